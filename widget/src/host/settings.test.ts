import { beforeEach, expect, test } from 'vitest';
import { provideCssSupports } from '../testing/cssSupports';
import { idCases } from '@front-door/shared/ids.fixture';
import { defaults, readSettings } from './settings';

beforeEach(provideCssSupports);

const read = (attributes: Record<string, string>, options: object = {}) => readSettings({ attributes, options });

test('uses the defaults where nothing is given', () => {
  expect(read({})).toEqual({ settings: defaults, problems: [] });
  expect(defaults).toMatchObject({ product: 'Wellporch', searchApi: 'https://api.example.com/rest/v1' });
});

test('[WE-01] reads every data attribute of the script tag', () => {
  const texts = {
    product: 'Acme Care',
    searchApi: '/rest/v1',
    storefront: 'https://shop.example.com',
    guid: '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d',
    language: 'es',
    label: 'Ask a nurse',
    primary: '#00584d',
    onPrimary: '#fff',
    font: 'Georgia, serif',
    radius: '4px',
    side: 'left',
    offsetX: '24px',
    offsetY: '2rem',
  };
  const { settings, problems } = read({
    ...texts,
    ownOpener: '',
    sessionCookie: 'true',
    partner: 'p',
    campaign: 'c',
    zIndex: '10',
  });

  expect(problems).toEqual([]);
  expect(settings).toEqual({
    ...texts,
    ownOpener: true,
    sessionCookie: true,
    context: { partner: 'p', campaign: 'c' },
    texts: {},
    zIndex: 10,
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
  ['token', ''],
  ['token', 'two words'],
  ['token', 'abc\n'],
  ['token', '€'],
  ['sessionCookie', 1],
  ['context', 'partner'],
  ['navigate', '/'],
  ['fetch', 'https://api.example.com'],
  ['container', '#dialog'],
  ['inline', '#chat'],
  ['inline', null],
  ['launcher', 'false'],
  ['target', '_parent'],
  ['target', ''],
  ['keep', 'session'],
  ['language', 'fr'],
  ['language', 'est'],
  ['texts', 'Hello'],
  ['label', ' '],
  ['primary', 'sort of blue'],
  ['primary', 'inherit'],
  ['primary', 'var(--blue)'],
  ['onPrimary', 0xff_ff_ff],
  ['font', ''],
  ['radius', '-4px'],
  ['side', 'top'],
  ['offsetX', 24],
  ['offsetY', 'auto'],
  ['zIndex', 1.5],
  ['zIndex', '5px'],
])('[WE-02] names the option %s where it is %j, and uses the default', (name, value) => {
  const { settings, problems } = read({}, { [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^"${name}" must be .+; the default is used$`))]);
});

test('[WE-02] names a flag of the tag that is neither on nor off', () => {
  expect(read({ ownOpener: 'maybe' }).problems).toEqual(['"ownOpener" must be a boolean; the default is used']);
});

test('[WX-11] names an attribute of the tag that is no option, and none that others put there', () => {
  const others = ['cfasync', 'noOptimize', 'noptimize', 'pagespeedNoDefer', 'wpStrategy', 'rocketSrc', 'turboTrack'];
  const more = ['turbolinksEval', 'otIgnore', 'cookieconsent', 'category', 'gtmsrc', 'nscript', 'astroRerun', 'src'];
  const attributes = Object.fromEntries([...others, ...more, 'type', 'v-7ba5bd90'].map((name) => [name, 'x']));
  expect(read(attributes).problems).toEqual([]);
  expect(read({ ...attributes, patrner: 'corner', typeface: 'x', toString: 'x' }).problems).toEqual([
    '"patrner" of the tag is not an option',
    '"typeface" of the tag is not an option',
    '"toString" of the tag is not an option',
  ]);
});

test.each(['color', 'toString'])('[WE-02] names %s, which is not an option', (name) => {
  expect(read({}, { [name]: 'x', product: 'Kept' })).toMatchObject({
    settings: { product: 'Kept' },
    problems: [`"${name}" is not an option`],
  });
});

test('[WE-02] keeps the good parts of a set, and names the bad', () => {
  const { settings, problems } = read(
    {},
    { context: { partner: 'p', source: 5, page: 'x' }, texts: { send: 'Go', close: 5 } },
  );
  expect(settings).toMatchObject({ context: { partner: 'p' }, texts: { send: 'Go' } });
  expect(problems).toEqual([
    '"context.source" must be a text; the default is used',
    '"context.page" is not an option',
    '"texts.close" must be a text; the default is used',
  ]);
});

test.each(['https:///', 'https://exa mple.com', '/\\evil.example.com', 'ftp://example.com', '../rest/v1'])(
  '[WE-02] takes %j for no web address',
  (address) => {
    expect(read({}, { searchApi: address }).problems).toHaveLength(1);
  },
);

test.each(idCases.filter(([value]) => value !== undefined))('[WX-13] the option guid takes %j: %s', (value, isUuid) => {
  const { settings, problems } = read({}, { guid: value });
  expect(settings.guid).toBe(isUuid ? value : undefined);
  expect(problems).toHaveLength(isUuid ? 0 : 1);
});
