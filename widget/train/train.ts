import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadMessages, loadOrdinary } from '../eval/messages';
import type { Artefact } from '../src/safety/model';
import { understander } from '../src/safety/understand';
import { fingerprintOf, learnFrom, lessonsOf } from './learn';

const lessons = lessonsOf(loadMessages('train'), loadOrdinary(), understander());
const artefact: Artefact = { ...learnFrom(lessons), fingerprint: fingerprintOf(lessons) };
const text = `${JSON.stringify(artefact, undefined, 1)}\n`;
writeFileSync(new URL('../src/safety/learned/artefact.json', import.meta.url), text);
process.stdout.write(
  `Learned from ${lessons.length} messages: ${(brotliCompressSync(text).length / 1000).toFixed(1)} kB compressed.\n`,
);
