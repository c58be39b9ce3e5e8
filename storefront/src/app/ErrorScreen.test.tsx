import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { control, settled } from '../testing/interact';
import { render, textOf } from '../testing/renderAt';
import { ErrorScreen } from './ErrorScreen';

function Broken(): never {
  throw new Error('broken on purpose');
}

async function show(route: { Component?: () => never; loader?: () => never }) {
  // Browsers keep how a document was loaded; jsdom does not.
  Object.assign(performance, { getEntriesByType: () => [] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn<(error: unknown) => void>();
  const router = createMemoryRouter([
    { path: '/', ErrorBoundary: ErrorScreen, HydrateFallback: () => null, Component: () => null, ...route },
  ]);
  render(<RouterProvider router={router} onError={onError} />);
  await settled();
  return onError;
}

test('[APP-04] a rendering error shows the screen with ways to reload and home, and is reported', async () => {
  const onError = await show({ Component: Broken });
  expect(textOf(document.querySelector('h1'))).toBe('Unexpected Application Error!');
  expect(control('Reload the page')).toBeDefined();
  expect(control('Go to the home page')?.getAttribute('href')).toBe('/');
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'broken on purpose' });
});

test('[APP-05] a page that cannot be fetched shows the same screen', async () => {
  const onError = await show({ loader: Broken });
  expect(textOf(document.querySelector('h1'))).toBe('Unexpected Application Error!');
  expect(onError).toHaveBeenCalledTimes(1);
});
