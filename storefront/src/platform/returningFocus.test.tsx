import { act } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { click, eventually } from '../testing/interact';
import { render, textOf } from '../testing/renderAt';
import { longestRender, returnFocus } from './returningFocus';

const list = (
  <main>
    <h1>List</h1>
    <Link to="/one">One</Link>
    <Link to="/two">Two</Link>
    <Link to="/two">Two</Link>
    <Link to="/alike">Alike</Link>
    <input id="filter" aria-label="Filter" />
  </main>
);

let router: ReturnType<typeof createMemoryRouter>;
let end: () => void;

beforeEach(() => {
  router = createMemoryRouter([
    { path: '/', element: list },
    {
      path: '*',
      element: (
        <main>
          <h1>Page</h1>
          <Link to="/one">One</Link>
        </main>
      ),
    },
    {
      path: '/alike',
      // A page of its own, of which nothing stays from the list.
      element: (
        <main key="alike">
          <h1>Page</h1>
          <Link to="/alike">Alike</Link>
        </main>
      ),
    },
  ]);
  end = returnFocus(router);
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  end();
});

const links = () => [...document.querySelectorAll('a')];

test('[AF-13] going back gives the focus to the link that was followed, the very one of two alike', async () => {
  await click(links()[2]);
  expect(textOf(document.querySelector('h1'))).toBe('Page');
  await act(() => router.navigate(-1));
  await eventually(() => (document.activeElement === links()[2] ? true : undefined));
});

test('[AF-13] so does going forward, to what was used there', async () => {
  await click(links()[1]);
  document.querySelector('a')?.focus();
  await act(() => router.navigate(-1));
  await eventually(() => (document.activeElement === links()[1] ? true : undefined));
  await act(() => router.navigate(1));
  const page = await eventually(() => (links().length === 1 ? links()[0] : undefined));
  expect(await eventually(() => (document.activeElement === page ? page : undefined))).toBe(page);
});

test('[AF-13] a field is found by its name, and what was typed is no part of what is remembered', async () => {
  document.querySelector('input')?.focus();
  await act(() => router.navigate('/one'));
  await act(() => router.navigate(-1));
  expect(await eventually(() => (document.activeElement?.id === 'filter' ? true : undefined))).toBe(true);
});

test('[AF-13] a link that is followed leaves the focus to the new page', async () => {
  await click(links()[3]);
  expect(links().map(({ textContent }) => textContent)).toEqual(['Alike']);
  for (let frames = 0; frames <= longestRender + 1; frames += 1) await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(document.body);
});
