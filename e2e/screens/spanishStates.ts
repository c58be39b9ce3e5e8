import type { Locator, Page } from '@playwright/test';
import { conversationIn } from '../models/chatPlace';
import { inSpanish } from '../support/inSpanish';
import type { ScreenState } from './states';

/** What opens and is chosen in Spanish, whose words are longer: each dialog, drawer and bar once. */

const panelOf = (page: Page) => page.getByRole('region', { name: 'Comience aquí' });
const barOf = (page: Page) => page.getByRole('region', { name: 'Comenzar', exact: true });

async function chooseState(page: Page, state: string, visit = /\$/): Promise<Locator> {
  await panelOf(page).getByRole('combobox').selectOption(state);
  const button = panelOf(page).getByRole('button', { name: visit }).first();
  await button.waitFor();
  await panelOf(page).evaluate((panel) => {
    panel.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return button;
}

async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

async function openAccount(page: Page, entry: string): Promise<void> {
  const inBanner = page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' });
  const inBar = page.getByRole('navigation', { name: 'Accesos rápidos' }).getByRole('button', { name: 'Cuenta' });
  await ((await inBanner.isVisible()) ? inBanner : inBar).click();
  await page.getByRole('button', { name: entry }).click();
  await page.getByRole('dialog', { name: entry }).waitFor();
}

async function ask(page: Page, message: string): Promise<Locator> {
  await page.waitForFunction(() => document.querySelector('receptionist-widget') !== null);
  await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open']));
  const panel = conversationIn(page).getByRole('dialog', { name: 'Recepcionista' });
  const input = panel.getByRole('textbox', { name: 'Describa sus síntomas' });
  await input.fill(message);
  await input.press('Enter');
  return panel;
}

export const spanishStates: readonly ScreenState[] = [
  {
    name: 'es-drawer',
    path: inSpanish('/'),
    where: 'narrow',
    part: '[role=dialog]',
    show: (page) => openDialog(page, page.getByRole('banner').getByRole('button', { name: 'Menú' })),
  },
  {
    name: 'es-account-menu',
    path: inSpanish('/'),
    where: 'narrow',
    part: '[role=dialog]',
    show: (page) =>
      openDialog(
        page,
        page.getByRole('navigation', { name: 'Accesos rápidos' }).getByRole('button', { name: 'Cuenta' }),
      ),
  },
  {
    name: 'es-header-menu',
    path: inSpanish('/'),
    where: 'wide',
    part: 'header',
    show: async (page) => {
      const menu = page.getByRole('banner').getByRole('button', { name: 'Mujeres' });
      await menu.click();
      await page.getByRole('banner').getByRole('link', { name: 'Anticonceptivos' }).first().waitFor();
    },
  },
  {
    name: 'es-provider-follow-up',
    path: inSpanish('/'),
    part: '[role=dialog]',
    show: (page) => openAccount(page, 'Seguimiento con el profesional'),
  },
  {
    name: 'es-patient-support',
    path: inSpanish('/'),
    part: '[role=dialog]',
    show: (page) => openAccount(page, 'Ayuda para pacientes'),
  },
  {
    name: 'es-as-list',
    path: inSpanish('/care'),
    show: async (page) => {
      await page.getByRole('button', { name: 'Ver como lista' }).click();
      await page.getByRole('button', { name: 'Ver por categorías' }).waitFor();
    },
  },
  {
    name: 'es-category-drawer',
    path: `${inSpanish('/category/womens-health')}?protocolName=Birth%20Control`,
    where: 'narrow',
    part: '[role=dialog]',
    show: (page) => openDialog(page, barOf(page).getByRole('button', { name: 'Comenzar' })),
  },
  {
    name: 'es-state-chosen',
    path: inSpanish('/treatments/sore-throat'),
    show: async (page) => {
      await chooseState(page, 'Ohio');
    },
  },
  {
    name: 'es-state-without-virtual',
    path: inSpanish('/treatments/sore-throat'),
    show: async (page) => {
      await chooseState(page, 'Texas');
    },
  },
  {
    name: 'es-visit-launched',
    path: inSpanish('/treatments/sore-throat'),
    show: async (page) => {
      await (await chooseState(page, 'Ohio', /Consulta virtual/i)).click();
      await page.bringToFront();
      await panelOf(page).getByText('Su consulta se abrió en una pestaña nueva').first().waitFor();
    },
  },
  {
    name: 'es-pediatric-notice',
    path: inSpanish('/treatments/rash-pediatric'),
    part: '[role=dialog]',
    show: async (page) => {
      await openDialog(page, await chooseState(page, 'Ohio', /Consulta virtual/i));
    },
  },
  {
    name: 'es-weight-loss-notice',
    path: inSpanish('/treatments/weight-loss'),
    part: '[role=dialog]',
    show: async (page) => {
      await openDialog(page, await chooseState(page, 'Ohio', /paciente/i));
    },
  },
  {
    name: 'es-visit-bar-with-a-long-state',
    path: inSpanish('/treatments/weight-loss'),
    where: 'narrow',
    show: async (page) => {
      await barOf(page).getByRole('combobox').selectOption('Distrito de Columbia');
      await barOf(page).getByRole('button').nth(1).waitFor();
    },
  },
  {
    name: 'es-how-it-works-dialog',
    path: inSpanish('/treatments/sore-throat'),
    part: '[role=dialog]',
    show: async (page) => {
      // A plain link until the application is there.
      await panelOf(page).locator('[data-offer=price-lookup][aria-haspopup]').waitFor();
      await openDialog(page, panelOf(page).getByRole('link', { name: 'Cómo funciona' }));
    },
  },
  {
    name: 'es-welcome',
    path: `${inSpanish('/')}?source=eaglecrest-flyer`,
    part: '[role=dialog]',
    show: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'es-privacy-choices',
    path: inSpanish('/faqs'),
    part: '[role=dialog]',
    show: (page) => openDialog(page, page.getByRole('button', { name: 'Sus opciones de privacidad' })),
  },
  {
    name: 'es-chat-suggestions',
    path: inSpanish('/'),
    part: 'receptionist-widget',
    show: async (page) => {
      const panel = await ask(page, 'me duele la garganta desde ayer');
      await panel.getByRole('log').getByRole('link', { name: 'Dolor de garganta', exact: true }).waitFor();
    },
  },
  {
    name: 'es-chat-emergency',
    path: inSpanish('/'),
    part: 'receptionist-widget',
    show: async (page) => {
      const panel = await ask(page, 'me duele el pecho y no puedo respirar');
      await panel.getByRole('alert').waitFor();
    },
  },
];
