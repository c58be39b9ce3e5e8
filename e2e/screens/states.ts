import type { Page } from '@playwright/test';
import { Chat } from '../models/chat.model';
import { GetStarted } from '../models/getStarted.model';
import { choosePrivacy } from '../models/privacy.model';

/** A look that a page takes on when something is done to it. */
export interface ScreenState {
  /** Part of the file's name. */
  readonly name: string;
  readonly path: string;
  /** Where it exists; everywhere when absent. */
  readonly where?: 'narrow' | 'wide';
  readonly show: (page: Page) => Promise<void>;
}

/** Screens at least this wide have the menus of the header and no bottom bar, in CSS pixels. */
export const wideFrom = 768;

async function chooseState(page: Page, state: string): Promise<void> {
  const start = new GetStarted(page);
  await start.chooseState(state);
  await start.panel.evaluate((panel) => {
    panel.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

async function startConsultation(page: Page, state: string, consultation: RegExp): Promise<void> {
  const start = new GetStarted(page);
  await start.chooseState(state);
  await start.consultation(consultation).first().click();
  await page.getByRole('dialog').waitFor();
}

export const states: readonly ScreenState[] = [
  {
    name: 'chat-open',
    path: '/',
    show: (page) => new Chat(page).open(),
  },
  {
    name: 'chat-suggestions',
    path: '/',
    show: async (page) => {
      const chat = new Chat(page);
      await chat.open();
      await chat.ask('I have a sore throat and a runny nose');
      await chat.options().first().waitFor();
    },
  },
  {
    name: 'header-menu',
    path: '/',
    where: 'wide',
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
    name: 'patient-support',
    path: '/',
    where: 'wide',
    show: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Patient Support' }).click();
      await page.getByRole('dialog', { name: 'Patient Support' }).waitFor();
    },
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
    show: async (page) => {
      await page.getByRole('contentinfo').getByRole('heading').first().scrollIntoViewIfNeeded();
      await page.getByLabel('Email address').waitFor();
    },
  },
  {
    name: 'notice',
    path: '/faqs',
    show: async (page) => {
      await choosePrivacy(page, { optOut: true });
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .waitFor();
    },
  },
];
