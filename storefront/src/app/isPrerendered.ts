import type { RouterState } from 'react-router-dom';

/**
 * Whether the document holds the very page that the router shows. An error screen is never prerendered,
 * a development page not at all, and the not-found page can stand in for one that only the browser knows.
 */
export function isPrerendered(page: ParentNode, { errors, matches }: Pick<RouterState, 'errors' | 'matches'>): boolean {
  // It stands at any address, so it has no canonical one.
  const isNotFoundDocument = page.querySelector('link[rel=canonical]') === null;
  const isNotFoundPage = matches.at(-1)?.route.path === '*';
  return page.querySelector('#root > *') !== null && errors === null && isNotFoundDocument === isNotFoundPage;
}
