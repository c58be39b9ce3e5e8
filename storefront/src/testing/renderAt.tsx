import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { afterEach } from 'vitest';
import { forgetViews } from '../platform/viewMemory';
import { recordLocation } from '../platform/visitor';
import { settled } from './interact';
import { matchMedia } from './screen';

/** Renders what needs no address of its own. Like all that is rendered here, it is gone after the test. */
export { render };

// React asks tests to say that they are tests.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia });

afterEach(() => {
  cleanup();
  // Notices stand in a tree of their own, which has parts elsewhere in the body for a second. Closed, they take these along; a
  // part that is taken from React makes it fail a second later, in whatever test runs then.
  for (const close of document.querySelectorAll<HTMLElement>('[data-notices] button')) act(() => close.click());
  document.body.replaceChildren();
  localStorage.clear();
  forgetViews();
  recordLocation('');
});

/** The prerendered HTML of an element that stands at an address. */
export async function prerenderAt(path: string, element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = (await handler.query(new Request(`http://localhost${path}`))) as StaticHandlerContext;
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

/** What a browser has of an element at an address. */
export interface Rendered {
  readonly container: HTMLElement;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Errors and warnings of hydration. */
  readonly complaints: readonly unknown[];
}

/**
 * Renders an element at an address as a browser does.
 *
 * @param html the prerendered HTML to hydrate; without it the element is rendered anew, as after a navigation.
 */
export function renderAt(path: string, element: ReactNode, html?: string): Rendered {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html ?? '';
  const complaints: unknown[] = [];
  render(<RouterProvider router={router} />, {
    container,
    ...(html !== undefined && { hydrate: true, onRecoverableError: (error: unknown) => complaints.push(error) }),
  });
  return { container, router, complaints };
}

/** Renders a route with its loader at an address, and lets its data arrive, and every part of the page. */
export async function renderRoute(
  path: string,
  route: Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>,
): Promise<void> {
  const router = createMemoryRouter([{ path: '*', HydrateFallback: () => null, ...route }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await settled();
}

/** Text of a document fragment, spaces made single. */
export function textOf(node: Pick<Node, 'textContent'> | null | undefined): string {
  return (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Prerendered HTML as elements. */
export function parsed(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}
