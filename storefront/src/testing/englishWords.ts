/*
 * Tells English from Spanish. Which words are English is read from the modules of texts themselves: those that English modules
 * alone say. A brand's or a medicine's name stands in both, and so is neither.
 */

/** What modules export, by their names. The edition's plugin leaves these imports alone: they end in `.ts`. */
type Modules = Readonly<Record<string, unknown>>;

const english: Modules = import.meta.glob(['../**/en.{ts,tsx}', '../../../shared/src/catalogue/**/en.ts'], {
  eager: true,
});
const spanish: Modules = import.meta.glob(['../**/es.{ts,tsx}', '../../../shared/src/catalogue/**/es.ts'], {
  eager: true,
});

/** Common words of English that are no words of Spanish, whatever the modules say. */
const commonWords =
  'the and your with for you to of is are it that this or not can be have from by at we our what when how if will who does was they their there here has been';

const spanishWords = new Set(wordsIn(spanish));
const englishWords = new Set([
  ...commonWords.split(' '),
  ...wordsIn(english).filter((word) => !spanishWords.has(word)),
]);

/** Whether a text is English: several of its words are, or more of them than are Spanish. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const count = words.filter((word) => englishWords.has(word)).length;
  return count >= 3 || count > words.filter((word) => spanishWords.has(word)).length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];
}

/** The words of every string in a value, but for addresses and what is marked as English. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(?:https?:)?[/#]/.test(value) ? [] : wordsOf(value);
  if (typeof value !== 'object' || value === null) return [];
  const { language, lang } = value as { readonly language?: unknown; readonly lang?: unknown };
  return language === 'en' || lang === 'en'
    ? []
    : Object.entries(value)
        // Of an element, its own words are in its properties.
        .filter(([name]) => !/^(?:_|type$|key$|ref$)/.test(name))
        .flatMap(([, part]) => wordsIn(part));
}
