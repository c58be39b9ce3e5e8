// @vitest-environment node
import { expect, test } from 'vitest';
import { hoverMenu, type HoverMenuEvent, type HoverMenuState } from './hoverMenu.model';

const after = (...types: HoverMenuEvent['type'][]) =>
  types.reduce<HoverMenuState>((state, type) => hoverMenu(state, { type }), 'closed');

test('[HD-02] opens on hover and closes when the pointer leaves', () => {
  expect(after('hover')).toBe('hovered');
  expect(after('hover', 'unhover')).toBe('closed');
});

test('[HD-02] a press opens, and a second press closes', () => {
  expect(after('press')).toBe('pinned');
  expect(after('press', 'press')).toBe('closed');
});

test('[HD-02] a press on a menu that hovering opened keeps it open, even when the pointer leaves', () => {
  expect(after('hover', 'press')).toBe('pinned');
  expect(after('hover', 'press', 'unhover')).toBe('pinned');
});

test('[HD-02] an arrow key opens it', () => {
  expect(after('enter')).toBe('pinned');
});

test('[HD-02] every way out closes it', () => {
  expect(after('hover', 'dismiss')).toBe('closed');
  expect(after('press', 'dismiss')).toBe('closed');
});
