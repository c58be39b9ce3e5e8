// @vitest-environment node
import { expect, test } from 'vitest';
import { labelledLine } from './labelledLine';

test('[TR-09] takes the label of a line of the form "Label: text"', () => {
  expect(labelledLine('Tension: a dull ache on both sides.')).toEqual({
    label: 'Tension',
    text: 'a dull ache on both sides.',
  });
  expect(labelledLine('Not sure?: pick the page that fits.').label).toBe('Not sure?');
});

test('[TR-09] takes only the first colon', () => {
  expect(labelledLine('Note: take one: the other waits.')).toEqual({
    label: 'Note',
    text: 'take one: the other waits.',
  });
});

test('[TR-09] leaves sentences and times alone', () => {
  expect(labelledLine('It hurts. You may ask: why?').label).toBeUndefined();
  expect(labelledLine('Providers are online from 9:00 to 21:00').label).toBeUndefined();
  expect(labelledLine('A plain sentence').text).toBe('A plain sentence');
});
