import type { Page } from '@playwright/test';
import { htmlDocument } from '../hosts/documents';
import { expect, test, visit } from '../hosts/partner';
import { Chat } from '../models/chat.model';
import { seeNoAxeFindings } from '../support/axe';

const inSpanish = 'me duele la garganta desde ayer';
const inEnglish = 'my throat hurts since yesterday';
const visitQuery = new URLSearchParams(visit).toString();

/** The chat as it is on a Spanish page. */
function spanishChat(page: Page) {
  const chat = new Chat(page);
  const panel = chat.panelNamed('Recepcionista');
  const input = panel.getByRole('textbox', { name: 'Describa sus síntomas' });
  const log = panel.getByRole('log');
  return {
    panel,
    log,
    /** By the page's call, as every opener does it. */
    async open() {
      await page.waitForFunction(() => document.querySelector('receptionist-widget') !== null);
      await page.evaluate(() => (globalThis.Receptionist ??= []).push(['open']));
      await expect(input).toBeFocused();
    },
    async ask(message: string) {
      await input.fill(message);
      await input.press('Enter');
    },
    options: () => log.getByRole('list').last().getByRole('link'),
  };
}

const offered = (chat: Chat) => chat.log.getByRole('button', { name: 'Seguir en español' });
const lang = (page: Page) => page.locator('html').getAttribute('lang');

test('[ES-04] on a Spanish page it speaks Spanish, and a suggestion leads to the Spanish page without loading one @once', async ({
  page,
}) => {
  await page.goto('/es');
  await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
  const chat = spanishChat(page);
  await chat.open();
  await expect(chat.log).toContainText('En pocas palabras, describa los síntomas que tiene.');
  await chat.ask(inSpanish);
  const option = chat.options().filter({ hasText: /^Dolor de garganta$/ });
  await expect(option).toHaveAttribute('href', /\/es\/tratamientos\/dolor-de-garganta$/);
  await expect(chat.panel.getByRole('link', { name: 'Comenzar una consulta general' })).toHaveAttribute(
    'href',
    /\/es\/consulta-general$/,
  );
  await seeNoAxeFindings(page);
  await option.click();
  await expect(page).toHaveURL(/\/es\/tratamientos\/dolor-de-garganta$/);
  await expect(page).toHaveTitle(/^Dolor de garganta: /);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'isStillHere'))).toBe(true);
  // What is recorded are names of ours, the same in every language.
  const clicks = await page.evaluate(() =>
    (globalThis as { dataLayer?: readonly { event?: string; destination?: string }[] }).dataLayer
      ?.filter(({ event }) => event === 'suggestion_click')
      .map(({ destination }) => destination),
  );
  expect(clicks).toEqual(['sore-throat']);
});

test('[ES-04] [EM-07] who writes Spanish on an English page, and not who writes English, is led to the same page in Spanish, and back; for an emergency first to the call @once', async ({
  page,
}) => {
  await page.goto('/treatments/rash?source=spring');
  const chat = new Chat(page);
  await chat.open();
  await chat.ask(inEnglish);
  await expect(chat.options().first()).toBeVisible();
  await expect(chat.consult).toBeVisible();
  await expect(chat.log.getByRole('button')).toHaveCount(0);
  await chat.ask(inSpanish);
  await expect(chat.options().first()).toHaveAccessibleName('Sore Throat');
  await expect(offered(chat)).toHaveAttribute('lang', 'es');
  await seeNoAxeFindings(page);
  await offered(chat).click();
  await expect(page).toHaveURL(/\/es\/.*\?source=spring$/);
  await expect(page).toHaveTitle(/^Sarpullido: /);
  expect(await lang(page)).toBe('es');

  // Where the conversation goes on the chat is open, once, and what was typed has not come along.
  const spanish = spanishChat(page);
  await expect(spanish.panel.getByRole('textbox')).toBeFocused();
  await expect(spanish.log).not.toContainText(inSpanish);
  expect(new URL(page.url()).hash).toBe('');
  await spanish.ask(inEnglish);
  await spanish.log.getByRole('button', { name: 'Continue in English' }).click();
  await expect(page).toHaveURL(/[^s]\/treatments\/rash\?source=spring$/);
  await expect(page).toHaveTitle(/^Rash/);
  expect(await lang(page)).toBe('en');

  await chat.ask('Me duele mucho el pecho y no puedo respirar');
  const notice = chat.panel.getByRole('alert');
  await expect(notice).toContainText('Esto puede ser una emergencia');
  await expect(notice.getByRole('link', { name: 'Llamar al 911' })).toBeVisible();
  await expect(chat.log).toContainText('Llame primero, por favor.');
  await expect(offered(chat)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Cerrar este aviso' }).click();
  await expect(offered(chat)).toBeVisible();
});

test('[ES-04] a partner chooses Spanish by data-language: names and links are Spanish @once', async ({
  partner,
  page,
}) => {
  await partner.visitPage((tag) => htmlDocument({ head: tag.replace('<script ', '<script data-language="es" ') }));
  const chat = spanishChat(page);
  await chat.open();
  await chat.ask(inSpanish);
  const option = chat.options().filter({ hasText: /^Dolor de garganta$/ });
  await expect(option).toHaveAttribute('href', `${partner.origin}/es/tratamientos/dolor-de-garganta?${visitQuery}`);
  await option.click();
  await expect.poll(() => partner.followed).toEqual([await option.getAttribute('href')]);
  expect(partner.complaints).toEqual([]);
});

test('[ES-04] on a partner’s page the panel goes on in Spanish with all that was said, and back @once', async ({
  partner,
  page,
}) => {
  await partner.visitPage();
  await partner.converse(inSpanish);
  await expect(partner.chat.options().first()).toHaveAccessibleName('Sore Throat');
  await offered(partner.chat).click();
  const spanish = spanishChat(page);
  await expect(spanish.options().first()).toHaveAccessibleName('Dolor de garganta');
  await expect(spanish.log).toContainText(inSpanish);
  await expect(spanish.panel.getByRole('textbox')).toBeFocused();
  await spanish.ask(inEnglish);
  await spanish.log.getByRole('button', { name: 'Continue in English' }).click();
  await expect(partner.chat.options().first()).toHaveAccessibleName('Sore Throat');
  expect(partner.searches).toHaveLength(2);
  expect(partner.complaints).toEqual([]);
});
