import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../brand/loadBrand';
import { categoryTexts } from '../../routing/categoryTexts';
import { canonicalPages } from '../../routing/pages';
import { categoryDescriptions } from '../categoryDescriptions';
import { feeFacts } from '../eligibility';
import { faqs } from '../faqs';
import { stepBlocks } from '../howItWorks';
import { usStates } from '../states';
import { brandPromise, ourStory } from '../story';
import { loadCatalogue } from '../treatmentContent';
import { treatments } from '../treatments';
import { programPoints } from '../weightLossProgram';
import { medicationPrice } from './medicationPrice';
import { agreeing, planted } from './contradictions.fixture';
import { listPrice } from './priceCoverage';
import { contradictions } from './testing/contradictions';
import { hoursIn, sentencesOf, serviceContradictions, wrongHours } from './testing/service';
import { read, statementsOf } from './testing/statements';
import { whoCanUse } from './whoCanUse';

const catalogue = await loadCatalogue();

/** Every text within a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => textsIn(inner)) : [];
}

describe('what the pages say', () => {
  test('[AF-05] [AF-06] [AF-07] [AF-04] no page of an entry says what its facts deny', () => {
    const found = catalogue.flatMap((entry) =>
      contradictions(statementsOf(entry)).map(({ sentence, says }) => `${entry.path}: ${says}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  test('[AF-05] no line that is made of the facts says what they deny', () => {
    const found = treatments.flatMap(({ path }) =>
      whoCanUse(path).flatMap(({ sentence, link }) => {
        const name = treatments.find((entry) => entry.path === link)?.name ?? '';
        return contradictions(read(path, sentence.replace('{link}', name), 'is-for'));
      }),
    );
    expect(found).toEqual([]);
  });

  test('[AF-05] [AF-07] no answer, step, story, fee or category says what holds for nobody', () => {
    const texts = {
      faqs: faqs.map(({ description }) => description),
      steps: stepBlocks.map(({ steps }) => steps),
      story: [ourStory, brandPromise],
      fees: Object.values(feeFacts).map(({ how, includes, excludes, charged }) => [how, includes, excludes, charged]),
      categories: [
        Object.values(categoryDescriptions),
        (['weight-loss', 'mental-wellness'] as const).map((slug) => categoryTexts(slug).description),
      ],
      program: [undefined, ...usStates].map((state) => programPoints(state)),
      pages: canonicalPages(loadBrand('')).map(({ description }) => description),
      prices: treatments.map((entry) => [medicationPrice(entry).covers, listPrice(entry)]),
    };
    const found = Object.entries(texts).flatMap(([where, value]) =>
      textsIn(value).flatMap((text) =>
        sentencesOf(text).flatMap((sentence) =>
          serviceContradictions(sentence).map((says) => `${where}: ${says}: ${sentence}`),
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});

/** The source of every module of texts, in both languages, as a reader has its words. */
const root = new URL('../../../../', import.meta.url);
const textModules = ['shared/src', 'storefront/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](?:en|es)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .map((file) => [file, readFileSync(new URL(file, root), 'utf8').replaceAll('\\u00A0', ' ')] as const),
);

test('[AF-05] [FQ-05] wherever hours are told in either language, they are those that providers are online', () => {
  const told = textModules.flatMap(([file, source]) =>
    sentencesOf(source).flatMap((sentence) => (hoursIn(sentence) === undefined ? [] : [{ file, sentence }])),
  );
  expect(
    told.flatMap(({ file, sentence }) => {
      const says = wrongHours(sentence);
      return says === undefined ? [] : [`${file}: ${says}: ${sentence}`];
    }),
  ).toEqual([]);
  // Each page that tells them in one language tells them in the other.
  const telling = (language: string) => {
    const ending = new RegExp(`/${language}\\.tsx?$`);
    return new Set(told.filter(({ file }) => ending.test(file)).map(({ file }) => file.replace(ending, '')));
  };
  expect(telling('en').size).toBeGreaterThan(0);
  expect(telling('es')).toEqual(telling('en'));
});

describe('the reading of sentences', () => {
  test.each(planted)('[AF-05] in %s finds fault with "%s"', (path, line, says) => {
    expect(
      contradictions(read(path, line, 'tells'))
        .map((found) => found.says)
        .join(),
    ).toMatch(says);
  });

  test.each(agreeing)('[AF-05] in %s finds none with "%s"', (path, line) => {
    expect(contradictions(read(path, line, 'tells'))).toEqual([]);
  });

  test('[AF-05] names the sentence', () => {
    const line = 'A rash is a change of the skin. A visit is $31. Keep the skin cool.';
    expect(contradictions(read('rash', line, 'tells')).map(({ sentence }) => sentence)).toEqual(['A visit is $31.']);
  });

  test.each([
    ['Providers are online from 8 AM to 9 PM ET, seven days a week.', /other hours/],
    ['Providers call between 9\u00A0AM and 10:30\u00A0PM\u00A0ET.', /other hours/],
    ['Providers are online from 9 AM to 9 PM.', /without their zone/],
    ['Los profesionales llaman entre las 9 am y las 8 pm, hora del Este.', /other hours/],
    ['Adults from 21 to 64 can use it.', /another age/],
    ['Adults from 18 to 65 who live in the United States.', /another age/],
    ['A virtual consultation is $74 and a live consultation is $29.', /another fee/],
    ['A live consultation is $29.', /another fee/],
    ['The weight-loss program is $510 a month.', /another fee|separately/],
    ['It is $299, visits included.', /without its month/],
    ['A General Consult can be virtual in your state.', /not offered/],
    ['Shortness of Breath is virtual in 25 states.', /not offered/],
    ['You pay once for the weight-loss program.', /paid once/],
  ])('[AF-05] [AF-07] of the whole service finds fault with "%s"', (sentence, says) => {
    expect(serviceContradictions(sentence).join()).toMatch(says);
  });

  test.each([
    'Adults from 18 to 64 who live in the United States.',
    'A virtual consultation is $29 and a live consultation is $74.',
    'It is $299 per month.',
    'Providers are online from 9\u00A0AM to 9\u00A0PM\u00A0ET.',
    'Los profesionales están en línea de 9 am a 9 pm, hora del Este.',
    'A General Consult is never virtual.',
    'Up to 80% off at most major retailers.',
  ])('[AF-05] of the whole service finds none with "%s"', (sentence) => {
    expect(serviceContradictions(sentence)).toEqual([]);
  });
});
