import { describe, expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { feeFacts, notQualifiedRule, refundRule, whatYouAgreeTo } from './eligibility';
import { whoCanUse } from './facts/whoCanUse';
import { fees } from './prices';
import { readingGrade } from './testing/readingGrade';
import { treatments, type TreatmentPath } from './treatments';

const everyFee = Object.values(feeFacts);
const saidOf = (path: TreatmentPath) => whoCanUse(path).map(({ sentence }) => sentence.replace('{link}', 'it'));
const everyRule = [...new Set(treatments.flatMap(({ path }) => saidOf(path)))];

test.each([
  ['adults', /Adults from 18 to 64/],
  ['children', /parent or guardian acts for the child/],
  ['government plans', /not eligible if you are enrolled in Medicare or Medicaid/],
  ['emergencies', /Not for emergencies.*call 911/],
  ['truthful information', /must give truthful information and must not hide your location/],
  ['consents', /telehealth consent, the terms of use and the HIPAA authorization \("I Agree" or "Accept"\)/],
])('[LG-03] says who may use the service and on what terms: %s', (_rule, pattern) => {
  expect([...everyRule, ...whatYouAgreeTo].join('\n')).toMatch(pattern);
});

describe('the fee facts', () => {
  test('[GS-19] state each fee with what it includes and leaves out', () => {
    expect(everyFee.map(({ price }) => price)).toEqual(['$29', '$74', '$299 a month']);
    for (const [key, { amount, includes, excludes }] of Object.entries(feeFacts)) {
      expect(amount).toBe(fees[key as keyof typeof fees]);
      expect(includes.length).toBeGreaterThan(0);
      expect(excludes.length).toBeGreaterThan(0);
    }
  });

  test('[GS-19] state in the same words when nothing is charged and nothing refunded', () => {
    expect(notQualifiedRule).toMatch(/do not qualify, you are not charged/);
    expect(refundRule).toMatch(/non-refundable after your consultation is complete/);
    for (const { charged } of everyFee) expect(charged).toEqual(expect.arrayContaining([notQualifiedRule, refundRule]));
  });

  test('[GS-19] say of weight loss that doctor visits are included and qualifying is free', () => {
    expect(feeFacts.weightLoss.includes.join('\n')).toMatch(/^Doctor visits.*\nCompounded semaglutide/);
    expect(feeFacts.weightLoss.charged[0]).toBe('It is free to find out if you qualify. No prescription, no charge.');
  });

  test('read at grade 9 or lower', () => {
    const lines = everyFee.flatMap(({ how, includes, excludes, charged }) =>
      [[how], includes, excludes, charged].flat(),
    );
    expect(readingGrade([...everyRule, ...whatYouAgreeTo, ...lines])).toBeLessThanOrEqual(9);
    expect(brandMistakes([...everyRule, ...whatYouAgreeTo, ...lines])).toEqual([]);
  });
});
