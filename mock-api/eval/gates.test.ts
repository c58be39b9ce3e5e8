import { expect, test } from 'vitest';
import { search } from '../src/search/search';
import { loadMessages, type Split } from './messages';
import { breakDown, calibrationError, judge } from './metrics';
import { buildEngine, weigh } from './startUp';

// Only totals are compared, so that no message reaches a report.
const judged = (split: Split) => judge(loadMessages(split), search);
const dev = await judged('dev');
const held = await judged('test');

/** Rates of one group of messages; a group that does not exist fails its test. */
const rates = (group: string, of = held) => breakDown(of).get(group) ?? { messages: 0, hit1: 0, hit3: 0 };

test('[SE-01] on the messages words were tuned on, most get a right answer', () => {
  expect(rates('all complaints', dev).hit1).toBeGreaterThanOrEqual(0.85);
  expect(rates('all complaints', dev).hit3).toBeGreaterThanOrEqual(0.9);
});

test('[SE-01] on the held-out messages the first suggestion is right for 8 in 10, one of three for 93 in 100', () => {
  expect(rates('all complaints').hit1).toBeGreaterThanOrEqual(0.8);
  expect(rates('all complaints').hit3).toBeGreaterThanOrEqual(0.93);
});

test('[SE-02] held-out Spanish messages get a right answer among three for 88 in 100', () => {
  expect(rates('kind: spanish').hit3).toBeGreaterThanOrEqual(0.88);
});

test('[SE-03] held-out messages that deny something are answered right first for 85 in 100', () => {
  expect(rates('kind: negation').hit1).toBeGreaterThanOrEqual(0.85);
});

test('[SE-04] held-out messages about a child are answered right first for 85 in 100', () => {
  expect(rates('kind: child').hit1).toBeGreaterThanOrEqual(0.85);
});

test('[SE-05] held-out messages of near twins are answered right first for 85 in 100', () => {
  expect(rates('kind: twin').hit1).toBeGreaterThanOrEqual(0.85);
});

test('[SE-06] 85 in 100 held-out messages out of scope get no suggestion', () => {
  expect(rates('out of scope').hit1).toBeGreaterThanOrEqual(0.85);
});

test('[SE-07] the score of the first suggestion is within 0.08 of how often it is right', () => {
  expect(calibrationError(held)).toBeLessThanOrEqual(0.08);
});

test('[SE-09] the engine weighs at most 400 kB, compressed', async () => {
  expect(weigh(await buildEngine())).toBeLessThanOrEqual(400_000);
});
