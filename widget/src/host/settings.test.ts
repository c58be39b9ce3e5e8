import { expect, test } from 'vitest';
import { defaults, readSettings } from './settings';

const read = (attributes: Record<string, string>, options: object = {}) => readSettings({ attributes, options });

test('uses the defaults where nothing is given', () => {
  expect(read({})).toEqual({ settings: defaults, problems: [] });
  expect(defaults).toMatchObject({ product: 'Wellporch', searchApi: 'https://api.example.com/rest/v1' });
});

test('[WE-01] reads every data attribute of the script tag', () => {
  const { settings, problems } = read({
    product: 'Acme Care',
    searchApi: '/rest/v1',
    storefront: 'https://shop.example.com',
    ownOpener: '',
    guid: '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d',
    sessionCookie: 'true',
    partner: 'p',
    campaign: 'c',
    unrelated: 'of another script',
  });

  expect(problems).toEqual([]);
  expect(settings).toEqual({
    product: 'Acme Care',
    searchApi: '/rest/v1',
    storefront: 'https://shop.example.com',
    ownOpener: true,
    guid: '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d',
    sessionCookie: true,
    context: { partner: 'p', campaign: 'c' },
  });
});

test('takes what a call says over what the tag says', () => {
  const { settings } = read({ product: 'Tag', ownOpener: 'true' }, { product: 'Call', ownOpener: false });
  expect(settings).toMatchObject({ product: 'Call', ownOpener: false });
});

test('takes an option that was withdrawn as not given', () => {
  expect(read({}, { token: undefined }).settings).not.toHaveProperty('token');
});

test.each([
  ['product', ''],
  ['product', 5],
  ['searchApi', 'javascript:alert(1)'],
  ['searchApi', '//elsewhere.example.com'],
  ['storefront', 'shop'],
  ['ownOpener', 'perhaps'],
  ['guid', 'me'],
  ['token', null],
  ['sessionCookie', 1],
  ['context', 'partner'],
  ['context', { partner: 5 }],
  ['navigate', '/'],
])('[WE-02] names the option %s where it is %j, and uses the default', (name, value) => {
  const { settings, problems } = read({}, { [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^"${name}" must be a .+; the default is used$`))]);
});

test('[WE-02] names a flag of the tag that is neither on nor off', () => {
  expect(read({ ownOpener: 'maybe' }).problems).toEqual(['"ownOpener" must be a boolean; the default is used']);
});

test.each(['color', 'toString'])('[WE-02] names %s, which is not an option', (name) => {
  expect(read({}, { [name]: 'x', product: 'Kept' })).toMatchObject({
    settings: { product: 'Kept' },
    problems: [`"${name}" is not an option`],
  });
});
