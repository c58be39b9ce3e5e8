import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../platform/brand';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { click, control, fill } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { HeroHours } from './HeroHours';
import { HomeHero } from './HomeHero';
import { HowItWorksSection, IntroSection } from './HomeSections';
import { SavingsAndPrices } from './SavingsAndPrices';
import { TopConditions } from './TopConditions';

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

const reasons = () => [...document.querySelectorAll('nav a')].map(textOf);
const tiles = () => [...document.querySelectorAll('li')].map(textOf);

describe('what the hero answers', () => {
  afterEach(() => {
    act(() => {
      rememberState(undefined);
    });
  });

  test('[AF-04] its price follows the state, which its chip and every other panel share', async () => {
    const { container } = renderAt('/', hero);
    const chip = container.querySelector('select');
    await fill(chip, 'Texas');
    expect(textOf(container)).toContain('$74 live visit');
    expect(textOf(container)).not.toContain('Starting at');
    expect(sessionStorage.getItem('state')).toBe('Texas');
    act(() => {
      rememberState('Florida');
    });
    expect(chip?.value).toBe('Florida');
    expect(textOf(container)).toContain('$29 virtual or $74 live visit');
  });

  test('[CX-06] its reasons lead to treatments, without what the partner hides', async () => {
    renderAt('/', hero);
    expect(reasons()).toEqual(['UTI', 'Sore throat', 'Sick child', 'Refill', 'Birth control', 'Weight loss']);
    const page = parsed(await prerenderAt('/', hero));
    expect(textOf(page.querySelector('[data-offer="weight-loss"]'))).toBe('Weight loss');
    act(() => {
      recordLocation('?pharmacy=Eaglecrest');
    });
    expect(reasons()).not.toContain('Weight loss');
  });

  test('[AF-03] the hours hold now in the browser; prerendered HTML knows no time', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-15T05:00:00Z'), toFake: ['Date'] });
    const html = await prerenderAt('/', <HeroHours />);
    expect(textOf(parsed(html))).toBe('Providers online 9 AM to 9 PM ET');
    const { container, complaints } = renderAt('/', <HeroHours />, html);
    expect(textOf(container)).toMatch(/^Providers back at 9 AM ET(, your .+)?; start now$/);
    expect(complaints).toEqual([]);
    vi.useRealTimers();
  });
});

describe('the top conditions', () => {
  test('[AF-09] [AF-04] are tiles with a picture and the price of a visit, for oneself or a child', async () => {
    renderAt('/', <TopConditions />);
    expect(tiles()).toHaveLength(8);
    expect(tiles()[0]).toBe('Urinary Tract Infection$29 virtual, $74 live, by state');
    expect(document.querySelectorAll('li use')).toHaveLength(8);
    await click(control('For my child'));
    expect(control('For my child')?.getAttribute('aria-pressed')).toBe('true');
    const leads = Array.from(document.querySelectorAll('li a'), (link) => link.getAttribute('href'));
    expect(leads).toEqual(Array.from({ length: 8 }, () => expect.stringMatching(/-pediatric$/) as unknown));
  });

  test('[CX-06] what a partner hides is replaced, so that no tile is missing', () => {
    recordLocation('?pharmacy=Eaglecrest');
    renderAt('/', <TopConditions />);
    expect(tiles()).toHaveLength(8);
    expect(tiles().join()).not.toContain('Weight Loss');
  });
});

async function said(lead?: string): Promise<string> {
  return textOf(parsed(await prerenderAt('/', <IntroSection treatmentsHref="#treatments" lead={lead} />)));
}

test('[AF-15] who leads the providers is named by configuration or not at all', async () => {
  expect(brand.medicalLead).toBe('');
  expect(await said()).not.toContain('leads our providers');
  expect(await said('Avery Sample, MD')).toContain('Avery Sample, MD leads our providers.');
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
  expect(textOf(page.querySelector(`a[href="${brand.reviewUrl}"]`))).toContain(
    `${brand.reviewRating} stars from ${brand.reviewCount} reviews`,
  );
});

const prices = (page: Element) => [...page.querySelectorAll('article strong')].map(textOf);

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

  test('[HM-09] [AF-20] the prices stand with what they include and the refund rule', async () => {
    const page = parsed(await prerenderAt('/', <SavingsAndPrices />));
    expect(prices(page)).toEqual(['$29 if offered in your state', '$74', '$299 a month if offered in your state']);
    expect(textOf(page)).toContain('Visits from $29.');
    for (const card of page.querySelectorAll('article')) {
      expect(card.querySelectorAll('li').length).toBeGreaterThan(1);
      // Where it is folded, the name of what opens it is what is seen of it.
      const seen = [...card.querySelectorAll('h3, strong, strong + span')].map(textOf);
      expect(card.querySelector('button')?.getAttribute('aria-label')).toBe(seen.join(' '));
      // The page keeps its length: one line beneath name and price.
      expect(card.querySelectorAll('small, strong + span')).toHaveLength(1);
    }
    expect(textOf(page)).toContain('non-refundable after your consultation is complete');
  });

  test.each([
    ['Texas', '$74 live visit.', ['$29 in Texas for erectile dysfunction only', '$74', '$299 a month in Texas']],
    ['Kansas', '$74 live visit.', ['Not offered in Kansas', '$74', '$299 a month in Kansas']],
    ['Washington', '$29 virtual or $74 live visit.', ['$29 in Washington', '$74', 'Not offered in Washington']],
  ] as const)('[AF-04] in %s the prices are those that can be had there', (state, lead, cards) => {
    rememberState(state);
    const { container } = renderAt('/', <SavingsAndPrices />);
    expect(textOf(container)).toContain(lead);
    expect(textOf(container)).not.toContain('Visits from');
    expect(prices(container)).toEqual(cards);
    const names = Array.from(container.querySelectorAll('article button'), (button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual(cards.map((price) => expect.stringContaining(price) as unknown));
    act(() => {
      rememberState(undefined);
    });
  });

  test('[CX-06] the weight-loss price is hidden for the grocery chain', () => {
    recordLocation('?pharmacy=Eaglecrest');
    expect(renderAt('/', <SavingsAndPrices />).container.querySelectorAll('article')).toHaveLength(2);
  });
});
