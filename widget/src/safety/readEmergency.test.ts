// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { measure, share } from '../../eval/measure';
import { loadMessages, splits } from '../../eval/messages';
import { readerCost } from '../../eval/readerCost';
import { readEmergency } from './readEmergency';

const linesOf = (message: string) => readEmergency(message).lines;

describe('[WE-09] a message', () => {
  test.each([
    ['my chest hurts', ['911']],
    ["I can't breathe", ['911']],
    ['no puedo respirar', ['911']],
    ["I'm suicidal", ['988']],
    ['quiero quitarme la vida', ['988']],
    ['my toddler drank bleach', ['poison-help']],
    ['took an overdose', ['911', 'poison-help']],
    ['want to overdose on purpose', ['911', '988', 'poison-help']],
  ])('%j brings up %j', (message, lines) => {
    expect(linesOf(message)).toEqual(lines);
  });

  test.each([
    ['the denial is of something else', 'no fever but my chest hurts'],
    ['the denial denies nothing', "I don't know why my chest hurts"],
    ['what is denied is that it was ever so bad', 'never had chest pain like this'],
    ['not only that', "it's not just a cough, I can't breathe"],
    ['it is not ruled out', "can't rule out a heart attack"],
    ['it is back', 'had chest pain last year and it is back'],
    ['letters are missing', 'cant breth'],
    ['it is shouted', 'CHEST PAIN'],
    ['letters only look Latin', 'сhest раin'],
    ['it is one of many words', `${'and then I felt odd. '.repeat(40)}Now my chest hurts.`],
  ])('brings up 911 where %s', (_, message) => {
    expect(linesOf(message)).toEqual(['911']);
  });

  test.each([
    '',
    ' ',
    '...',
    '🙂',
    '\uD800',
    ','.repeat(2000),
    'no '.repeat(700),
    '9'.repeat(1000),
    'I am 900 years old',
  ])('that tells nothing does no harm', (odd) => {
    expect(linesOf(odd)).toEqual([]);
  });
});

describe('[EM-02] fever below three months', () => {
  test.each([
    'newborn, 19 days, running 101.2',
    'my 2 month old has a temperature of 102',
    '5 semanas 38.4',
    'she is 7 weeks old, thermometer says one hundred one point two',
    'mi bebé de dos meses tiene 38,5',
    'recién nacida con calentura',
    'twelve weeks old and 100.4 F',
  ])('%j shows', (message) => {
    expect(linesOf(message)).toContain('911');
  });

  test.each([
    'my 6 year old has 100.2 and is playing',
    'my 5 week old is 98.9, nursing fine',
    'my 5 month old has a fever of 100.9 and is drinking well',
    'mi bebé de 7 semanas no tiene calentura, trae mocos',
  ])('%j does not', (message) => {
    expect(linesOf(message)).toEqual([]);
  });
});

describe('[EM-04] calm look-alikes', () => {
  test.each([
    ['denied', 'no chest pain'],
    ['denied', 'not suicidal'],
    ['denied', 'sin dolor de pecho'],
    ['denied in a list', 'no fever, cough, or chest pain'],
    ['denied in a list', 'no chest pain, cough or trouble breathing'],
    ['long over', 'had chest pain years ago'],
    ['long over', 'hace diez años tuve un infarto'],
    ["somebody else's", 'family history of stroke'],
    ['feared', 'what can I do to prevent a heart attack'],
    ['a figure of speech', 'this headache is killing me'],
    ['a figure of speech', 'me muero de hambre'],
    ['a figure of speech', 'by a stroke of luck i only twisted my knee'],
    ['a figure of speech', 'my back has seized up'],
    ['of the nose', "can't breathe through my nose"],
    ['of a film', 'watched suicide squad with a cold'],
    ['a job', 'I teach CPR and my knees ache'],
    ['mild', 'little burn on my finger from the pan'],
    ['ordinary', 'sore throat and a cough'],
  ])('%s: %j', (_, message) => {
    expect(linesOf(message)).toEqual([]);
  });
});

describe('[EM-05] the language of the message', () => {
  test.each([
    ['my chest hurts and my arm is numb', 'en'],
    ['me duele el pecho y no puedo respirar', 'es'],
  ])('%j is %s', (message, language) => {
    expect(readEmergency(message).language).toBe(language);
  });
});

/** Shares of the messages of a split. */
function shares(split: (typeof splits)[number]) {
  const { emergencies, shown, rightLine, calm, alarms } = measure(loadMessages(split));
  return { seen: share(shown, emergencies), right: share(rightLine, shown), alarms: calm === 0 ? 0 : alarms / calm };
}

describe('[EM-08] messages', () => {
  test.each([
    ['train', { seen: 0.99, right: 0.99, alarms: 0.04 }],
    ['dev', { seen: 0.95, right: 0.97, alarms: 0.06 }],
    ['test', { seen: 0.945, right: 0.98, alarms: 0.055 }],
  ] as const)(
    'of %s are read no worse than they were',
    (split, least) => {
      const { seen, right, alarms } = shares(split);
      expect(seen).toBeGreaterThanOrEqual(least.seen);
      expect(right).toBeGreaterThanOrEqual(least.right);
      expect(alarms).toBeLessThanOrEqual(least.alarms);
    },
    60_000,
  );

  test('stand in one split only', () => {
    const all = splits.flatMap((split) => loadMessages(split)).map(({ message }) => message);
    expect(all.length - new Set(all).size).toBe(0);
  });
});

test('[WE-09] reads the longest and oddest messages to the end', () => {
  const alarming = 'chest pain cannot breathe blood sudden numb face suicide pills took baby fever 101 stroke fell ';
  for (const odd of [
    alarming.repeat(90),
    alarming.repeat(5000),
    '19 days 38.4 '.repeat(600),
    'no '.repeat(3000),
    'my dad died. '.repeat(2400),
  ])
    expect(readEmergency(odd).lines.length).toBeLessThanOrEqual(3);
});

/** The reader as one script, built as the app is. */
async function buildReader(format: 'iife'): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'readEmergency.ts', formats: [format], name: 'reader', fileName: 'reader' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  return output?.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('') ?? '';
}

// In a realm of its own. Replaced here, the test runner's own reports would go through it, and tests that have long
// passed would be left pending.
test('[WP-06] reads where a page has put an Array.from of its own in place', async () => {
  const page = `Array.from = () => []; ${await buildReader('iife')}; reader.readEmergency('my chest hurts').lines.join();`;
  expect(runInNewContext(page)).toBe('911');
});

test('[WE-09] reader, reading, vocabulary, rules and what was learned take 61.5 kB at most, compressed', async () => {
  const { bytes } = await readerCost();
  expect(bytes).toBeGreaterThan(1000);
  // See docs/decisions/0013; it is a file of its own, which the chat loads beside itself.
  expect(bytes).toBeLessThanOrEqual(61_500);
});
