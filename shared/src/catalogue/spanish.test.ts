import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alsoKnownAs, phrasesOf } from './alsoKnownAs/alsoKnownAs';
import type { Treatment, TreatmentContent } from './catalogue.types';
import { categories } from './categories';
import { controlledSubstances, restrictedElsewhere } from './controlledSubstances.fixture';
import { brandOnlyMedications as brandOnlyInEnglish } from './facts/medicationsTexts/en';
import { brandOnlyMedications as brandOnlyInSpanish } from './facts/medicationsTexts/es';
import { layWords } from './layWordsTexts/es';
import { treatmentsOf } from './listing';
import { shownName } from './names/es';
import { readingEase } from './testing/readingEase';
import { differences, familiarForms } from './testing/spanishFacts';
import { loadCatalogue } from './treatmentContent';
import { isPediatric, treatments } from './treatments';

const pairs = await Promise.all(
  (await loadCatalogue()).map(async (entry) => {
    const { content } = (await import(`./content/${entry.path}/es.ts`)) as { readonly content: TreatmentContent };
    return { entry, content };
  }),
);

/** Entries that break a rule, each with what is wrong, so that a failure names them all at once. */
function offenders(check: (entry: Treatment, content: TreatmentContent) => readonly unknown[]): object {
  return Object.fromEntries(
    pairs
      .map(({ entry, content }) => [entry.path, check(entry, content)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

/** What a visitor reads of an entry, by list, in an order that both languages share. */
function lists({
  description,
  commonMedications,
  symptoms,
  helpNow,
}: TreatmentContent): readonly (readonly string[])[] {
  return [
    [description],
    commonMedications,
    ...symptoms.map(({ sectionDetails }) => sectionDetails),
    helpNow.signs,
    helpNow.seeInPerson,
  ];
}

/** Every sentence of an entry that a visitor reads as prose. */
function prose({ description, symptoms }: TreatmentContent): readonly string[] {
  return [description, ...symptoms.flatMap(({ sectionDetails }) => sectionDetails)];
}

/** How long each list is. */
function lengths(words: TreatmentContent): string {
  return lists(words)
    .map((list) => list.length)
    .join();
}

/** Which lines begin with one of the names. */
function marked(list: readonly string[], beginnings: readonly string[]): readonly boolean[] {
  return list.map((line) => beginnings.some((name) => line.toLowerCase().startsWith(name)));
}

/** A drug's name as both languages write it: "phentermine" and "fentermina" are one. */
function stemOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ch', 'c')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(/[aeo]+\b/g, '')
    .trim();
}

describe('the Spanish entries', () => {
  test('[ES-07] have the lists of the English ones, each as long', () => {
    expect(
      offenders((entry, content) => {
        return lengths(entry) === lengths(content) ? [] : [lengths(entry), lengths(content)];
      }),
    ).toEqual({});
  });

  test('[ES-07] [AF-05] say line by line what the English ones say: numbers, whom to call, who is meant, where others go', () => {
    expect(
      offenders((entry, content) => {
        const own = lists(content).flat();
        return lists(entry)
          .flat()
          .flatMap((line, index) => {
            const found = differences(line, own[index] ?? '');
            return found.length === 0 ? [] : [{ found, line, own: own[index] }];
          });
      }),
    ).toEqual({});
  });

  test('[ES-07] share with the English ones all that holds in every language', () => {
    expect(
      offenders((entry, content) =>
        content.whatYouNeed === entry.whatYouNeed && content.emergencyLines === entry.emergencyLines
          ? []
          : ['other facts'],
      ),
    ).toEqual({});
  });

  test('[ES-07] [AF-04] mark the same medications as brands alone', () => {
    expect(
      offenders((entry, content) => {
        const english = marked(entry.commonMedications, brandOnlyInEnglish);
        return marked(content.commonMedications, brandOnlyInSpanish).flatMap((mark, index) =>
          mark === english[index] ? [] : [content.commonMedications[index]],
        );
      }),
    ).toEqual({});
  });

  test('[ES-07] name no scheduled drug as a medication, in either spelling', () => {
    const names = [...Object.values(controlledSubstances), restrictedElsewhere].flatMap((drugs) =>
      Object.entries<readonly string[]>(drugs).flat(2),
    );
    const scheduled = new Set(names.filter((name) => !/\d/.test(name)).map((name) => stemOf(name)));
    for (const name of ['fentermina', 'codeína', 'oxicodona', 'metilfenidato', 'testosterona', 'lorazepam'])
      expect([name, scheduled.has(stemOf(name))]).toEqual([name, true]);
    expect(
      offenders((_entry, { commonMedications }) =>
        commonMedications.filter((line) =>
          stemOf(line)
            .split(' ')
            .some((word) => scheduled.has(word)),
        ),
      ),
    ).toEqual({});
  });

  test('[ES-07] leave amounts to the prescriber', () => {
    const amount = /(?:\d[\d.,]*\s*|\b)(?:mg|mcg|µg|ml|miligramos?|microgramos?|mililitros?|cucharad(?:it)?as?)\b/gi;
    expect(offenders((_entry, content) => lists(content).join('\n').match(amount) ?? [])).toEqual({});
  });

  test('[ES-07] call the visitor "usted", and speak to the parent of a sick child', () => {
    expect(
      offenders((_entry, content) =>
        lists(content)
          .flat()
          .filter((line) => familiarForms.test(line)),
      ),
    ).toEqual({});
    expect(familiarForms.test('Si te duele, puedes llamar.')).toBe(true);
    expect(
      offenders((entry, { description }) =>
        isPediatric(entry) && !/\bsu hijo\b/.test(description) ? [description] : [],
      ),
    ).toEqual({});
  });

  test('[ES-07] rest on the publishers of the English ones, and say which pages are English', () => {
    expect(
      offenders((entry, { sources }) =>
        sources.filter(({ publisher, url, language }, index) => {
          const isSpanish = /\/(?:spanish|espanol|es)\//.test(url);
          return publisher !== entry.sources[index]?.publisher || (language === 'en') === isSpanish;
        }),
      ),
    ).toEqual({});
  });

  test.each(pairs.map(({ entry, content }) => [entry.path, Number(readingEase(prose(content)).toFixed(1))] as const))(
    '[ES-07] %s is easy to read: %d, where 70 is plain',
    (_path, ease) => {
      expect(ease).toBeGreaterThanOrEqual(70);
    },
  );
});

describe('the Spanish names', () => {
  test('[ES-07] of the treatments are those of the glossary', () => {
    const glossary = readFileSync(new URL('../../../docs/spanish/glossary.md', import.meta.url), 'utf8');
    const rows = Array.from(glossary.matchAll(/^\| `([a-z\d-]+)` *\| (.*?) *\|$/gm), ([, path, name]) => [path, name]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(treatments.map((entry) => [entry.path, shownName(entry)])),
    );
  });

  test('[ES-07] [AF-08] people use for a complaint fit a row, and the search finds the entry by each of them', () => {
    for (const { path } of treatments) {
      const known = phrasesOf(alsoKnownAs[path].es).map((phrase) => phrase.toLowerCase());
      expect(layWords[path].length).toBeLessThanOrEqual(44);
      for (const words of phrasesOf(layWords[path])) expect(known).toContain(words.toLowerCase());
    }
    for (const category of categories) {
      const words = treatmentsOf(category).map(({ path }) => layWords[path]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('the reading of a Spanish line beside the English one', () => {
  test.each([
    ['A baby under 3 months.', 'Un bebé menor de 6 meses.', 'other numbers'],
    ['It lasts two weeks.', 'Dura 3 semanas.', 'other numbers'],
    ['A visit is $29.', 'Una consulta cuesta $92.', 'other numbers'],
    ['Call 911.', 'Llame a su médico.', '911'],
    ['Call or text 988.', 'Llame.', 'the crisis line'],
    ['Never give aspirin to a child.', 'Dele aspirina a un niño.', 'a denial'],
    ['For a child, choose Rash - Pediatric.', 'Para un niño, elija Sarpullido.', 'another page'],
    ['Sinus Infection is for older trouble.', 'Elija Sinusitis aguda.', 'another page'],
    ['Who it is for: Women from 18 to 64.', 'Para quién es: Adultos de 18 a 64 años.', 'women'],
    ['Who it is for: Adults from 18 to 64.', 'Es para adultos de 18 a 64 años.', 'whom it is for'],
    ['See someone in person if you are pregnant.', 'Acuda a una consulta si está embarazada.', 'a visit in person'],
    ['Ask first if you are pregnant.', 'Pregunte antes.', 'pregnancy'],
    ['If your provider thinks it is bacterial.', 'Si su profesional médico lo cree.', 'bacteria'],
    ['A parent or guardian fills in the visit.', 'Usted llena la consulta.', 'who acts'],
    ['Visits are always live.', 'Las consultas son virtuales.', 'a virtual visit'],
  ])('[ES-07] finds that "%s" is not "%s"', (english, spanish, says) => {
    expect(differences(english, spanish)).toContain(says);
  });

  test('[ES-07] finds nothing where both say the same', () => {
    expect(
      differences(
        'Not sure?: For an adult, choose Rash. It may take a week or two.',
        '¿No está seguro?: Para un adulto, elija Sarpullido. Puede tardar 2 semanas.',
      ),
    ).toEqual([]);
  });
});
