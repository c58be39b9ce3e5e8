import type * as React from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

/** What React is told to do with the root, and with which one. */
const rendering = vi.hoisted(() => ({
  hydrateRoot: vi.fn<(root: Element) => void>(() => {
    transition.opened.push(transition.isOpen);
  }),
  createRoot: vi.fn<(root: Element) => { render: () => void }>(() => ({
    render: () => {
      transition.opened.push(transition.isOpen);
    },
  })),
}));
vi.mock('react-dom/client', () => rendering);
/** Whether React is told to do in pieces what it is told to do now. */
const transition = vi.hoisted(() => ({ isOpen: false, opened: [] as boolean[] }));
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof React>()),
  startTransition: (act: () => void) => {
    transition.isOpen = true;
    act();
    transition.isOpen = false;
  },
}));
vi.mock('./routes', () => ({
  routes: [
    { path: '/terms', Component: () => null },
    { path: '/broken', Component: () => null, loader: () => Promise.reject(new Error('gone')) },
    { path: '*', Component: () => null },
  ],
}));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  transition.opened = [];
  vi.stubGlobal('BUILD_HAS_REPORTS', false);
});

const canonical = '<link rel="canonical" href="https://www.example.com/terms">';
const body = '<div id="root"><h1>Some page</h1></div>';
const documents = {
  page: [canonical, body],
  'not-found page': ['', body],
  'page with nothing in it, as in development': [canonical, '<div id="root"><!-- the page --></div>'],
} as const;

test.each([
  ['page', '/terms', 'hydrateRoot'],
  ['not-found page', '/nowhere', 'hydrateRoot'],
  ['not-found page', '/terms', 'createRoot'],
  ['page', '/nowhere', 'createRoot'],
  ['page', '/broken', 'createRoot'],
  ['page with nothing in it, as in development', '/terms', 'createRoot'],
] as const)(
  '[APP-02] [APP-07] with a document that holds a %s, the application at %s begins by %s',
  async (kind, path, by) => {
    history.replaceState(null, '', path);
    [document.head.innerHTML, document.body.innerHTML] = documents[kind];
    await import('./client');
    await vi.waitFor(() => {
      expect(Object.values(rendering).flatMap(({ mock }) => mock.calls)).toHaveLength(1);
    });
    expect(rendering[by].mock.calls[0]?.[0]).toBe(document.querySelector('#root'));
    // As one task it would hold up a slow phone: docs/decisions/0039.
    expect(transition.opened).toEqual([true]);
  },
);
