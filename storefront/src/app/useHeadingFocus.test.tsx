import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { render, textOf } from '../testing/renderAt';
import { useHeadingFocus } from './useHeadingFocus';

function Layout() {
  useHeadingFocus();
  return (
    <main>
      <Outlet />
    </main>
  );
}

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', element: <h1>One</h1> },
        { path: '/two', element: <h1>Two</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
});

test('[APP-01] leaves focus alone on the first page', () => {
  expect(document.activeElement).toBe(document.body);
});

test('[APP-01] moves focus to the heading of the page that a link led to', async () => {
  await act(() => router.navigate('/two'));
  expect(textOf(document.activeElement)).toBe('Two');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('[APP-01] a change of the query alone moves nothing, and neither does going back', async () => {
  await act(() => router.navigate('/?tab=1'));
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/two'));
  (document.activeElement as HTMLElement).blur();
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(document.body);
});
