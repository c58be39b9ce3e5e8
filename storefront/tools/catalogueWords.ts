import { languages, type Language } from '../../shared/src/language';
import type { CatalogueWords, ContentWords } from '../src/features/treatment-search/search.types';
import type * as CatalogueContents from './catalogueContents';
import { importInEdition } from './importInEdition';

/** What the section of a content is called that says what somebody has. */
const symptomSections: Readonly<Record<Language, string>> = { en: 'Common Symptoms', es: 'Síntomas comunes' };

/**
 * What the pages' contents say in every language that somebody may search for, without the rest of them: so that the search on
 * the device need not fetch 45 pages. Read when the application is built.
 */
export async function catalogueWords(): Promise<CatalogueWords> {
  const known = new Set<string>();
  const words: CatalogueWords[number][] = [];
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- what one language has said the next need not say again
    const { contents } = await importInEdition<typeof CatalogueContents>('catalogueContents.ts', language);
    for (const content of contents) words.push(wordsOf(content, language, known));
  }
  return words;
}

/** @param known medicines by path that another language has named alike. */
function wordsOf(
  { path, commonMedications, symptoms }: (typeof CatalogueContents.contents)[number],
  language: Language,
  known: Set<string>,
): ContentWords {
  const medicines = new Set(commonMedications.flatMap((line) => namesOf(line)));
  const own = [...medicines].filter((name) => !known.has(`${path} ${name}`));
  for (const name of own) known.add(`${path} ${name}`);
  return {
    path,
    language,
    medicines: own,
    symptoms: symptoms
      .filter(({ sectionName }) => sectionName === symptomSections[language])
      .flatMap(({ sectionDetails }) => sectionDetails),
  };
}

/** "Ibuprofen (Advil, Motrin), if your provider agrees" names three medicines; "Varies with the cause" none. */
function namesOf(line: string): readonly string[] {
  if (/^(?:Varies|Depende)\b/.test(line)) return [];
  const brands = /\(([^)]*)\)/.exec(line)?.[1] ?? '';
  return [line.replace(/[,(].*$/, ''), ...brands.split(',')].map((name) => name.trim()).filter((name) => name !== '');
}
