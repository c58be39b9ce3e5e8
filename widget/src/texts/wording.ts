import type { ReceptionistLanguage, ReceptionistTexts } from '@front-door/shared/contract/receptionist';
import { languages } from '@front-door/shared/language';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import { english } from './english';
import { spanish } from './spanish';

/** What the Receptionist says, in one language, with the page's own texts in place. */
export interface Wording {
  readonly language: ReceptionistLanguage;
  readonly texts: ChatTexts;
}

/** What the launcher alone says; the loader has these words, and the conversation knows but their names. */
const saidByLauncher = ['close', 'loadFailed'] as const;

/** What the conversation says. */
export type ChatTexts = Omit<ReceptionistTexts, (typeof saidByLauncher)[number]>;

const textsIn: Readonly<Record<ReceptionistLanguage, ChatTexts>> = { en: english, es: spanish };

/** The names of all texts. */
export const textNames: ReadonlySet<string> = new Set([...saidByLauncher, ...Object.keys(english)]);

/** What is said in a language, with the page's `own` texts in place of some. */
export function wordingFor(language: ReceptionistLanguage, own: Partial<ReceptionistTexts>): Wording {
  return { language, texts: { ...textsIn[language], ...own } };
}

/**
 * The wordings for somebody who writes so, whatever the page's language; that of the page first where it is in doubt.
 *
 * @param own the page's wording, which has the page's own texts.
 */
export function wordingsFor(written: MessageLanguage, own: Wording): readonly Wording[] {
  const others = languages.filter((language) => language !== own.language).map((language) => wordingFor(language, {}));
  return [own, ...others].filter(({ language }) => written === 'both' || written === language);
}

/** A text with its braces filled in; numbers are written as the language does. A brace of no value stays. */
export function say(
  { language, texts }: Wording,
  name: keyof ChatTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[name].replaceAll(/\{(\w+)\}/g, (brace, key: string) => {
    const value = values[key];
    return typeof value === 'number' ? value.toLocaleString(`${language}-US`) : (value ?? brace);
  });
}
