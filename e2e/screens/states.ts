import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { openSignUp } from '../models/footer.model';
import { GetStarted } from '../models/getStarted.model';
import { choosePrivacy } from '../models/privacy.model';

/** A look that a page takes on. */
export interface ScreenState {
  /** Part of the file's name. */
  readonly name: string;
  readonly path: string;
  /** Where it exists; everywhere when absent. `zoomed` is a window of 1280 px at 400 %. */
  readonly where?: 'narrow' | 'wide' | 'zoomed';
  /** Taken from the page's top to its foot rather than as the window shows it. */
  readonly isWhole?: true;
  readonly show: (page: Page) => Promise<void>;
  /** What has changed, as a selector; the page's content when absent. */
  readonly part?: string;
}

/** Screens at least this wide have the menus of the header and no bottom bar, in CSS pixels. */
export const wideFrom = 768;

export async function chooseState(page: Page, state: string): Promise<void> {
  const start = new GetStarted(page);
  await start.chooseState(state);
  // Every one has its fee.
  await start.consultation(/\$/).first().waitFor();
  await seePanel(page);
}

export async function seePanel(page: Page): Promise<void> {
  await new GetStarted(page).panel.evaluate((panel) => {
    panel.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

export async function ask(page: Page, message: string): Promise<Chat> {
  const chat = new Chat(page);
  await chat.open();
  await chat.ask(message);
  return chat;
}

/** Opens a dialog of the panel's foot, which is a plain link until the application is there. */
export async function openFromPanel(page: Page, link: string): Promise<void> {
  const { panel } = new GetStarted(page);
  await panel.locator('[data-offer=price-lookup][aria-haspopup]').waitFor();
  await panel.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').waitFor();
}

async function startConsultation(page: Page, state: string, consultation: RegExp): Promise<void> {
  const start = new GetStarted(page);
  await start.chooseState(state);
  await start.consultation(consultation).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens a dialog of "My Account": by the menu in the header, or by the bar below it. */
async function openAccount(page: Page, entry: string, title: string): Promise<void> {
  const inBanner = page.getByRole('banner').getByRole('button', { name: 'My Account' });
  if (await inBanner.isVisible()) await inBanner.click();
  else await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: entry }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
}

async function openAllDetails(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
  });
}

/** What visitors open and choose: each leaves the browser as it was, so that tests can go from one to the next. */
export const states: readonly ScreenState[] = [
  {
    name: 'chat-open',
    path: '/',
    part: 'receptionist-widget',
    show: (page) => new Chat(page).open(),
  },
  {
    name: 'chat-suggestions',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'I have a sore throat and a runny nose');
      await chat.options().first().waitFor();
    },
  },
  {
    name: 'header-menu',
    path: '/',
    where: 'wide',
    part: 'header',
    show: (page) => page.getByRole('banner').getByRole('button', { name: 'Urgent Care' }).click(),
  },
  {
    name: 'drawer',
    path: '/',
    where: 'narrow',
    show: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-menu',
    path: '/',
    where: 'narrow',
    show: async (page) => {
      await page.getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('dialog', { name: 'My Account' }).waitFor();
    },
  },
  {
    name: 'account-dropdown',
    path: '/faqs',
    where: 'wide',
    part: 'header',
    show: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Provider Follow-Up' }).waitFor();
    },
  },
  {
    name: 'provider-follow-up',
    path: '/',
    show: (page) => openAccount(page, 'Provider Follow-Up', 'Provider Follow-Up'),
  },
  {
    name: 'patient-portal',
    path: '/',
    show: (page) => openAccount(page, 'My Patient Profile', 'My Patient Portal'),
  },
  {
    name: 'service-card',
    path: '/care',
    show: async (page) => {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Urgent Care' }).first();
      await card.getByRole('link', { name: 'Urgent Care', exact: true }).focus();
      await card.getByRole('link', { name: 'View All Urgent Care' }).waitFor();
    },
  },
  {
    name: 'as-list',
    path: '/care',
    show: async (page) => {
      await page.getByRole('button', { name: 'Display As List' }).click();
      await page.getByRole('button', { name: 'Display As Categories' }).waitFor();
    },
  },
  {
    name: 'filter',
    path: '/treatments',
    show: async (page) => {
      await page.getByRole('main').getByRole('combobox').fill('migrane');
      await page.getByRole('main').getByRole('link', { name: /^Gout/ }).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'filter-without-result',
    path: '/treatments',
    show: async (page) => {
      await page.getByRole('main').getByRole('combobox').fill('zzzzzz');
      await page.getByRole('main').getByRole('link', { name: /^Gout/ }).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'questions-open',
    path: '/faqs?section=weight-loss',
    show: openAllDetails,
  },
  {
    name: 'details-open',
    path: '/treatments/sore-throat',
    show: openAllDetails,
  },
  {
    name: 'how-it-works-live',
    path: '/how-it-works?tab=1',
    show: (page) => page.getByRole('tabpanel', { name: 'Live Consultation' }).waitFor(),
  },
  {
    name: 'how-it-works-weight-loss',
    path: '/how-it-works?tab=2',
    show: (page) => page.getByRole('tabpanel', { name: 'Weight Loss' }).waitFor(),
  },
  {
    name: 'category-tab',
    path: '/category/womens-health',
    where: 'wide',
    show: async (page) => {
      await page.getByRole('tab', { name: 'Birth Control' }).click();
      await page.getByRole('tabpanel', { name: 'Birth Control' }).waitFor();
    },
  },
  {
    name: 'category-drawer',
    path: '/category/womens-health?protocolName=Birth%20Control',
    where: 'narrow',
    show: async (page) => {
      await new GetStarted(page).bar.getByRole('button', { name: 'Get Started' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'patient-support',
    path: '/',
    show: (page) => openAccount(page, 'Patient Support', 'Patient Support'),
  },
  {
    name: 'state-chosen',
    path: '/treatments/sore-throat',
    show: (page) => chooseState(page, 'Ohio'),
  },
  {
    name: 'state-without-virtual',
    path: '/treatments/sore-throat',
    show: (page) => chooseState(page, 'Texas'),
  },
  {
    name: 'pediatric-notice',
    path: '/treatments/rash-pediatric',
    show: (page) => startConsultation(page, 'Ohio', /Virtual Consultation/),
  },
  {
    name: 'weight-loss-notice',
    path: '/treatments/weight-loss',
    show: (page) => startConsultation(page, 'Ohio', /Patient|Weight/i),
  },
  {
    name: 'welcome',
    path: '/?source=eaglecrest-flyer',
    show: (page) => page.getByRole('dialog', { name: /^Welcome/ }).waitFor(),
  },
  {
    name: 'privacy-choices',
    path: '/faqs',
    show: async (page) => {
      await page.getByRole('button', { name: 'Your privacy choices' }).click();
      await page.getByRole('dialog', { name: 'Your privacy choices' }).waitFor();
    },
  },
  {
    name: 'footer-embeds',
    path: '/how-it-works',
    part: 'footer',
    show: async (page) => {
      await page.getByRole('contentinfo').getByRole('heading').first().scrollIntoViewIfNeeded();
      await openSignUp(page);
      await page.getByLabel('Email address').waitFor();
    },
  },
  {
    name: 'notice',
    path: '/faqs',
    part: '[role=region][aria-label^=Notifications]',
    show: async (page) => {
      await choosePrivacy(page, { optOut: true });
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .waitFor();
    },
  },
  {
    name: 'visit-bar-of-a-category',
    path: '/category/mens-health?protocolName=Hair%20Loss',
    where: 'narrow',
    show: (page) => new GetStarted(page).bar.waitFor(),
  },
  {
    name: 'visit-bar-with-a-long-state',
    path: '/treatments/weight-loss',
    where: 'narrow',
    show: async (page) => {
      const { bar } = new GetStarted(page);
      await bar.getByRole('combobox').selectOption('District of Columbia');
      await bar.getByRole('button').nth(1).waitFor();
    },
  },
  {
    name: 'visit-launched',
    path: '/treatments/sore-throat',
    show: async (page) => {
      await chooseState(page, 'Ohio');
      const { panel } = new GetStarted(page);
      await panel.getByRole('button', { name: /Virtual Consultation/ }).click();
      await page.bringToFront();
      await panel.getByText('Your visit opened in a new tab').first().waitFor();
      await seePanel(page);
    },
  },
  {
    name: 'weight-loss-state-chosen',
    path: '/treatments/weight-loss',
    show: (page) => chooseState(page, 'Ohio'),
  },
  {
    name: 'how-it-works-dialog',
    path: '/treatments/sore-throat',
    show: (page) => openFromPanel(page, 'How It Works'),
  },
  {
    name: 'chat-emergency',
    path: '/',
    part: 'receptionist-widget',
    show: async (page) => {
      const chat = await ask(page, 'I have chest pain and can not breathe');
      await chat.panel.getByRole('alert').waitFor();
    },
  },
];
