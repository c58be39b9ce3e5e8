import { expect, test } from 'vitest';
import { explain, type Explanation } from '../search/explain';
import { explanationView } from './explanationView';

/** The words of a view, without its markup. */
const readView = (explanation: Explanation) =>
  explanationView(explanation)
    .markup.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const read = (message: string) => readView(explain(message));

/** An explanation with every detail, independent of what the model has learned. */
const full: Explanation = {
  suggestions: [
    { name: 'Sore Throat', path: 'sore-throat', score: 0.912 },
    { name: 'Cold and Flu', path: 'cold-and-flu', score: 0.2 },
  ],
  units: [
    {
      text: 'my thraot is sore no fever',
      whose: 'self',
      concepts: [
        { text: 'thraot', concept: 'throat', when: 'now' },
        { text: 'fever', concept: 'fever', when: 'denied' },
      ],
      notNow: [{ text: 'fever', when: 'denied' }],
      silent: undefined,
      likeliest: [
        { complaint: 'sore-throat', share: 0.934 },
        { complaint: 'none', share: 0.041 },
      ],
    },
    { text: 'my dog itches', whose: 'animal', concepts: [], notNow: [], silent: 'animal', likeliest: [] },
  ],
  evidence: {
    'sore-throat': [
      { feature: 'k throat pain', weight: 8.04 },
      { feature: 'w sor', weight: 2 },
    ],
  },
  words: ['my', 'throat', 'is', 'sore', 'no', 'fever', 'my', 'dog', 'itches'],
  respelled: [{ typed: 'thraot', read: 'throat' }],
  childShare: 0.04,
  sex: 'woman',
  days: [0.5, 1, 24],
  none: 0.013,
};

test('[QA-07] [LU-10] the table tells scores, the threshold, what shows and what speaks for it in plain words', () => {
  const text = readView(full);
  expect(text).toContain('The chat shows 1 treatment.');
  expect(text).toContain('The threshold is 0.2');
  expect(text).toContain('Sore Throat 0.912 Shows throat with pain (8.0), the word “sore” (2.0)');
  expect(text).toContain('Cold and Flu 0.2 Dropped: not above the threshold Nothing by name');
});

test('[QA-07] [LU-10] each part tells whom it is of, when, its concepts, and what the model makes of it', () => {
  expect(readView(full)).toContain(
    'Part by part “my thraot is sore no fever” Tells of the writer Concepts throat (“thraot”), fever (“fever”, denied) ' +
      'Not now “fever” denied The model reads Sore Throat 93 %, no complaint 4 % ' +
      '“my dog itches” Tells of an animal Does not count it is about an animal The whole message',
  );
});

test('[QA-07] [LU-10] the whole message tells respelled words, who is ill, how long, and whether it is a complaint', () => {
  expect(readView(full)).toContain(
    'Read as other words thraot → throat A child is the patient 4 % Sex a woman ' +
      'How long less than a day, 1 day, 24 days (3.4 weeks) No complaint at all 1 %',
  );
});

test('[QA-07] [QA-03] a message is explained as the search reads it', () => {
  const text = read('my toddler has an eerache but no fever. my dog itches');
  expect(text).toMatch(/Earache - Pediatric 0\.\d+ Shows /);
  expect(text).toMatch(/Tells of a child .*Earache.*Tells of an animal .*Read as other words .*earache/);
});

test.for([
  ['', 'the message has no words, or is code'],
  ['<script>rash</script>', 'the message has no words, or is code'],
  ['I need some adderall', 'no part of the message counts'],
] as const)('[QA-07] “%s” shows nothing, because %s', ([message, reason]) => {
  expect(read(message)).toContain(`The chat finds nothing: ${reason}.`);
});

test('[QA-07] it says when scores are all too low', () => {
  const [first] = full.suggestions;
  if (first === undefined) throw new Error('no suggestion');
  expect(readView({ ...full, suggestions: [{ ...first, score: 0.1 }] })).toContain('no score is above the threshold');
  expect(readView({ ...full, suggestions: [] })).toContain('no treatment is likely enough');
});

test('[QA-07] an explanation escapes what was typed, and styles nothing by itself', () => {
  const { markup } = explanationView(explain('<img src=x onerror=alert(1)> "rahs" & <b>itch</b>'));
  expect(markup).not.toMatch(/<img|onerror=alert\(1\)>|<b>/);
  expect(explanationView(full).markup).not.toContain('style=');
});

test('[QA-07] the table, its headers and the parts are told to assistive technology', () => {
  const { markup } = explanationView(full);
  expect(markup).toMatch(/<table[^>]*role="table">\s*<caption>/);
  expect(markup.match(/scope="row"/g)).toHaveLength(full.suggestions.length);
  expect(markup.match(/<li>/g)).toHaveLength(full.units.length);
});
