/**
 * Where styled-components puts its rules: a constructed style sheet that the shadow root adopts. A strict
 * `style-src` forbids style elements, but not these.
 *
 * styled-components knows style elements only, so it gets one that is never attached and whose `sheet` is
 * the constructed one.
 */
export function adoptedTarget(root: ShadowRoot): HTMLElement {
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const target: Pick<HTMLElement, 'insertBefore' | 'querySelectorAll'> = {
    insertBefore: (tag) => Object.defineProperty(tag, 'sheet', { value: sheet }),
    // It looks for the place behind its last style element.
    querySelectorAll: (() => []) as never,
  };
  return target as HTMLElement;
}
