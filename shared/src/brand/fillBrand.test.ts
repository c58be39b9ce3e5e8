import { describe, expect, test } from 'vitest';
import { fillBrand } from './fillBrand';
import { brandMistakes, sampleBrand } from './testing/sampleBrand';

describe('fillBrand', () => {
  test('[APP-03] puts every brand fact in its place, as often as it is named', () => {
    expect(fillBrand('{name}, {legalName}: {name}', sampleBrand)).toBe(
      'Harborlight, Harborlight Care LLC: Harborlight',
    );
    expect(fillBrand('{phone} {email} {customerCarePhone} {customerCareEmail}', sampleBrand)).toBe(
      '(800) 555-0111 help@harborlight.example.com (800) 555-0122 care@harborlight.example.com',
    );
  });

  test('leaves a text without placeholders, and braces that name no brand fact, as they are', () => {
    expect(fillBrand('Call 911.', sampleBrand)).toBe('Call 911.');
    expect(fillBrand('{nmae} {toString} {} { name }', sampleBrand)).toBe('{nmae} {toString} {} { name }');
  });

  test('takes the facts letter for letter', () => {
    expect(fillBrand('{name}!', { ...sampleBrand, name: "$& {email} $'" })).toBe("$& {email} $'!");
  });
});

test('[APP-03] a misspelled placeholder and a brand fact written out are both found', () => {
  const mistaken = ['{nmae}', 'Welcome to Wellporch', 'Call (800) 555-0142'];
  expect(brandMistakes([...mistaken, 'Welcome to {name}. Call {phone}.'])).toEqual(mistaken);
});
