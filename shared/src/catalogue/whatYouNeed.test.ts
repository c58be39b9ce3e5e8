import { describe, expect, test } from 'vitest';
import { missingItemsNote, whatYouNeedCodes, whatYouNeedLine } from './whatYouNeed';

describe('what you need', () => {
  test.each([
    ['Meds', /list of the medications you take now, such as ".+"/],
    ['Allergies', /medication and food allergies/],
    ['Conditions', /medical conditions/],
    ['Picture Condition', /picture of your condition/],
    ['BP Reading', /blood pressure reading/],
    ['PhotoOfTest', /picture of your at-home test results/],
    ['Lab Result', /any recent lab results/],
    ['Rx Picture', /picture of your prescription/],
    ['Thermometer', /thermometer to take your temperature/],
    ['PCP', /name and phone number of your primary care physician/],
    ['Vitals', /recent blood pressure, pulse and temperature/],
  ])('[TR-07] reads the code %s as a line a visitor understands', (code, line) => {
    expect(whatYouNeedLine(code)).toMatch(new RegExp(line, 'i'));
  });

  test.each(whatYouNeedCodes)('[TR-07] speaks of the child, not of the parent, in the line of %s', (code) => {
    expect(whatYouNeedLine(code, 'child')).not.toMatch(/\byou\b|\byour\b(?! child)/i);
  });

  test('[TR-07] says the same of both where the line names nobody, and of an unknown code', () => {
    for (const code of ['BP Reading', 'Lab Result', 'Shoe size'])
      expect(whatYouNeedLine(code, 'child')).toBe(whatYouNeedLine(code));
  });

  test('[TR-07] knows exactly eleven codes, each with a line of its own', () => {
    expect(whatYouNeedCodes).toHaveLength(11);
    expect(new Set(whatYouNeedCodes.map((code) => whatYouNeedLine(code))).size).toBe(11);
    expect(new Set(whatYouNeedCodes.map((code) => whatYouNeedLine(code, 'child'))).size).toBe(11);
  });

  test.each(['A list of your vaccines', 'meds', 'toString', ''])(
    '[TR-07] shows the unknown code "%s" as written',
    (code) => {
      expect(whatYouNeedLine(code)).toBe(code);
    },
  );

  test('[TR-08] tells the visitor, letter for letter, not to worry about missing items', () => {
    expect(missingItemsNote).toBe(
      "Missing any of these items? Don't worry! Just bring what you have and your provider can help you with the rest.",
    );
  });
});
