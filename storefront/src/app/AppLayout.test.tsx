import { act } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as BottomBarModule from '../features/footer/BottomBar';
import type * as HeaderModule from '../features/header/Header';
import { click, settled } from '../testing/interact';
import { prerenderAt, renderAt, textOf } from '../testing/renderAt';
import { recordLocation } from '../platform/visitor';
import { AppLayout } from './AppLayout';

/** How often each large part was rendered, by its name. */
const rendered = vi.hoisted(() => new Map<string, number>());
const counted = vi.hoisted(() => <Props,>(name: string, Part: (props: Props) => unknown) => (props: Props) => {
  rendered.set(name, (rendered.get(name) ?? 0) + 1);
  return Part(props);
});

vi.mock('../features/header/Header', async (importOriginal) => {
  const { Header, ...others } = await importOriginal<typeof HeaderModule>();
  return { ...others, Header: counted('header', Header) };
});
vi.mock('../features/footer/BottomBar', async (importOriginal) => {
  const { BottomBar, ...others } = await importOriginal<typeof BottomBarModule>();
  return { ...others, BottomBar: counted('bar', BottomBar) };
});

beforeAll(async () => {
  // The first time has parts fetched that are there afterwards, as when pages are built.
  await prerenderAt('/', <AppLayout />);
  await settled();
});

test.each(['', '?source=flyer&campaign=spring'])(
  'a page that is taken over renders nothing large twice for a visitor of no partner: "%s"',
  async (search) => {
    const html = await prerenderAt('/', <AppLayout />);
    rendered.clear();
    recordLocation(search);
    const { complaints } = renderAt('/', <AppLayout />, html);
    await settled();
    expect(complaints).toEqual([]);
    // A slow phone would be deaf once more: docs/decisions/0039.
    expect(Object.fromEntries(rendered)).toEqual({ header: 1, bar: 1 });
  },
);

test('what becomes known of the visitor later renders nothing large', async () => {
  renderAt('/', <AppLayout />);
  await settled();
  rendered.clear();
  act(() => {
    recordLocation('?campaign=spring&source=flyer');
  });
  await settled();
  expect(Object.fromEntries(rendered)).toEqual({});
});

const greetings = () => [...document.querySelectorAll('[role=dialog] h2')].map(textOf);

test('[WM-01] [SM-02] a pharmacy that another tab comes from is not greeted here', async () => {
  renderAt('/', <AppLayout />);
  await settled();
  act(() => {
    localStorage.setItem('pharmacy', 'Oak');
    window.dispatchEvent(new Event('storage'));
  });
  await settled();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('[WM-01] [SM-02] a greeting stays until it is closed, whatever other tabs store', async () => {
  recordLocation('?pharmacy=Oak');
  renderAt('/', <AppLayout />);
  await settled();
  expect(greetings()).toEqual(['Welcome Oak Customers!']);
  act(() => {
    localStorage.setItem('campaign', 'fall');
    window.dispatchEvent(new Event('storage'));
  });
  await settled();
  expect(greetings()).toEqual(['Welcome Oak Customers!']);
  await click(document.querySelector('[role=dialog] button'));
  expect(greetings()).toEqual([]);
});
