import { factsOf } from '@front-door/shared/catalogue/facts/facts';
import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { worthShowing } from '@front-door/shared/contract/search';
import { readMessage } from '@front-door/shared/reading/reading';
import { describe, expect, test } from 'vitest';
import { readAges, type AgeSpan } from './ages';
import { complaintsTold, told, toldByWords } from './ages.fixture';
import { isWithin } from './complaints';
import { search } from './search';

const paths = treatments.map(({ path }) => path);
const isGeneral = (path: string) => path.startsWith('general-consult');

/** What is suggested for a message, shown or not, that is not for somebody of an age. */
function wrongFor(message: string, age: AgeSpan): readonly string[] {
  const isChild = age.toMonths < 18 * 12;
  return search(message)
    .map(({ path }) => path as TreatmentPath)
    .filter((path) => {
      // The general consults are where those go whom no entry is for: a child's to none but children.
      if (isGeneral(path)) return (path === 'general-consult-pediatric') !== isChild;
      return !isWithin(age, factsOf(path).ages);
    })
    .map((path) => `${message}: ${path}`);
}

const inYears = (years: number): AgeSpan => ({ fromMonths: years * 12, toMonths: years * 12 + 11.9 });
/** Every so manieth, from a turn on. */
const part = <One>(all: readonly One[], share: number, turn: number) =>
  all.filter((_, index) => (index + turn) % share === 0);
const filled = (wording: string, years: number, what: string) =>
  wording.replace('{n}', String(years)).replace('{x}', what);
const languages = ['en', 'es'] as const;

describe('[LU-03] [AF-05] no entry is ever suggested to somebody of an age that it is not for', () => {
  const tellers = [
    ['child', [1, 2, 3, 6, 9, 11, 13, 15, 17]],
    ['self', [9, 13, 14, 15, 16, 17, 18, 34, 64, 65, 80]],
    ['young', [11, 14, 16, 17]],
    ['other', [18, 19, 30, 64, 65, 81]],
  ] as const;
  const cases = tellers.flatMap(([teller, ages]) =>
    languages.flatMap((language) =>
      told[teller][language].map((wording, turn) => [language, wording, ages, turn] as const),
    ),
  );
  // In turns: each entry meets each age in a third of the wordings, and each wording in a third of the ages.
  test.for(cases)('%s: %s', ([language, wording, ages, turn]) => {
    const wrong = ages.flatMap((years, at) =>
      part(paths, 3, turn + at).flatMap((path) =>
        wrongFor(filled(wording, years, complaintsTold[path][language === 'en' ? 0 : 1]), inYears(years)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.for(toldByWords)('%s …', ([who, language, age]) => {
    expect(paths.flatMap((path) => wrongFor(`${who} ${complaintsTold[path][language]}`, age))).toEqual([]);
  });
});

describe('[LU-03] each entry is suggested to those whom it is for', () => {
  test.for(paths)('%s', (path) => {
    const { patient, ages } = factsOf(path);
    const [en, es] = complaintsTold[path];
    const youngest = Math.ceil(ages.fromMonths / 12);
    const messages =
      patient === 'child'
        ? [youngest, 17].flatMap((years) =>
            [filled('my {n} year old has {x}', years, en), filled('mi hijo de {n} años tiene {x}', years, es)].filter(
              () => years > 0,
            ),
          )
        : [18, 64].flatMap((years) => [
            filled("I'm {n} years old and I have {x}", years, en),
            filled('tengo {n} años y tengo {x}', years, es),
          ]);
    const missed = messages.filter((message) => {
      const suggested: ReadonlySet<string> = new Set(worthShowing(search(message)).map((one) => one.path));
      return ![path, ...(near[path] ?? [])].some((one) => suggested.has(one));
    });
    expect(missed).toEqual([]);
  });
});

/** Entries that nothing but time, sex or a shade of meaning tells from another, which may come in their place. */
const near: Readonly<Partial<Record<TreatmentPath, readonly TreatmentPath[]>>> = {
  'sinus-infection': ['acute-sinusitis'],
  'acute-sinusitis': ['sinus-infection'],
  'hair-loss': ['female-hair-loss'],
  'female-hair-loss': ['hair-loss'],
  'ankle-pain': ['ankle-injury'],
};

/** The ages that a message tells, in years, with whose they are. */
const spans = (message: string) =>
  readAges(readMessage(message)).map(({ fromMonths, whose }) => [fromMonths / 12, whose] as const);

describe('[LU-03] what is no age of the patient', () => {
  test.for([
    'sore throat, caught it from my 5 year old',
    'I teach 7 year olds and have a cough',
    'soy maestra de secundaria y tengo tos',
    'soy profesor de prepa, me duele la garganta',
    'stomach bug from the toddler room',
    'I had acne as a teen, now my ankle hurts',
    'never needed an inhaler after age 9, my throat is raw',
    'my eczema left when I turned 18, my ear hurts',
    'winded like I am 80',
    'my smartwatch says I slept 7h 12m',
    "I'm the only one with belly cramps",
    'tengo muchas pastillas todavía',
    'from 3 to 5 my head hurts',
    'I am 20 pounds overweight',
    "I'm 12 weeks pregnant with heartburn",
    'my cough is 3 days old',
    'se me pegó de mi hijo de 5 años',
    'de adolescente tuve acné, me duele el tobillo',
    'con tos desde los 9 años',
    'my son had it 3 times',
    'mi bebé pesa 8 kilos',
  ])('%s', (message) => {
    expect(spans(message)).toEqual([]);
  });

  test.for([
    ["I'm 34, my son is 6 and has a fever", [34, 'self'], [6, 'child']],
    ['15f here, zits on my chin', [15, 'child']],
    ['my son 11 covid positive', [11, 'child']],
    ['turning 12 next week, sore throat', [11, 'child']],
    ['soy un chico de 15 con acné', [15, 'self']],
    ['my 4 and 6 year olds cough', [6, 'child']],
    ["flat spot on the back of my 4 month old's head", [4, 'child']],
  ] as const)('%s', ([message, ...expected]) => {
    const found = spans(message).map(([years, whose]) => [message.includes('month') ? years * 12 : years, whose]);
    expect(found).toEqual(expected);
  });

  test.for([
    ['sore throat, caught it from my 5 year old', 'sore-throat'],
    ["I'm 34, my son is 6 and has a sore throat", 'sore-throat-pediatric'],
    ['back pain from lifting my 2 year old', 'back-pain'],
    ['me duele la garganta, me la pegó mi hijo de 5 años', 'sore-throat'],
    ["I'm 40 with pinkeye, got it from my kindergartner", 'pinkeye'],
  ] as const)('"%s" leads to %s', ([message, path]) => {
    expect(search(message)[0]?.path).toBe(path);
  });
});
