import { useEffect } from 'react';

/**
 * Stands in for `styleSingleton` of `react-style-singleton`, with a sheet that the document adopts: a policy without
 * `unsafe-inline` allows it. The rules of the first component that is mounted hold until the last has gone.
 */
export function styleSingleton(): (properties: { readonly styles: string }) => null {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return function AdoptedStyle({ styles }) {
    useEffect(() => {
      if (sheet === undefined) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      if (mounted === 0) sheet.replaceSync(styles);
      mounted += 1;
      return () => {
        mounted -= 1;
        if (mounted === 0) sheet?.replaceSync('');
      };
    }, [styles]);
    return null;
  };
}
