// @vitest-environment node
import { expect, test } from 'vitest';
import { loadCatalogue } from '@front-door/shared/catalogue/treatmentContent';
import { sentencesOf } from './sentences';

test('[AF-02] takes the first sentence off a description', () => {
  expect(sentencesOf('It hurts. A provider can help.')).toEqual({ first: 'It hurts.', rest: 'A provider can help.' });
  expect(sentencesOf('It hurts, e.g. at night.')).toEqual({ first: 'It hurts, e.g. at night.', rest: '' });
});

test('[AF-02] the first sentence of every entry is short enough for the first screen of a phone, and none is lost', async () => {
  for (const { name, description } of await loadCatalogue()) {
    const { first, rest } = sentencesOf(description);
    expect(first.length, `${name}: ${first}`).toBeGreaterThan(20);
    expect(first.length, `${name}: ${first}`).toBeLessThanOrEqual(170);
    expect(`${first} ${rest}`.trim()).toBe(description);
  }
});
