import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticePositions, type Notice } from './notify';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
});

afterEach(async () => {
  // Each test starts with none.
  await pass(60_000);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(notice: Notice): Promise<void> {
  const { showNotice } = await import('./Notices');
  act(() => {
    showNotice(notice);
  });
  await pass(50);
}

const notices = () => [...document.querySelectorAll<HTMLElement>('[data-notices] > li')];
const texts = () => notices().map((notice) => notice.querySelector('p')?.textContent);

function only(): HTMLElement {
  const [notice, ...others] = notices();
  if (notice === undefined || others.length > 0) throw new Error(`${String(notices().length)} notices`);
  return notice;
}

test('[TH-07] a notice goes after 5000 ms', async () => {
  await show({ text: 'Saved' });
  expect(texts()).toEqual(['Saved']);
  await pass(4900);
  expect(texts()).toEqual(['Saved']);
  await pass(100);
  expect(texts()).toEqual([]);
});

test('[TH-07] a notice waits while the pointer is on it, and goes on when that leaves', async () => {
  await show({ text: 'Saved' });
  await pass(3000);
  act(() => void only().dispatchEvent(new Event('pointermove', { bubbles: true })));
  await pass(20_000);
  const region = only().closest('[role=region]');
  act(() => void region?.dispatchEvent(new Event('pointerleave')));
  await pass(1500);
  expect(texts()).toEqual(['Saved']);
  await pass(600);
  expect(texts()).toEqual([]);
});

test('[TH-07] a notice waits while the focus is in it; closing it gives the focus back', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  await show({ text: 'Saved' });
  const close = only().querySelector('button');
  act(() => close?.focus());
  await pass(20_000);
  expect(texts()).toEqual(['Saved']);
  act(() => close?.click());
  await pass(50);
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(before);
  before.remove();
  // The pause ended with the notice: the next one goes in its time.
  await show({ text: 'Saved again' });
  await pass(5000);
  expect(texts()).toEqual([]);
});

test('[TH-07] a notice is announced politely, with its link and without its close button', async () => {
  await show({ text: 'Your browser held it back.', link: { label: 'Open the portal', href: 'https://example.com/' } });
  const status = document.querySelector('[role=status]');
  expect(status?.getAttribute('aria-live')).toBe('polite');
  expect(status?.textContent).toMatch(/Your browser held it back\..*Open the portal/);
  expect(status?.textContent).not.toContain('Close');
  const link = only().querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://example.com/', '_blank', 'noopener noreferrer']);
});

test('[TH-07] a notice whose link is followed has done its work', async () => {
  await show({ text: 'Held back.', link: { label: 'Open', href: '#there' }, duration: Infinity });
  act(() => only().querySelector('a')?.click());
  await pass(50);
  expect(texts()).toEqual([]);
});

test('[TH-07] a notice that must not be missed stays until it is closed', async () => {
  await show({ text: 'Important', duration: Infinity });
  await pass(3_600_000);
  expect(texts()).toEqual(['Important']);
  act(() => only().querySelector('button')?.click());
  await pass(50);
  expect(texts()).toEqual([]);
});

test('[TH-07] stands at the bottom unless one of the six positions is named', async () => {
  expect(noticePositions).toEqual(['top', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right']);
  await show({ text: 'by default' });
  for (const position of noticePositions) await show({ text: position, position });
  const regions = [...document.querySelectorAll('[role=region]')].map((region) => [
    region.getAttribute('aria-label'),
    [...region.querySelectorAll('li p')].map(({ textContent }) => textContent),
  ]);
  expect(regions).toContainEqual(['Notifications (F8)', ['by default', 'bottom']]);
  for (const position of noticePositions.filter((name) => name !== 'bottom')) {
    expect(regions).toContainEqual([`Notifications, ${position}`, [position]]);
  }
  const heights = noticePositions.map((position) => {
    const stack = notices().find((notice) => notice.textContent.startsWith(position))?.parentElement;
    return stack === null || stack === undefined ? '' : getComputedStyle(stack).alignItems;
  });
  expect(heights).toEqual(['center', 'flex-start', 'flex-end', 'center', 'flex-start', 'flex-end']);
});
