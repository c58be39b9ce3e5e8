import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { ask, chooseState, openFromPanel, seePanel, type ScreenState } from './states';

/** A browser that lets no page open a tab. */
async function refuseTabs(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
}

async function pressTab(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
}

/**
 * Looks that come of what the browser, the network or the keyboard does: failures, waiting, focus, forced colors, zoom.
 * They stay with the browser; each needs one of its own.
 */
export const conditions: readonly ScreenState[] = [
  {
    name: 'visit-bar',
    path: '/treatments/sore-throat',
    where: 'narrow',
    show: (page) => new GetStarted(page).bar.waitFor(),
  },
  {
    name: 'visit-held-back',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await refuseTabs(page);
      await chooseState(page, 'Ohio');
      const { panel } = new GetStarted(page);
      await panel.getByRole('button', { name: /Virtual Consultation/ }).click();
      await panel.getByRole('link', { name: 'Go to my visit' }).waitFor();
      await seePanel(page);
    },
  },
  {
    name: 'visit-bar-held-back',
    path: '/treatments/sore-throat',
    where: 'narrow',
    show: async (page) => {
      await refuseTabs(page);
      const { bar } = new GetStarted(page);
      await bar.getByRole('combobox').selectOption('Ohio');
      await bar.getByRole('button', { name: /Virtual/ }).click();
      await bar.getByRole('link', { name: 'Go to my visit' }).waitFor();
    },
  },
  {
    name: 'weight-loss-elsewhere',
    path: '/treatments/weight-loss',
    show: (page) => chooseState(page, 'Texas'),
  },
  {
    name: 'price-lookup',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await openFromPanel(page, 'Look Up Common Medications and Prices');
      await page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'price-lookup-waiting',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await page.route('**/stand-in/price-lookup*', () => undefined);
      await openFromPanel(page, 'Look Up Common Medications and Prices');
    },
  },
  {
    name: 'price-lookup-failed',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await page.clock.install();
      await page.route('**/stand-in/price-lookup*', () => undefined);
      await openFromPanel(page, 'Look Up Common Medications and Prices');
      await page.clock.runFor(20_000);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'without-network',
    path: '/faqs',
    show: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate(() => {
        history.pushState({}, '', '/about-us');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
  },
  {
    name: 'skeleton',
    path: '/?source=eaglecrest-flyer',
    // The address is remembered; what it changes is not known before the scripts are there.
    show: async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
    },
  },
  {
    name: 'category-not-found',
    path: '/category/no-such-category',
    isWhole: true,
    show: () => Promise.resolve(),
  },
  {
    name: 'chat-emergency-in-spanish',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'me duele mucho el pecho y no puedo respirar');
      await chat.panel.getByRole('alert').waitFor();
    },
  },
  {
    name: 'chat-crisis',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'I want to kill myself');
      await chat.panel.getByRole('alert').waitFor();
    },
  },
  {
    name: 'chat-nothing-found',
    path: '/?scenario=none',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'my computer is slow');
      await chat.consult.waitFor();
    },
  },
  {
    name: 'chat-busy',
    path: '/?scenario=never-answers',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'I have a sore throat and a runny nose, and I have been tired since Monday');
      await chat.busy.waitFor();
    },
  },
  {
    name: 'chat-search-failed',
    path: '/?scenario=500',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'I have a sore throat');
      await chat.busy.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'chat-not-loaded',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      await page.route(/\/receptionist\/.*app[-.][^/]*js/, (route) => route.abort());
      const findCare = page.getByRole('button', { name: 'Find Care' });
      if (await findCare.isVisible()) await findCare.click();
      else await new Chat(page).launcher.click();
      await page.getByText('The chat did not load. Please try again.').waitFor();
    },
  },
  {
    name: 'focus-first',
    path: '/',
    show: (page) => pressTab(page, 1),
  },
  {
    name: 'focus-header',
    path: '/',
    show: (page) => pressTab(page, 3),
  },
  {
    name: 'focus-of-a-menu',
    path: '/',
    where: 'wide',
    show: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Urgent Care' }).focus();
      await page.keyboard.press('Enter');
      await pressTab(page, 2);
    },
  },
  {
    name: 'focus-hero',
    path: '/',
    show: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Find Treatment' }).first().focus();
      await pressTab(page, 1);
    },
  },
  {
    name: 'focus-panel',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await chooseState(page, 'Ohio');
      await new GetStarted(page).panel.getByRole('button', { name: 'Clear Ohio' }).focus();
      await pressTab(page, 1);
    },
  },
  {
    name: 'focus-visit-bar',
    path: '/treatments/sore-throat',
    where: 'narrow',
    show: async (page) => {
      const { bar } = new GetStarted(page);
      await bar.getByRole('combobox').selectOption('Ohio');
      await bar.getByRole('button', { name: /Virtual/ }).focus();
    },
  },
  {
    name: 'forced-colors',
    path: '/',
    isWhole: true,
    show: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'forced-colors-treatment',
    path: '/treatments/sore-throat',
    isWhole: true,
    show: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await chooseState(page, 'Ohio');
    },
  },
  {
    name: 'forced-colors-chat',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const chat = await ask(page, 'I have a sore throat and a runny nose');
      await chat.options().first().waitFor();
    },
  },
  {
    name: 'zoomed-home',
    path: '/',
    where: 'zoomed',
    isWhole: true,
    show: () => Promise.resolve(),
  },
  {
    name: 'zoomed-treatment',
    path: '/treatments/sore-throat',
    where: 'zoomed',
    isWhole: true,
    show: () => Promise.resolve(),
  },
  {
    name: 'zoomed-panel',
    path: '/treatments/sore-throat',
    where: 'zoomed',
    show: seePanel,
  },
  {
    name: 'zoomed-state-chosen',
    path: '/treatments/weight-loss',
    where: 'zoomed',
    show: (page) => chooseState(page, 'North Carolina'),
  },
  {
    name: 'zoomed-chat',
    path: '/',
    where: 'zoomed',
    show: async (page) => {
      const chat = await ask(page, 'I have a sore throat and a runny nose');
      await chat.options().first().waitFor();
    },
  },
];
