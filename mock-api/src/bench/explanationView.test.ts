import { expect, test } from 'vitest';
import { explain } from '../search/explain';
import { explanationView } from './explanationView';

/** The words of a view, without its markup. */
const read = (message: string) =>
  explanationView(explain(message))
    .markup.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('[QA-07] [QA-03] an explanation tells scores, the threshold, what shows and because of what', () => {
  const text = read('sore throat and a fever since yesterday');
  expect(text).toContain('The threshold is 0.2');
  expect(text).toMatch(/Sore Throat 0\.\d+ Shows “sore throat” \(\d\.\d\d\)/);
  expect(text).toContain('Dropped: ');
  expect(text).toMatch(/How long 0\.\d weeks/);
});

test('[QA-07] [QA-03] an explanation tells what was read as other words, who is ill and what is denied', () => {
  expect(read('my toddler has an eerache but no fever')).toMatch(
    /Read as other words .*earache.*Denied or over .*fever.*Who a child/,
  );
});

test('[QA-07] [QA-03] an explanation says that a message is no complaint', () => {
  expect(read('I need some adderall')).toContain('The chat finds nothing: this is no complaint (controlled).');
});

test('[QA-07] an explanation escapes what was typed', () => {
  expect(explanationView(explain('<img src=x onerror=alert(1)> rahs')).markup).not.toMatch(/<img|onerror=alert\(1\)>/);
});
