import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '@front-door/shared/routing/hrefs';
import { brand } from '../platform/brand';
import { hasTitle, setHeadTexts } from '../platform/headTexts';

/** Keeps title, description and canonical address of the document true after a client-side navigation. */
export function useDocumentHead(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // A development page has no title to begin with.
    if (shown.current === pathname && hasTitle()) return;
    shown.current = pathname;
    // The texts of all pages are only needed once somebody moves on.
    import('@front-door/shared/routing/pages').then(
      ({ notFoundText, pageAt }) => {
        if (shown.current !== pathname) return undefined;
        const page = pageAt(pathname, brand);
        const { title, description } = page ?? notFoundText(brand);
        const canonical = page && new URL(addressOf(page.canonical), brand.siteUrl).href;
        return setHeadTexts({ title, description, canonical });
      },
      // A missing title hinders nobody; a page that is missing too shows the error screen.
      () => undefined,
    );
  }, [pathname]);
}
