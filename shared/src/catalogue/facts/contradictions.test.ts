import { describe, expect, test } from 'vitest';
import { loadBrand } from '../../brand/loadBrand';
import { categoryTexts } from '../../routing/categoryTexts';
import { canonicalPages } from '../../routing/pages';
import { categories } from '../categories';
import { feeFacts } from '../eligibility';
import { faqs } from '../faqs';
import { stepBlocks } from '../howItWorks';
import { brandPromise, ourStory } from '../story';
import { loadCatalogue } from '../treatmentContent';
import { treatments, type TreatmentPath } from '../treatments';
import { weightLossProgram } from '../weightLossProgram';
import { medicationPrice } from './medicationPrice';
import { listPrice } from './priceCoverage';
import { contradictions } from './testing/contradictions';
import { serviceContradictions } from './testing/service';
import { read, statementsOf } from './testing/statements';
import { whoCanUse } from './whoCanUse';

const catalogue = await loadCatalogue();

/** Every text within a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => textsIn(inner)) : [];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

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
      categories: [categories.map(({ description }) => description), categoryTexts],
      program: weightLossProgram.points,
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

/** Planted in an entry's page: each must be found, with what is wrong about it. */
const planted: readonly (readonly [path: TreatmentPath, line: string, says: RegExp])[] = [
  // Ages.
  ['acne', 'Acne is pores that get blocked, in teens and in adults.', /children on a page of adults/],
  ['rash', 'Who it is for: Adults and children with a new rash.', /children on a page of adults/],
  ['gout', 'Who it is for: Adults from 21 to 64 with gout.', /another age/],
  ['gout', 'Who it is for: Adults from 18 to 75 with gout.', /another age/],
  ['asthma', 'Who it is for: Anyone aged 12 to 64 with asthma.', /another age/],
  ['earache-pediatric', 'Who it is for: Adults from 18 to 64 with ear pain.', /another age|adults/],
  ['earache-pediatric', 'Who it is for: Mild ear pain in a child 3 months or older.', /youngest age/],
  ['diarrhea-pediatric', 'Not for an online visit: A baby under 3 months, or blood in the stool.', /youngest age/],
  [
    'sore-throat-pediatric',
    'Not for an online visit: A child under 2 years old should be seen in person.',
    /youngest age/,
  ],
  ['acute-cough-pediatric', 'Who it is for: A cough in a child from 1 year of age.', /youngest age/],
  ['headache', 'Who it is for: A teen whose headache feels like ones before.', /children on a page of adults/],
  // Sex.
  ['genital-warts', 'Who it is for: Women from 18 to 64 with a few small bumps.', /another sex/],
  ['urinary-tract-infection', 'Who it is for: Healthy women from 18 to 64 who are not pregnant.', /another sex/],
  ['hair-loss', 'Who it is for: Women from 18 to 64 whose hair has thinned.', /another sex/],
  ['female-hair-loss', 'This page is for men.', /another sex/],
  ['yeast-infection', 'Who it is for: Adults from 18 to 64 who know the signs.', /any sex/],
  ['overactive-bladder', 'In women, an overactive bladder is a need to pee.', /another sex/],
  // Spans of time.
  [
    'sinus-infection',
    'Antibiotic: Signs are more than 10 days with no change, or better and then worse.',
    /span of time/,
  ],
  ['sinus-infection', 'Who it is for: Adults from 18 to 64 with face pressure for less than 4 weeks.', /span of time/],
  ['acute-sinusitis', 'Who it is for: Adults from 18 to 64 with face pressure for less than 12 weeks.', /span of time/],
  ['acute-sinusitis', 'Start: It came on within the last 6 weeks, often with a cold.', /span of time/],
  ['chronic-cough', 'A chronic cough is one that has lasted 3 weeks or longer.', /span of time/],
  ['acute-cough', 'Who it is for: Adults from 18 to 64 who have coughed for 8 weeks or more.', /span of time/],
  ['acute-cough-pediatric', 'Not for an online visit: A cough of 2 weeks or more.', /span of time/],
  ['back-pain', 'Stay here if your back has hurt for less than 6 weeks.', /span of time/],
  [
    'gout',
    'Who it is for: Adults from 18 to 64 with an attack that has lasted less than 2 weeks.',
    /facts do not have/,
  ],
  ['abdominal-pain-pediatric', 'Not for an online visit: Pain for more than 12 hours.', /span of time/],
  // Modes.
  ['shortness-of-breath', 'You answer questions online and a provider looks at them.', /virtual visit/],
  ['shortness-of-breath', 'A virtual visit is fine for mild trouble.', /virtual visit/],
  ['general-consult', 'A provider reads it and messages you back.', /virtual visit/],
  ['medication-refill', 'A provider can renew it by message.', /virtual visit/],
  ['rash', 'Choose a live visit: Your provider needs to see you.', /live visit alone/],
  ['acne', 'A provider calls you by phone or video.', /live visit alone/],
  ['gout', 'A visit for gout is always live.', /live visit alone/],
  ['weight-loss', 'Start with a virtual consultation.', /kind of visit/],
  // Prices and what they cover.
  ['weight-loss', 'It is $299, doctor visits included.', /without its month/],
  ['weight-loss', 'Medication: $510 to $530 a month.', /bought separately as the price/],
  ['weight-loss', 'Bought separately it is $510 to $530, with us it is $299 a month.', /before the monthly price/],
  ['weight-loss', 'The $299 a month has everything, and lab tests are included.', /lab tests/],
  ['weight-loss', 'You pay once for the program.', /paid once/],
  ['shortness-of-breath', 'A visit is $29.', /not its own/],
  ['rash', 'A cream is usually $5.', /not its own/],
  ['acne', 'The fee includes your medicine.', /medication as part of the fee/],
  ['overactive-bladder', 'Your provider may choose generic vibegron.', /only as a brand/],
  ['covid-19', 'Nirmatrelvir with ritonavir is cheap at most pharmacies.', /only as a brand/],
  // Who acts.
  ['erectile-dysfunction', 'A parent or guardian fills in the visit.', /acts for an adult/],
  ['rash-pediatric', 'A teen can start the visit alone.', /acts alone/],
  // Where others go.
  ['eczema', 'Not sure?: For a child, choose Rash.', /children sent/],
  ['rash-pediatric', 'Not sure?: For an adult, choose Sore Throat - Pediatric.', /adults sent/],
  ['hair-loss', 'Not sure?: For women, choose Erectile Dysfunction.', /another sex/],
  ['acute-sinusitis', 'Not sure?: Choose Sinus Infection if yours has lasted 2 weeks or longer.', /span of time/],
  [
    'acute-cough',
    'Not sure?: For your own cough, choose Acute Cough, or Chronic Cough if it has lasted 6 weeks or longer.',
    /span of time/,
  ],
  ['gout', 'Not sure?: Choose Sore Elbow if it is your elbow.', /does not exist/],
];

/** True of the facts: none may be found fault with. */
const agreeing: readonly (readonly [path: TreatmentPath, line: string])[] = [
  ['acne', 'Hormones: The teen years, monthly periods, or stopping birth control.'],
  ['acne', 'For a teen, choose General Consult - Pediatric.'],
  ['acute-cough', 'Cough pearls: They can be deadly to a child.'],
  ['rash', 'Who it is for: Adults from 18 to 64 with a new rash, who do not feel very ill.'],
  ['genital-warts', 'Not for an online visit: A child with warts must be seen in person.'],
  ['urinary-tract-infection', 'It is most common in women, and it can burn.'],
  ['hair-loss', 'In men, hair loss most often follows a pattern.'],
  ['hair-loss', 'Not sure?: This page is for men. For women, choose Female Hair Loss.'],
  [
    'sinus-infection',
    'Stay here if yours have lasted 4 weeks or longer, keep coming back, or you cannot tell when they began.',
  ],
  ['acute-sinusitis', 'Antibiotics: no better after 10 days, a high fever for 3 to 4 days.'],
  ['acute-cough', 'It often lasts less than 3 weeks, but can hang on for up to 8.'],
  ['chronic-cough', 'a hoarse voice for more than 3 weeks, or trouble swallowing'],
  ['allergies', 'Nose sprays: Give it a week or two.'],
  ['shortness-of-breath', 'Visits are never virtual.'],
  ['shortness-of-breath', 'A provider can talk with you live, and will often ask you to be checked in person.'],
  ['general-consult', 'In a General Consult you talk with a provider by phone or video.'],
  ['rash', 'A provider can look at yours and message you, or call.'],
  ['weight-loss', 'It is $299 a month; bought separately, medication is $510 to $530.'],
  ['weight-loss', 'The $299 a month does not include lab tests.'],
  ['weight-loss', 'It is not a generic, and it is not FDA approved.'],
  ['overactive-bladder', 'Vibegron is not sold as a generic.'],
  ['rash-pediatric', 'A parent or guardian fills in the visit.'],
  [
    'general-consult-pediatric',
    'Not for an online visit: A baby under 3 months with a temperature of 100.4 F (38 C) or higher needs emergency care now.',
  ],
  ['earache-pediatric', 'Watch and wait: Your provider may suggest 2 or 3 days of watching before any antibiotic.'],
];

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
    'A General Consult is never virtual.',
    'Up to 80% off at most major retailers.',
  ])('[AF-05] of the whole service finds none with "%s"', (sentence) => {
    expect(serviceContradictions(sentence)).toEqual([]);
  });
});
