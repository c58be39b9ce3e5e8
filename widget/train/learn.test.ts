// @vitest-environment node
import { expect, test } from 'vitest';
import { loadMessages, loadOrdinary } from '../eval/messages';
import artefact from '../src/safety/learned/artefact.json' with { type: 'json' };
import { understander } from '../src/safety/understand';
import { fingerprintOf, learnFrom, lessonsOf } from './learn';

test('[EM-01] what was learned is of these messages as they are read today: else run npm run train:emergency', () => {
  const lessons = lessonsOf(loadMessages('train'), loadOrdinary(), understander());
  expect(fingerprintOf(lessons)).toBe(artefact.fingerprint);
}, 180_000);

const some = () =>
  learnFrom(lessonsOf(loadMessages('train').slice(0, 300), loadOrdinary().slice(0, 50), understander()));

test('[EM-01] learning twice gives the same', () => {
  expect(some()).toEqual(some());
}, 30_000);
