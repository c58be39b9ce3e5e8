import { expect, test } from 'vitest';
import { isCode, scopeOf } from './scope';
import { read } from './testing';
import { withMattersApart } from './understand';

const reason = (message: string, unknown: readonly string[] = []) => {
  const understood = read(message, unknown);
  const [unit] = understood.units;
  return unit === undefined ? 'no words' : scopeOf(understood, unit);
};

test.for([
  ['<script>alert("rash")</script>', true],
  ['<IMG src=x onerror=alert(1)>', true],
  ["rash'; drop table visits; --", true],
  ['{{7*7}} headache', true],
  ['temp < 100 but > 99, cough', false],
  ['i <3 this site, got a rash', false],
  ['cough -- for 3 days', false],
] as const)('[SE-06] %s: code is %s', ([message, expected]) => {
  expect(isCode(message)).toBe(expected);
});

test('[SE-06] a scheduled drug asked for is out of scope; a complaint beside it is not', () => {
  expect(reason('i need my adderall refilled')).toBe('controlled');
  const beside = withMattersApart(read('i take adderall and have a cough'));
  expect(beside.units.map((unit) => scopeOf(beside, unit))).toEqual(['controlled', undefined]);
});

test('[SE-06] teeth are out of scope', () => {
  expect(reason('my tooth hurts')).toBe('teeth');
  expect(reason('tooth ache and a cough')).toBeUndefined();
});

test('[LU-05] words that nobody knows are out of scope where they are most', () => {
  const made = ['vonto', 'sleck', 'ubrin'];
  expect(reason('mira vonto sleck ubrin', made)).toBe('unknown-words');
  expect(reason('my vonto cough is bad today', made)).toBeUndefined();
  expect(reason('vonto', made)).toBeUndefined();
});

test('a plain complaint is in scope', () => {
  expect(reason('sore throat')).toBeUndefined();
});
