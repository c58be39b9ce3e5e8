import { act } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as BottomBarModule from '../features/footer/BottomBar';
import type * as HeaderModule from '../features/header/Header';
import { settled } from '../testing/interact';
import { prerenderAt, renderAt } from '../testing/renderAt';
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
