import { act } from 'react';
import { expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { howItWorksTabs, stepBlocks, stepBlocksOf } from '@front-door/shared/catalogue/howItWorks';
import { brand } from '../../platform/brand';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { HowItWorks } from './HowItWorks';

const tabsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[role=tab]')];
const prices = (page: HTMLElement) => [...page.querySelectorAll('strong')].map(textOf);
const selectedOf = (container: HTMLElement) =>
  tabsOf(container)
    .filter((tab) => tab.ariaSelected === 'true')
    .map(textOf);
const shownOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=tabpanel]:not([hidden]) h2')].map(textOf);
const bannerOf = (container: HTMLElement) => {
  const link = container.querySelector('section a');
  return [textOf(container.querySelector('section h2')), textOf(link), link?.getAttribute('href')];
};

function press(container: HTMLElement, key: string): void {
  act(() => {
    container
      .querySelector('[role=tab][tabindex="0"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

test('[HW-01] the HTML holds the three tabs with every numbered step and its image; the first is shown', async () => {
  const page = parsed(await prerenderAt('/how-it-works', <HowItWorks />));
  expect(tabsOf(page).map(textOf)).toEqual(['Virtual Consultation', 'Live Consultation', 'Weight Loss']);
  expect(shownOf(page)).toEqual(['Virtual Consultation']);
  const panels = [...page.querySelectorAll('[role=tabpanel]')];
  howItWorksTabs.forEach((tab, index) => {
    const blocks = [...(panels[index]?.querySelectorAll('ol > li') ?? [])];
    expect(blocks.map((block) => textOf(block.querySelector('span')))).toEqual(
      blocks.map((_block, at) => String(at + 1)),
    );
    expect(blocks.map((block) => textOf(block.querySelector('h3')))).toEqual(
      stepBlocksOf(tab).map(({ title }) => title),
    );
    expect(blocks.map((block) => block.querySelector('img')?.getAttribute('src'))).toEqual(
      stepBlocksOf(tab).map(({ image }) => image),
    );
  });
  for (const step of stepBlocks.flatMap(({ steps }) => steps))
    expect(textOf(page)).toContain(textOf({ textContent: fillBrand(step, brand) }));
});

test('[HW-01] each tab names its panel and is named by it', async () => {
  const page = parsed(await prerenderAt('/how-it-works', <HowItWorks />));
  const tabs = tabsOf(page);
  expect(tabs).toHaveLength(3);
  for (const tab of tabs) {
    const panel = [...page.querySelectorAll('[role=tabpanel]')].find(
      ({ id }) => id === tab.getAttribute('aria-controls'),
    );
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
});

test.each([
  ['?tab=0', 'Virtual Consultation'],
  ['?tab=1', 'Live Consultation'],
  ['?tab=2', 'Weight Loss'],
  ['', 'Virtual Consultation'],
  ['?tab=7', 'Virtual Consultation'],
])('[RT-09] [HW-01] /how-it-works%s shows %s', (search, tab) => {
  const { container } = renderAt(`/how-it-works${search}`, <HowItWorks />);
  expect(selectedOf(container)).toEqual([tab]);
  expect(shownOf(container)).toEqual([tab]);
});

test('[RT-09] [APP-02] ?tab=2 hydrates the HTML of tab 0 without a complaint, then shows tab 2', async () => {
  const html = await prerenderAt('/how-it-works', <HowItWorks />);
  const { container, complaints } = renderAt('/how-it-works?tab=2', <HowItWorks />, html);
  expect(complaints).toEqual([]);
  expect(shownOf(container)).toEqual(['Weight Loss']);
});

test('[HW-01] a click writes the tab to the query, in place, and keeps what else is there', () => {
  const { container, router } = renderAt('/how-it-works?source=x&tab=2', <HowItWorks />);
  act(() => {
    tabsOf(container)[1]?.click();
  });
  expect(selectedOf(container)).toEqual(['Live Consultation']);
  expect(router.state.location.search).toBe('?source=x&tab=1');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.preventScrollReset).toBe(true);
});

test('[HW-01] arrows, Home and End move through the tabs with the focus; one of them is a tab stop', () => {
  const { container } = renderAt('/how-it-works', <HowItWorks />);
  const seen = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
    press(container, key);
    expect(textOf(document.activeElement)).toBe(selectedOf(container)[0]);
    expect(container.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
    return selectedOf(container)[0];
  });
  expect(seen).toEqual([
    'Live Consultation',
    'Weight Loss',
    'Virtual Consultation',
    'Weight Loss',
    'Virtual Consultation',
  ]);
});

test('[HW-02] "Get Started Now" leads to the weight-loss page from its tab, and to all treatments from the others', () => {
  const { container } = renderAt('/how-it-works?tab=2', <HowItWorks />);
  expect(bannerOf(container)).toEqual(['Get Started Now', 'Start Weight Loss Journey', '/treatments/weight-loss']);
  for (const tab of [0, 1]) {
    act(() => {
      tabsOf(container)[tab]?.click();
    });
    expect(bannerOf(container)).toEqual(['Get Started Now', 'Find a Treatment', '/care']);
  }
});

test('[CX-06] tab and panel of Weight Loss, and they alone, are marked before the visitor is known', async () => {
  const page = parsed(await prerenderAt('/how-it-works', <HowItWorks />));
  for (const role of ['tab', 'tabpanel']) {
    const marks = [...page.querySelectorAll<HTMLElement>(`[role=${role}]`)].map(({ dataset }) => dataset['offer']);
    expect([role, ...marks]).toEqual([role, undefined, undefined, 'weight-loss']);
  }
});

test('[AF-04] the price of each kind holds in the visitor’s state, and says what it depends on while there is none', async () => {
  expect(prices(parsed(await prerenderAt('/how-it-works', <HowItWorks />)))).toEqual([
    '$29 if offered in your state',
    '$74',
    '$299 a month if offered in your state',
  ]);
  rememberState('California');
  const { container } = renderAt('/how-it-works', <HowItWorks />);
  expect(prices(container)).toEqual([
    '$29 in California for erectile dysfunction only',
    '$74',
    'Not offered in California',
  ]);
  act(() => {
    rememberState(undefined);
  });
});

test('[HW-02] [AF-04] where the program is not offered the banner of its tab leads to the General Consult', () => {
  rememberState('Iowa');
  const { container } = renderAt('/how-it-works?tab=2', <HowItWorks />);
  expect(bannerOf(container)).toEqual(['Get Started Now', 'Start General Consult', '/general-consult']);
  expect(textOf(container.querySelector('section'))).not.toContain('qualify');
  act(() => {
    rememberState('Texas');
  });
  expect(bannerOf(container)).toEqual(['Get Started Now', 'Start Weight Loss Journey', '/treatments/weight-loss']);
  act(() => {
    rememberState(undefined);
  });
});

test("[CX-06] the grocery chain's visitors find neither the weight-loss tab nor a link to it", () => {
  recordLocation('?pharmacy=eagle');
  const { container } = renderAt('/how-it-works?tab=2', <HowItWorks />);
  expect(tabsOf(container).map(textOf)).toEqual(['Virtual Consultation', 'Live Consultation']);
  expect(shownOf(container)).toEqual(['Virtual Consultation']);
  expect(bannerOf(container)).toEqual(['Get Started Now', 'Find a Treatment', '/care']);
  expect(container.querySelector('a[href*="weight-loss"]')).toBeNull();
});
