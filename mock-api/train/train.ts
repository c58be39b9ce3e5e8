import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { StoredWeights } from '@front-door/shared/learning/weights';
import { loadMessages } from '../eval/messages';
import type { LabelledMessage } from '../eval/messages.types';
import { fillDictionary } from '../src/search/dictionary';
import { spellerOf } from '../src/search/engine';
import { readComplaintModel, type Artefact } from '../src/search/model';
import { rank } from '../src/search/rank';
import type { Speller } from '../src/search/spelling';
import { understand } from '../src/search/understand';
import { risingLine, type Guess } from './calibrate';
import { childLessons, complaintLessons, type Fragment } from './examples';
import { fingerprint } from './fingerprint';
import { base64Of, learnAll, store } from './fit';
import { readWordCounts } from './wordCounts';
import { english, spanish } from './words';

/** Bits for each stem of the dictionary: with so many, about six made-up stems in a hundred pass for real ones. */
const bitsPerStem = 5.9;
/** Scores are measured on messages of writers whom the model did not learn from, so many groups at a time. */
const groups = 2;
/** How many of a message's candidates are measured. */
const mostMeasured = 3;

const started = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

const messages = loadMessages('train');
const fragments = JSON.parse(readFileSync(new URL('fragments.json', import.meta.url), 'utf8')) as readonly Fragment[];
say(`${messages.length} messages and ${fragments.length} fragments to learn from`);

const dictionary = base64Of(fillDictionary(english, spanish, bitsPerStem));
const words = readWordCounts(messages);
const spell = spellerOf({ dictionary, words });
say('the dictionary of real words is filled');

const guesses = { first: [] as Guess[], later: [] as Guess[] };
for (let group = 0; group < groups; group += 1) {
  const isHeld = ({ writer }: LabelledMessage) => Number(writer.slice(1)) % groups === group;
  const learned = fitTo(
    messages.filter((message) => !isHeld(message)),
    spell,
  );
  const model = readComplaintModel(learned);
  for (const { message, expect } of messages.filter(isHeld)) {
    const { candidates, none } = rank(understand(message, spell), model);
    for (const [order, { path, raw }] of candidates.slice(0, mostMeasured).entries()) {
      const right = expect.includes(path);
      if (order === 0) guesses.first.push({ raw: raw * (1 - none), right });
      else if (expect.length > 0) guesses.later.push({ raw: raw * (1 - none), right });
      // A later suggestion counts where none before it was right: that is what it is shown for.
      if (right) break;
    }
  }
  say(`scores measured on ${group + 1} of ${groups} groups of writers`);
}

const artefact: Artefact = {
  fingerprint: fingerprint(),
  ...fitTo(messages, spell),
  dictionary,
  words,
  calibration: { first: risingLine(guesses.first), later: risingLine(guesses.later) },
};
const folder = new URL('../src/search/learned/', import.meta.url);
mkdirSync(folder, { recursive: true });
const text = `${JSON.stringify(artefact, undefined, 1)}\n`;
writeFileSync(new URL('artefact.json', folder), text);
say(`written: ${(brotliCompressSync(text).length / 1000).toFixed(0)} kB compressed`);

function fitTo(some: readonly LabelledMessage[], speller: Speller): StoredWeights {
  return store(learnAll(complaintLessons(some, fragments, speller), childLessons(some, speller)));
}
