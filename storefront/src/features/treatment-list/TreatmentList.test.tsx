import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { recordLocation } from '../../platform/visitor';
import { click, control, escape, moveMouse, tap } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { TreatmentList } from './TreatmentList';

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  delete window.dataLayer;
  scrolled.mockReset();
});

const list = <TreatmentList heading="All Treatments" level="h1" />;
const cards = () => [...document.querySelectorAll<HTMLElement>('li:has(h2)')];
const overlayOf = (title: string) =>
  cards()
    .find((card) => textOf(card.querySelector('h2')) === title)
    ?.querySelector<HTMLElement>('h2 ~ div');

test('[CA-01] shows the heading and a card with icon and description for every category', () => {
  const { container } = renderAt('/care', list);
  expect(textOf(container.querySelector('h1'))).toBe('All Treatments');
  expect(cards()).toHaveLength(11);
  for (const card of cards()) {
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/categories\/.*-icon\.svg$/);
    expect(textOf(card.querySelector('p')).length).toBeGreaterThan(10);
  }
});

describe('the overlay of a card', () => {
  test('[CA-02] lists the treatments, in two columns when there are more than 10, and the button', () => {
    renderAt('/care', list);
    const overlay = overlayOf('Urgent Care');
    expect([...(overlay?.querySelectorAll('ul') ?? [])].map((column) => column.children.length)).toEqual([11, 11]);
    expect(textOf(overlay?.lastElementChild)).toBe('View All Urgent Care');
    expect(overlayOf('Dermatology')?.querySelectorAll('ul')).toHaveLength(1);
    expect(textOf(overlayOf('Weight Loss')?.lastElementChild)).toBe('Start Your Weight Loss Journey');
  });

  test('[CA-02] shows on focus and goes when focus leaves', () => {
    renderAt('/care', list);
    act(() => {
      control('Urgent Care')?.focus();
    });
    expect(overlayOf('Urgent Care')?.hasAttribute('data-open')).toBe(true);
    act(() => {
      control('Optometry')?.focus();
    });
    expect(overlayOf('Urgent Care')?.hasAttribute('data-open')).toBe(false);
  });

  test('[CA-02] [AF-17] goes on Escape, whether mouse or focus has opened it', () => {
    vi.useFakeTimers();
    renderAt('/care', list);
    const isOpen = () => overlayOf('Urgent Care')?.hasAttribute('data-open');
    moveMouse('over', control('Urgent Care'));
    act(() => {
      vi.runAllTimers();
    });
    vi.useRealTimers();
    expect(isOpen()).toBe(true);
    escape();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);

    const inside = overlayOf('Urgent Care')?.querySelector('a');
    for (const focused of [control('Urgent Care'), inside]) {
      act(() => {
        focused?.focus();
      });
      expect(isOpen()).toBe(true);
      escape();
      expect(isOpen()).toBe(false);
      // What is inside can be seen no more.
      expect(document.activeElement).toBe(control('Urgent Care'));
      act(() => {
        control('Optometry')?.focus();
      });
    }
  });

  test('[CA-02] shows on the first tap; the second follows the link', async () => {
    const { router } = renderAt('/care', list);
    const title = control('Optometry');
    await tap(title);
    expect(overlayOf('Optometry')?.hasAttribute('data-open')).toBe(true);
    expect(router.state.location.pathname).toBe('/care');
    await tap(title);
    expect(router.state.location.pathname).toBe('/category/optometry');
  });
});

test('[CA-03] the toggle changes between cards and a list of all treatments', async () => {
  renderAt('/care', list);
  await click(control('Display As List'));
  expect(cards()).toHaveLength(0);
  expect(document.querySelectorAll('li a')).toHaveLength(treatments.length);
  await click(control('Display As Categories'));
  expect(cards()).toHaveLength(11);
});

test('[CA-04] [CX-06] Weight Loss is hidden for the grocery chain, as a card and in the list', async () => {
  recordLocation('?pharmacy=Eaglecrest');
  renderAt('/care', list);
  expect(cards()).toHaveLength(10);
  await click(control('Display As List'));
  expect(control('Weight Loss')).toBeUndefined();
});

test('[CA-05] [AN-01] clicks on a card, on its button and on a treatment are recorded', async () => {
  renderAt('/care', list);
  await click(control('Optometry'));
  await click(control('View All Optometry'));
  await click(control('Dry Eye'));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'category_click', destination: '/category/optometry' }),
    expect.objectContaining({ event: 'category_button_click', category: 'Optometry' }),
    expect.objectContaining({ event: 'treatment_click', destination: 'dry-eye' }),
  ]);
});

test('[RT-01] [RT-02] scrolls to the list when the address asks for it, and not otherwise', async () => {
  const { router } = renderAt('/care', list);
  await act(() => router.navigate('/care?show=treatments'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/care?show=else'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
