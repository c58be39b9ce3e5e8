import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../platform/brand';
import { recordLocation } from '../../platform/visitor';
import { click, control } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { HomeHero } from './HomeHero';
import { HowItWorksSection, IntroSection } from './HomeSections';
import { SavingsAndPrices } from './SavingsAndPrices';

const ask = vi.fn<() => void>();
const hero = <HomeHero treatmentsHref="#treatments" search={null} hours={null} onAskReceptionist={ask} />;

afterEach(() => {
  act(() => {
    recordLocation('');
  });
});

describe('the hero', () => {
  test('[HM-01] says what it is, where prices start, and leads to the treatments', () => {
    recordLocation('');
    const { container } = renderAt('/', hero);
    expect(textOf(container.querySelector('h1'))).toBe('From Symptom to Care, FASTER');
    expect(textOf(container)).toContain('Starting at $29');
    expect(control('Find Treatment')?.getAttribute('href')).toBe('/#treatments');
  });

  test('[HM-02] shows the picture of the stored option', () => {
    recordLocation('?option=4');
    expect(renderAt('/', hero).container.querySelector('img')?.getAttribute('src')).toBe('/images/hero/4.svg');
  });

  test('[HM-03] is a shopping list for shoppers', () => {
    recordLocation('?pharmacy=Corner%20Drugs');
    const { container } = renderAt('/', hero);
    expect(textOf(container.querySelector('h1'))).toBe('Easier than your shopping list');
    expect([...container.querySelectorAll('h1 + ul li')].map(textOf)).toEqual(['Tissues', 'Soup', 'Treatment']);
  });

  test('[HM-04] is pending until the stored values are read, and hydrates to what they say', async () => {
    const html = await prerenderAt('/', hero);
    expect(parsed(html).querySelector('[data-pending]')).not.toBeNull();
    recordLocation('?option=2');
    const { container, complaints } = renderAt('/', hero, html);
    expect(container.querySelector('[data-pending]')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/hero/2.svg');
    expect(complaints).toEqual([]);
  });

  test('[CH-12] offers the chat', async () => {
    renderAt('/', hero);
    await click(control('Describe your symptoms'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test('[HM-05] the intro has "Get Started" and every benefit', async () => {
  const page = parsed(await prerenderAt('/', <IntroSection treatmentsHref="#treatments" />));
  expect(textOf(page.querySelector('a'))).toBe('Get Started');
  expect([...page.querySelectorAll('li')].map(textOf)).toEqual([
    'Board-certified providers',
    'No big co-pays or hidden costs',
    'No insurance',
    'No waiting days for appointments or hours in waiting rooms',
    'No subscription',
    'No hassles',
  ]);
});

test('[HM-06] the band "HOW IT WORKS" has the review badge and leads to the guide', async () => {
  const page = parsed(await prerenderAt('/', <HowItWorksSection />));
  expect(textOf(page)).toContain('HOW IT WORKS');
  expect(textOf(page.querySelector('a[href="/how-it-works"]'))).toMatch(/^Learn More\b/);
  expect(textOf(page.querySelector(`a[href="${brand.reviewUrl}"]`))).toContain('4.0 stars from 15 reviews');
});

describe('the lower part', () => {
  test('[HM-08] the savings band shows the card and opens savings in a new tab', async () => {
    const page = parsed(await prerenderAt('/', <SavingsAndPrices />));
    expect(textOf(page)).toContain('PRESCRIPTION SAVINGS');
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/images/savings-card.svg');
    const link = page.querySelector('a[href="/savings"]');
    expect(textOf(link)).toContain('Download Rx Savings Card');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  test('[HM-09] the prices stand with what they include and the refund rule', async () => {
    const page = parsed(await prerenderAt('/', <SavingsAndPrices />));
    expect([...page.querySelectorAll('article > strong')].map(textOf)).toEqual(['$29', '$74', '$299 a month']);
    for (const card of page.querySelectorAll('article')) expect(card.querySelectorAll('li').length).toBeGreaterThan(1);
    expect(textOf(page)).toContain('non-refundable after your consultation is complete');
  });

  test('[CX-06] the weight-loss price is hidden for the grocery chain', () => {
    recordLocation('?pharmacy=Eaglecrest');
    expect(renderAt('/', <SavingsAndPrices />).container.querySelectorAll('article')).toHaveLength(2);
  });
});
