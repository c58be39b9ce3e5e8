import { describe, expect, test } from 'vitest';
import { rank } from './rank';
import { modelOf, read } from './testing';

const model = modelOf({
  'w cough': 'acute-cough',
  'w rash': 'rash',
  'w gout': 'gout',
  'w hair': 'hair-loss',
  'w sinus': 'acute-sinusitis',
  'w back': 'back-pain',
  'w zit': 'acne',
});
const ranked = (message: string, childShare = 0) => rank(read(message), { ...model, childShare: () => childShare });
const first = (message: string, childShare = 0) => ranked(message, childShare).candidates[0]?.path;

test('[LU-02] what another person has takes no part where the writer tells of a complaint of his own', () => {
  const { candidates, units } = ranked('rash on my shins. my uncle has gout');
  expect(candidates[0]?.path).toBe('rash');
  expect(units.map(({ whose, live }) => [whose, live])).toEqual([
    ['self', true],
    ['other', false],
  ]);
});

test('[LU-02] it takes part where the message tells of nothing else', () => {
  expect(first('my uncle has gout')).toBe('gout');
});

test('[LU-01] small talk and pets take no part', () => {
  const { units } = ranked('i have a cough. is this a real person? my dog has a rash');
  expect(units.filter(({ live }) => live)).toHaveLength(1);
  expect(units.some(({ whose }) => whose === 'animal')).toBe(false);
});

test('[LU-02] what is past or feared is taken in where nothing else is told', () => {
  const { tookAll, candidates } = ranked('i doubt it is gout');
  expect(tookAll).toBe(true);
  expect(candidates[0]?.path).toBe('gout');
  expect(ranked('i doubt it is gout, i have a cough').tookAll).toBe(false);
});

describe('[LU-03] who it is for', () => {
  test('a child’s complaint leads to the child’s entries alone', () => {
    const { candidates } = ranked('my 4 yo has a cough', 0.99);
    expect(candidates[0]?.path).toBe('acute-cough-pediatric');
    expect(candidates.every(({ path }) => path.endsWith('-pediatric'))).toBe(true);
  });

  test('a grown person’s to none of them', () => {
    const { candidates } = ranked('i have a cough', 0.01);
    expect(candidates[0]?.path).toBe('acute-cough');
    expect(candidates.filter(({ path }) => path.endsWith('-pediatric'))).toEqual([]);
  });

  test('a teenager’s acne has the pediatric general consult, as the page for acne says', () => {
    expect(first('my 15 year old has a zit', 0.99)).toBe('general-consult-pediatric');
    expect(first('i am 17 and have a zit', 0.01)).toBe('general-consult-pediatric');
    expect(first('i am 18 and have a zit', 0.01)).toBe('acne');
  });

  test('an age that is told settles it, whatever else the words sound like', () => {
    expect(first('my teen has gout', 0.01)).toBe('general-consult-pediatric');
    expect(first('i am 34 and have a cough', 0.99)).toBe('acute-cough');
  });

  test('a small child beside the writer’s own complaint is not the patient', () => {
    expect(first('my back when i lift my newborn', 0.01)).toBe('back-pain');
  });
});

test.for([
  ['cough for 9 weeks', 'chronic-cough'],
  ['cough for 7 weeks', 'acute-cough'],
  ['my back for 13 weeks', 'chronic-lower-back-pain'],
  ['my back for 11 weeks', 'back-pain'],
  ['sinus for 3 months', 'sinus-infection'],
  ['sinus for 3 days', 'acute-sinusitis'],
] as const)('[SE-05] [DM-05] "%s" leads to %s', ([message, path]) => {
  expect(first(message)).toBe(path);
});

test('[SE-04] the sex tells the entries of hair loss apart', () => {
  expect(first('my wife is losing hair')).toBe('female-hair-loss');
  expect(first('im a guy losing hair')).toBe('hair-loss');
});

test('[LU-10] two complaints are both among the first', () => {
  const paths = ranked('i have a rash. i also have gout').candidates.map(({ path }) => path);
  expect(paths.slice(0, 2).toSorted()).toEqual(['gout', 'rash']);
});

test('[SE-06] a message without words has no candidates and is no complaint', () => {
  expect(ranked('')).toMatchObject({ candidates: [], units: [], none: 1 });
  expect(ranked('my dog has a rash').candidates).toEqual([]);
});

test('[LU-07] candidates come best first, each once', () => {
  const { candidates } = ranked('a rash and a cough. gout too');
  const raws = candidates.map(({ raw }) => raw);
  expect(raws).toEqual(raws.toSorted((a, b) => b - a));
  expect(new Set(candidates.map(({ path }) => path)).size).toBe(candidates.length);
});
