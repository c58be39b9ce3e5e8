import { describe, expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { howItWorksTabs, stepBlocks, stepBlocksOf, type HowItWorksTab } from './howItWorks';
import { stateLists, usStates } from './states';
import { readingGrade } from './testing/readingGrade';

const stepsOf = (tab: HowItWorksTab) => stepBlocksOf(tab).flatMap(({ steps }) => steps);

test('[DM-07] the tabs are those of the specification, in the order of their numbers', () => {
  expect(howItWorksTabs).toEqual(['Virtual Consultation', 'Live Consultation', 'Weight Loss']);
});

describe.each(howItWorksTabs)('%s', (tab) => {
  test('[DM-07] numbers its blocks from 1 without a gap, each with a title and a picture of its own', () => {
    const blocks = stepBlocksOf(tab);
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(blocks.map(({ order }) => order)).toEqual(blocks.map((_block, index) => index + 1));
    expect(new Set(blocks.map(({ title }) => title)).size).toBe(blocks.length);
    expect(new Set(blocks.map(({ image }) => image)).size).toBe(blocks.length);
    for (const { image } of blocks) expect(image).toMatch(/^\/images\/steps\/[a-z-]+-\d\.svg$/);
  });

  test('[DM-07] has steps in every block, with no brand fact written out', () => {
    for (const { steps } of stepBlocksOf(tab)) expect(steps.length).toBeGreaterThan(0);
    expect(stepsOf(tab).filter((step) => step === '' || step !== step.trim())).toEqual([]);
    expect(brandMistakes(stepsOf(tab))).toEqual([]);
  });

  test('reads at grade 9 or lower', () => {
    expect(readingGrade(stepsOf(tab))).toBeLessThanOrEqual(9);
  });

  test('says how long it takes, when providers are online and that one can start at any hour', () => {
    const text = stepsOf(tab).join('\n');
    expect(text).toMatch(/about 15 minutes/);
    expect(text).toMatch(/from 9\sAM to 9\sPM\sET, seven days a week/);
    expect(text).toMatch(/24\/7/);
  });
});

test.each([
  ['Virtual Consultation', [/messages you back/, /you are not charged/, /such as a live consultation/, /72 hours/]],
  ['Live Consultation', [/calls you by phone or video/, /72 hours/]],
  [
    'Weight Loss',
    [
      /you pay for the month, doctor visits included/,
      /No prescription, no charge/,
      /arrives in 5 to 7 days/,
      /required each month/,
      /refill 7 days before you need it/,
      /After the first month, get lab tests of your liver, kidneys and thyroid/,
      /not evaluated by the FDA/,
    ],
  ],
] as const)('%s states its figures', (tab, patterns) => {
  for (const pattern of patterns) expect(stepsOf(tab).join('\n')).toMatch(pattern);
});

test('[AF-04] no step names an amount: it stands in the box of the fee, as the state has it', () => {
  for (const tab of howItWorksTabs) expect(stepsOf(tab).join('\n')).not.toContain('$');
});

test('the weight-loss steps name exactly the states in which the program is not served', () => {
  const step = stepsOf('Weight Loss').find((text) => text.includes('is not offered in')) ?? '';
  const served: readonly string[] = stateLists.weightLossNew;
  expect(usStates.filter((state) => step.includes(state))).toEqual(usStates.filter((state) => !served.includes(state)));
});

test('blocks come in the order of their numbers, whatever their order in the data', () => {
  const first = stepBlocksOf('Weight Loss').slice(0, 1);
  const shuffled = stepBlocks.toReversed();
  expect(stepBlocksOf('Weight Loss', shuffled).slice(0, 1)).toEqual(first);
});
