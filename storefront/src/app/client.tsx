import { startTransition, StrictMode, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { edition } from '@front-door/shared/edition/en';
import { ledgerKeys } from '@front-door/shared/visitor/launches';
import { takeOver } from '../platform/earlyInput';
import { visit } from '../platform/storage';
import { recordLeftArrivals, recordLocation } from '../platform/visitor';
import { mayRecord } from '../platform/privacy';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the first page's chunks and data are there, so that it renders at once. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

/** Records every arrival at an address before its page renders. */
function recordArrivals(router: Router): void {
  let { location } = router.state;
  recordLeftArrivals();
  recordLocation(location.search);
  goOnReporting();
  router.subscribe((state) => {
    if (state.location === location) return;
    ({ location } = state);
    recordLocation(location.search);
    goOnReporting();
  });
  window.addEventListener('online', goOnReporting);
}

/** Retries launches that the backend has not confirmed; few visits have any. */
function goOnReporting(): void {
  if (visit.get(ledgerKeys.pending) === null) return;
  import('../platform/launchLedger').then(({ retryLaunches }) => retryLaunches({ early: true })).catch(() => undefined);
}

/**
 * Whether the document holds the very page that the router shows. An error screen is never prerendered,
 * a development page not at all, and the not-found page can stand in for one that only the browser knows.
 */
function isPrerendered(root: Element, { state }: Router): boolean {
  // It stands at any address, so it has no canonical one.
  const isNotFoundDocument = document.querySelector('link[rel=canonical]') === null;
  const isNotFoundPage = state.matches.at(-1)?.route.path === '*';
  return root.firstElementChild !== null && state.errors === null && isNotFoundDocument === isNotFoundPage;
}

let scrolled = 0;

/** Around whatever shows, be it an error screen: its controls answer once their effects have run. */
function App({ router }: { readonly router: Router }) {
  useEffect(takeOver, []);
  // The router scrolls a first page to its top, wherever the visitor has got to by now.
  useInsertionEffect(() => {
    scrolled = scrollY;
  }, []);
  useLayoutEffect(() => {
    if (scrollY === 0) scrollTo(0, scrolled);
  }, []);
  return <RouterProvider router={router} onError={logError} />;
}

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the document has no #root');
  // Some of its other options do nothing in a build: `tools/leanRouter`.
  const router = createBrowserRouter(routes, { basename: edition.base });
  recordArrivals(router);
  await initialized(router);
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // In pieces of some milliseconds, between which the page answers; else it would be one long task on a slow phone.
  startTransition(() => {
    if (isPrerendered(root, router)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Without it the focus is where the browser leaves it.
  import('../platform/returningFocus').then(({ returnFocus }) => returnFocus(router)).catch(() => undefined);
  // Later than anything the visitor waits for. A visit that nobody is told of is a visit all the same.
  if (BUILD_HAS_REPORTS && mayRecord())
    setTimeout(() => {
      import('../platform/reports').then(
        ({ startReports }) => (tellError = startReports(router)),
        () => undefined,
      );
    }, 3000);
}

/** Whether the brand names a path for reports. */
declare const BUILD_HAS_REPORTS: boolean;

/** Tells of an error that a screen stands for; once the reporter is there. */
let tellError: ((error: unknown) => void) | undefined;

function logError(error: unknown): void {
  tellError?.(error);
  // oxlint-disable-next-line no-console -- APP-04: an unhandled error is logged
  console.error(error);
}

void start();
