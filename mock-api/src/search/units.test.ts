import { expect, test } from 'vitest';
import { read } from './testing';
import { liveWords } from './units';

const told = (message: string) => {
  const { units, words } = read(message);
  return units.map(({ start, end, whose }) => [
    whose,
    words
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  ]);
};
const live = (message: string, all = false) => {
  const { units, reading, words } = read(message);
  return units.flatMap((unit) => liveWords(reading, words, unit, all));
};

test('[LU-02] a message parts where it turns to somebody else', () => {
  expect(told('rash on my shins. my uncle has gout')).toEqual([
    ['self', 'rash on my shins'],
    ['other', 'my uncle has gout'],
  ]);
  expect(told('my coworker has covid, i only have an earache').map(([whose]) => whose)).toEqual(['other', 'self']);
});

test('[LU-01] a question beside a complaint is a part of its own', () => {
  expect(told('burning when i pee. can i pay with my hsa?')).toHaveLength(2);
  expect(told('migraine day two. is this a real person?')).toHaveLength(2);
});

test('one sentence of one subject stays whole', () => {
  expect(told('cough with phlegm, sore throat, fever')).toHaveLength(1);
});

test('parts follow each other without a gap or an overlap', () => {
  const { units, words } = read('my son coughs. my dog itches, but i have a rash. how much is it');
  let at = 0;
  for (const { start, end } of units) {
    expect(start).toBe(at);
    at = end;
  }
  expect(at).toBe(words.length);
});

test('[LU-02] [SE-03] what is denied is marked, what is past or doubted left out', () => {
  expect(live('cough, no fever').find(({ text }) => text === 'fever')?.denied).toBe(true);
  expect(live('i doubt it is covid, runny nose').map(({ text }) => text)).not.toContain('covid');
  expect(live('i doubt it is covid', true).map(({ text }) => text)).toContain('covid');
});

test('words after something left out begin anew, so that no pair reaches over it', () => {
  const after = live('i doubt it is covid, runny nose').find(({ text }) => text === 'runny');
  expect(after?.starts).toBe(true);
});

const placeOf = (message: string) => {
  const { units, words } = read(message);
  return units.map(({ place }) =>
    words
      .slice(place?.start ?? 0, place?.end ?? 0)
      .map(({ text }) => text)
      .join(' '),
  );
};

test('[LU-02] a unit that tells no part of the body goes on with the one before', () => {
  expect(placeOf('my ankle quit hurting but is swollen')).toEqual(['', 'ankle']);
  expect(placeOf('the rash is gone but still itchy')).toEqual(['', 'rash']);
  expect(placeOf('my ankle quit hurting but i am swollen')).toEqual(['', '']);
  expect(placeOf('my ankle quit hurting but my knee is swollen')).toEqual(['', '']);
  expect(placeOf('my ankle quit hurting but i have gout')).toEqual(['', '']);
  expect(placeOf('Not a rash. It is an itchy mole')).toEqual(['', '']);
});
