import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryInfo } from '../features/category/categoryPage.model';
import { rememberState } from '../platform/chosenState';
import { click, control, eventually, fill, press } from '../testing/interact';
import { renderRoute, textOf } from '../testing/renderAt';
import { setNarrow } from '../testing/screen';
import { CategoryPage, type CategoryPageData } from './CategoryPage';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function dataFor(segment: string): CategoryPageData {
  const category = categoryInfo(segment);
  return category === undefined ? { kind: 'none', segment } : { kind: 'category', category };
}

function show(segment: string, query = '') {
  return renderRoute(`/category/${segment}${query}`, { Component: CategoryPage, loader: () => dataFor(segment) });
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const condition = () => document.querySelector<HTMLSelectElement>('label + div select');
const panel = () => document.querySelector('[role=tabpanel]');

test('[CT-01] the banner has title, description and picture', async () => {
  await show('dermatology');
  expect(textOf(document.querySelector('h1'))).toBe('Dermatology');
  expect(textOf(document.body)).toContain('Help for acne, rashes, eczema and signs of aging');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/categories/dermatology.svg');
});

test('[AF-09] on small screens each row has the picture of its condition', async () => {
  await show('optometry');
  const pictures = Array.from(document.querySelectorAll('li use'), (use) => use.getAttribute('href'));
  expect(pictures).toEqual([
    '/images/conditions/other.svg#general-consult',
    '/images/conditions/optometry.svg#dry-eye',
    '/images/conditions/optometry.svg#pinkeye',
  ]);
});

test('[CT-02] a tab shows symptoms, what you need, common medications and a button', async () => {
  await show('dermatology');
  expect(tabs().map(textOf)).toEqual(['General Consult', 'Acne', 'Anti-Aging', 'Eczema', 'Rash']);
  expect(document.querySelector('[role=tablist]')?.getAttribute('aria-orientation')).toBe('vertical');
  await click(control('Eczema'));
  await eventually(() =>
    [...(panel()?.querySelectorAll('h2') ?? [])].find((heading) => textOf(heading) === 'What You Need'),
  );
  const headings = [...(panel()?.querySelectorAll('h2') ?? [])].map(textOf);
  expect(headings[0]).toBe('Eczema');
  expect(headings).toContain('Common Symptoms');
  expect(headings).toContain('Common Medications');
  expect(textOf(panel()?.querySelector('button'))).toBe('Get Started');
});

test('[CT-02] arrow keys, Home and End go through the tabs', async () => {
  await show('dermatology');
  const selected = () => textOf(tabs().find((tab) => tab.getAttribute('aria-selected') === 'true'));
  await press(tabs()[0], 'ArrowDown');
  expect(selected()).toBe('Acne');
  expect(document.activeElement).toBe(tabs()[1]);
  await press(document.activeElement, 'End');
  expect(selected()).toBe('Rash');
  await press(document.activeElement, 'ArrowDown');
  expect(selected()).toBe('General Consult');
  await press(document.activeElement, 'ArrowUp');
  expect(selected()).toBe('Rash');
  await press(document.activeElement, 'Home');
  expect(selected()).toBe('General Consult');
});

test('[GS-01] "Get Started" chooses the condition of the tab; the dropdown changes the tab', async () => {
  await show('optometry');
  expect(condition()?.value).toBe('');
  await click(tabs()[1]);
  await click(panel()?.querySelector('button'));
  expect(condition()?.value).toBe('dry-eye');
  await fill(condition(), 'pinkeye');
  expect(textOf(panel()?.querySelector('h2'))).toBe('Pinkeye');
});

test('[CT-02] [GS-01] "Get Started" leads the focus to the state, which is still missing, and not to the condition just chosen', async () => {
  await show('optometry');
  await click(tabs()[1]);
  await click(panel()?.querySelector('button'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What state do you live in?');
  expect(document.activeElement).not.toBe(condition());
});

/** What the live region of the panel says. */
const heard = () => textOf(document.querySelector('output'));

test('[AF-12] what is missing again is said when the condition or the state is cleared', async () => {
  await show('dermatology');
  expect(heard()).toBe('');
  await fill(condition(), 'acne');
  expect(heard()).toContain('Choose your state to see the visits');
  await fill(document.querySelector('select[aria-label]'), 'Texas');
  await eventually(() => control('Live Consultation'));
  expect(heard()).toContain('In Texas you can choose');
  await click(document.querySelector('[aria-label="Clear Acne"]'));
  expect(heard()).toContain('Choose your condition to see the visits');
  await click(document.querySelector('[aria-label="Clear Texas"]'));
  expect(heard()).toContain('Choose your condition and your state to see the visits');
});

const bar = () => document.querySelector<HTMLElement>('[data-start-bar]');
const rows = () => [...document.querySelectorAll<HTMLElement>('li:has(> a[href^="/"])')];
const found = () => [...document.querySelectorAll('a[role=option]')].map((option) => textOf(option.children[1]));

describe('on small screens', () => {
  beforeEach(() => {
    setNarrow(true);
  });

  afterEach(() => {
    setNarrow(false);
    act(() => {
      rememberState(undefined);
    });
  });

  test('[AF-08] each row is one link with picture, name, lay words and price', async () => {
    await show('optometry');
    const row = await eventually(() => rows().find((one) => textOf(one.querySelector('a')) === 'Dry Eye'));
    expect(row.querySelector('use')?.getAttribute('href')).toBe('/images/conditions/optometry.svg#dry-eye');
    expect(textOf(row)).toContain('Gritty eyes, burning eyes');
    expect(textOf(row)).toContain('$29 virtual, $74 live, by state');
    expect(row.querySelectorAll('a, button')).toHaveLength(1);
    act(() => {
      rememberState('Texas');
    });
    expect(textOf(row)).toMatch(/\$74 live$/);
  });

  test('[AF-08] there is no bar before a condition is chosen', async () => {
    await show('optometry');
    await eventually(() => rows()[0]);
    expect(bar()).toBeNull();
  });

  test('[CT-03] a row leads to the treatment, which is the chosen one after it; the button of the bar opens a drawer with the panel', async () => {
    await show('optometry');
    await click(
      await eventually(() =>
        rows()
          .find((one) => textOf(one).startsWith('Dry Eye'))
          ?.querySelector('a'),
      ),
    );
    expect(sessionStorage.getItem('condition')).toBe('dry-eye');
    const start = await eventually(() => bar()?.querySelector('button'));
    expect(textOf(bar())).toContain('Dry Eye · choose your state');
    await click(start);
    const drawer = await eventually(() => document.querySelector('[role=dialog]'));
    expect(textOf(drawer.querySelector('h2'))).toBe('Dry Eye');
    expect(textOf(drawer)).toContain('Get Started Here');
    expect(drawer.querySelector<HTMLSelectElement>('label + div select')?.value).toBe('dry-eye');
  });

  test('[AF-08] a long list has the search on top, which looks there first, and everywhere if nothing there fits', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    await show('pediatric-health');
    const field = await eventually(() => document.querySelector('[role=combobox]'));
    await fill(field, 'ear');
    await eventually(() => found()[0]);
    expect(found()[0]).toBe('Earache - Pediatric');
    expect(found()).not.toContain('Earache');
    await fill(field, 'gout');
    await eventually(() => (found().includes('Gout') ? true : undefined));
    await fill(field, 'chest pain');
    await eventually(() => document.querySelector('[role=option][href="tel:911"]'));
    document.body.replaceChildren();
    await show('optometry');
    expect(document.querySelector('[role=combobox]')).toBeNull();
  });
});

test('[CT-04] an unknown category is logged, and the page says so and leads to All Treatments', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show('cardiology');
  expect(log).toHaveBeenCalledWith('no category is called "cardiology"');
  expect(tabs()).toEqual([]);
  const all = await eventually(() => control('All Treatments'));
  expect(all.getAttribute('href')).toBe('/care');
  expect(textOf(document.body)).toContain('There is no category by that name');
});

test('[CT-04] so is an address without any', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show('');
  expect(log).toHaveBeenCalledWith('no category in the address');
});

test('[CT-05] mental wellness has its banner, no list, the General Consult and the 988 line', async () => {
  await show('mental-wellness');
  expect(textOf(document.querySelector('h1'))).toBe('Mental Wellness');
  expect(tabs()).toEqual([]);
  expect(control('Start General Consult')?.getAttribute('href')).toBe('/general-consult');
  expect(document.querySelector('a[href="tel:988"]')).not.toBeNull();
});

test('[GS-20] the chosen condition is remembered for the visit, carried to another category, and cleared by one tap', async () => {
  await show('urgent-care');
  await fill(condition(), 'rash');
  expect(sessionStorage.getItem('condition')).toBe('rash');
  expect(localStorage.getItem('condition')).toBeNull();
  document.body.replaceChildren();

  await show('dermatology');
  expect(condition()?.value).toBe('rash');
  await click(document.querySelector('[aria-label="Clear Rash"]'));
  expect(condition()?.value).toBe('');
  expect(document.activeElement).toBe(condition());
  expect(sessionStorage.getItem('condition')).toBeNull();
});

test('[GS-20] a condition that another category has, or rubbish, is none here', async () => {
  sessionStorage.setItem('condition', 'gout');
  await show('optometry');
  expect(condition()?.value).toBe('');
  expect(document.querySelector('[aria-label^="Clear"]')).toBeNull();
});

test('[GS-11] the protocol name in the address is the condition, until the visitor chooses another or clears it', async () => {
  sessionStorage.setItem('condition', 'rash');
  await show('dermatology', '?protocolName=eczema');
  expect(condition()?.value).toBe('eczema');
  await fill(condition(), 'acne');
  expect(condition()?.value).toBe('acne');
  document.body.replaceChildren();

  await show('dermatology', '?protocolName=ECZEMA&source=mail');
  expect(condition()?.value).toBe('eczema');
  await click(document.querySelector('[aria-label="Clear Eczema"]'));
  expect(condition()?.value).toBe('');
});

test('[GS-11] one of another category can be started here too; an unknown name clears price and names', async () => {
  await show('dermatology', '?protocolName=Gout');
  expect(condition()?.value).toBe('gout');
  expect(textOf(await eventually(() => document.querySelector('dl')))).toContain('$8 to $18');
  document.body.replaceChildren();

  await show('dermatology', '?protocolName=Broken%20Heart');
  expect(condition()?.value).toBe('');
  expect(document.querySelector('dl')).toBeNull();
});
