import { Chat } from '../../models/chat.model';
import { htmlDocument } from '../documents';
import { expect, type Partner } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { run } from './parts';

const shows = ['WX-10'] as const;

const setLanguage = ({ page }: Partner, language: string) => run(page, `document.documentElement.lang = '${language}'`);

/** Launcher, panel and every text speak the language; what is in another says so. */
async function speaks({ chat }: Partner, language: 'en' | 'es'): Promise<void> {
  const [name, close, input, other] =
    language === 'es'
      ? (['Recepcionista', 'Cerrar', 'Describa sus síntomas', 'Receptionist'] as const)
      : (['Receptionist', 'Close', 'Describe your symptoms', 'Recepcionista'] as const);
  await expect(chat.launcher).toHaveAccessibleName(close);
  const panel = chat.panelNamed(name);
  await expect(panel).toBeVisible();
  await expect(chat.panelNamed(other)).toHaveCount(0);
  await expect(panel.getByRole('textbox', { name: input })).toBeVisible();
  expect(await panel.evaluate((element) => element.closest('[lang]')?.getAttribute('lang') ?? 'none')).toContain(
    language,
  );
}

/** Opens the chat of a Spanish page and reads its greeting. */
async function greetsInSpanish(partner: Partner): Promise<void> {
  const { chat, complaints } = partner;
  await chat.launcher.click();
  const panel = chat.panelNamed('Recepcionista');
  await expect(panel.getByRole('textbox', { name: 'Describa sus síntomas' })).toBeFocused();
  expect(await panel.innerText()).not.toMatch(/Ã|Â|�/);
  await partner.page.keyboard.type('tengo dolor de garganta, ¿qué hago, señor?');
  await partner.page.keyboard.press('Enter');
  const options = panel.getByRole('log').getByRole('list').last().getByRole('link');
  await expect(options.first()).toBeVisible();
  await speaks(partner, 'es');
  expect(complaints).toEqual([]);
}

const xhtml = (tag: string, root: string) => `<?xml version="1.0" encoding="utf-8"?>
  <html xmlns="http://www.w3.org/1999/xhtml" ${root}><head><title>Corner Pharmacy</title>
  ${tag.replace('async', 'async="async"')}</head><body><h1>Corner Pharmacy</h1></body></html>`;

/** Locators lead into no frame of an XHTML page, whose elements have names in small letters: the frame is looked for. */
async function openOnXhtml({ page, chat }: Partner): Promise<Chat> {
  await chat.launcher.click();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
  return new Chat(page, page, page.frames().at(-1) ?? page);
}

/** Pages in other encodings, formats and languages. */
export const languages: readonly HostilePage[] = [
  {
    id: 'legacy-charset',
    title: 'a Spanish page in windows-1252',
    shows,
    headers: { 'Content-Type': 'text/html; charset=windows-1252' },
    encoding: 'latin1',
    html: ({ tag }) =>
      htmlDocument({ root: 'lang="es"', head: tag, body: '<h1>Farmacia Peña, ¿síntomas?</h1>' }).replace(
        '<meta charset="utf-8">',
        '<meta charset="windows-1252">',
      ),
    instead: greetsInSpanish,
  },
  {
    id: 'xhtml',
    title: 'a page that is served as XHTML',
    shows: ['WX-10', 'WE-05'],
    twinOf: 'xhtml-spanish',
    headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
    html: ({ tag }) => xhtml(tag, 'lang="en" xml:lang="en"'),
    instead: async (partner) => {
      const chat = await openOnXhtml(partner);
      await chat.ask('skin rash');
      await expect(chat.options().first()).toHaveText('Rash');
      await expect(chat.launcher).toHaveAccessibleName('Close');
      expect(partner.complaints).toEqual([]);
    },
  },
  {
    id: 'xhtml-spanish',
    title: 'an XHTML page that tells a region of Spanish',
    shows: ['WX-10', 'WE-05'],
    headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
    html: ({ tag }) => xhtml(tag, 'lang="es-MX" xml:lang="es-MX"'),
    instead: async (partner) => {
      const chat = await openOnXhtml(partner);
      await expect(chat.launcher).toHaveAccessibleName('Cerrar');
      const panel = chat.panelNamed('Recepcionista');
      const input = panel.getByRole('textbox', { name: 'Describa sus síntomas' });
      await expect(input).toBeFocused();
      await input.fill('dolor de garganta');
      await input.press('Enter');
      await expect(panel.getByRole('log').getByRole('list').last().getByRole('link').first()).toBeVisible();
      expect(partner.complaints).toEqual([]);
    },
  },
  {
    id: 'lang-change',
    title: 'a page that changes its language to Spanish and back while the chat is open',
    shows,
    twinOf: 'lang-change-elsewhere',
    html: ({ tag }) => htmlDocument({ head: tag }),
    afterwards: async (partner) => {
      await setLanguage(partner, 'es');
      await speaks(partner, 'es');
      await setLanguage(partner, 'en');
      await speaks(partner, 'en');
    },
  },
  {
    id: 'lang-change-elsewhere',
    title: 'a page that changes its language to a region of Spanish, to none and to one that is not spoken',
    shows,
    html: ({ tag }) => htmlDocument({ head: tag }),
    afterwards: async (partner) => {
      await setLanguage(partner, 'es-419');
      await speaks(partner, 'es');
      await setLanguage(partner, 'de');
      await speaks(partner, 'en');
      await setLanguage(partner, 'ES');
      await speaks(partner, 'es');
      await run(partner.page, `document.documentElement.removeAttribute('lang')`);
      await speaks(partner, 'en');
    },
  },
];
