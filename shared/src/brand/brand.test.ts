import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import standIns from '../../brand/stand-ins.json';
import wellporch from '../../brand/wellporch.json';
import { describeProblems, parseBrand, type Brand } from './brand';
import { loadBrand } from './loadBrand';

const { savingsCard, licensures, ...facts } = wellporch;
const fields = Object.keys(facts) as readonly (keyof Brand)[];
const urlFields = [
  'portalUrl',
  'assessmentUrl',
  'priceLookupUrl',
  'reviewUrl',
  'searchApi',
  'transactionApi',
  'receptionistScript',
] as const satisfies readonly (keyof Brand)[];
const optionalFields = [
  'priceLookupFrameUrl',
  'signUpFormScript',
  'reviewWidgetScript',
] as const satisfies readonly (keyof Brand)[];

function fieldsNamed(input: unknown): readonly string[] {
  const brand = parseBrand(input);
  return brand.kind === 'failed' ? brand.failure.map((problem) => problem.field) : [];
}

/** The same with another value in one field; without a value, without the field. */
function changed(part: object, field: string, value?: unknown): object {
  const others = Object.entries(part).filter(([name]) => name !== field);
  return Object.fromEntries(value === undefined ? others : [...others, [field, value]]);
}

describe('a brand configuration', () => {
  test('[APP-03] has every fact about the brand', () => {
    expect(fields).toEqual([
      'name',
      'legalName',
      'slug',
      'siteUrl',
      'phone',
      'email',
      'customerCarePhone',
      'customerCareEmail',
      'portalUrl',
      'assessmentUrl',
      'priceLookupUrl',
      'priceLookupFrameUrl',
      'reviewUrl',
      'reviewRating',
      'reviewCount',
      'searchApi',
      'transactionApi',
      'receptionistScript',
      'signUpFormScript',
      'reviewWidgetScript',
      'reportsPath',
      'medicalLead',
      'visitLanguageParameter',
      'interpreterPhone',
    ]);
  });

  test('[APP-03] that is sound comes back as it is', () => {
    expect(parseBrand(wellporch)).toEqual({ kind: 'ok', value: wellporch });
  });

  test.each(fields)('[APP-03] names %s when it is missing, and no other field', (field) => {
    expect(fieldsNamed(Object.fromEntries(Object.entries(wellporch).filter(([name]) => name !== field)))).toEqual([
      field,
    ]);
  });

  test.each(fields)('[APP-03] names %s when it is no text', (field) => {
    for (const value of [null, 7, true, [wellporch[field]], { text: wellporch[field] }])
      expect(fieldsNamed({ ...wellporch, [field]: value })).toEqual([field]);
  });

  test.each<[keyof Brand, readonly string[]]>([
    ['name', ['', '  ']],
    ['legalName', ['', 'Wellporch', 'Wellporch Inc.', 'Wellporch LLCs', 'WellporchLLC']],
    ['slug', ['', 'Wellporch', 'well porch', 'well--porch', '-wellporch', 'wellporch-', 'well/porch']],
    [
      'siteUrl',
      ['', '/', 'www.wellporch.example.com', 'https://www.example.com/', 'https://www.example.com/shop', 'ftp://a.b'],
    ],
    ['phone', ['', '800-555-0142', '(800) 555-014', '(800) 555-01422', '+1 (800) 555-0142']],
    ['customerCarePhone', ['', '555-0163']],
    ['interpreterPhone', ['800-555-0142']],
    ['visitLanguageParameter', ['a b', 'idioma=es', '1', 'state', 'protocolName']],
    ['email', ['', 'support', 'support@', 'support@wellporch', 'a b@wellporch.example.com']],
    ['customerCareEmail', ['', '@wellporch.example.com']],
    ...urlFields.map((field): [keyof Brand, readonly string[]] => [
      field,
      [
        '',
        'relative/path',
        '//other.example.com',
        '/\\other.example.com',
        '/a b',
        'javascript:alert(1)',
        'https://',
        'https://a b',
      ],
    ]),
    ['reviewRating', ['', '4', '4,0', '5.1', '0.9', '4.0 stars']],
    ['reviewCount', ['', '0', '1.5', '-1', 'many']],
    ...optionalFields.map((field): [keyof Brand, readonly string[]] => [
      field,
      ['script.js', '//other.example.com/a.js'],
    ]),
  ])('[APP-03] names %s when it is malformed', (field, values) => {
    expect(values.filter((value) => fieldsNamed({ ...wellporch, [field]: value }).join() !== field)).toEqual([]);
  });

  test.each([...urlFields, ...optionalFields])('[APP-03] takes an absolute address or a root path as %s', (field) => {
    const addresses = ['https://www.example.com/a?b=c', 'http://127.0.0.1:4173', '/a/b', '/'];
    expect(addresses.filter((value) => fieldsNamed({ ...wellporch, [field]: value }).length > 0)).toEqual([]);
  });

  test.each(optionalFields)('[APP-03] lets %s be empty while no provider is chosen', (field) => {
    expect(fieldsNamed({ ...wellporch, [field]: '' })).toEqual([]);
  });

  test('[APP-03] docs/operations.md names each field that may be empty or absent', () => {
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const free = fields.filter((field) => fieldsNamed({ ...wellporch, [field]: '' }).length === 0);
    expect(free).toEqual(expect.arrayContaining([...optionalFields]));
    const named = [...free, 'savingsCard', 'licensures'];
    expect(named.filter((field) => !operations.includes(`\`${field}\``))).toEqual([]);
  });

  test('[ES-05] takes the name of any other parameter for the language of a visit, and a line for interpreters, or neither', () => {
    for (const brand of [
      { visitLanguageParameter: 'preferredLanguage', interpreterPhone: '(800) 555-0177' },
      { visitLanguageParameter: '', interpreterPhone: '' },
    ])
      expect(fieldsNamed({ ...wellporch, ...brand })).toEqual([]);
  });

  describe('its savings card and its licenses', () => {
    const [row] = licensures;

    test('[APP-03] [AF-15] may be left out, and the list may be empty: then there are none', () => {
      expect(parseBrand(facts)).toEqual({ kind: 'ok', value: facts });
      expect(fieldsNamed({ ...facts, licensures: [] })).toEqual([]);
    });

    test.each([null, 'WP-RX', 7, ['WP-RX']])('[APP-03] name the part that is %o', (part) => {
      expect(fieldsNamed({ ...wellporch, savingsCard: part })).toEqual(['savingsCard']);
      expect(fieldsNamed({ ...wellporch, licensures: Array.isArray(part) ? { 0: row } : part })).toEqual([
        'licensures',
      ]);
      expect(fieldsNamed({ ...wellporch, licensures: [row, part] })).toEqual(['licensures[1]']);
    });

    test.each(Object.keys(savingsCard))('[APP-03] name the card’s %s when it is missing or malformed', (field) => {
      for (const value of [undefined, '', 'a', 'A_B', ' A', '1'.repeat(21), 7])
        expect(fieldsNamed({ ...wellporch, savingsCard: changed(savingsCard, field, value) })).toEqual([
          `savingsCard.${field}`,
        ]);
      expect(fieldsNamed({ ...wellporch, savingsCard: changed(savingsCard, field, '000000') })).toEqual([]);
    });

    test.each([
      ['state', ['', 'vermont', 'VT', 'Puerto Rico', 7]],
      ['name', ['', ' ', null]],
      ['licenseNumber', ['', 12345]],
      ['type', ['', 'RN', 'md']],
      ['date', ['45292', 0, 60, 45292.5, -1, 3_000_000]],
    ] as const)('[APP-03] [LC-01] [DM-07] name a license’s %s when it is missing or malformed', (field, values) => {
      for (const value of [undefined, ...values])
        expect(fieldsNamed({ ...wellporch, licensures: [row, row, changed(row ?? {}, field, value)] })).toEqual([
          `licensures[2].${field}`,
        ]);
    });

    test('[APP-03] name what nobody knows in them', () => {
      expect(
        fieldsNamed({
          ...wellporch,
          savingsCard: { ...savingsCard, expires: '2030' },
          licensures: [{ ...row, city: 'Burlington' }],
        }),
      ).toEqual(['savingsCard.expires', 'licensures[0].city']);
    });
  });

  test('[APP-03] names a field that nobody knows', () => {
    expect(fieldsNamed({ ...wellporch, phoneNumber: '(800) 555-0142' })).toEqual(['phoneNumber']);
    expect(fieldsNamed(JSON.parse(`{"__proto__":1,${JSON.stringify(wellporch).slice(1)}`))).toEqual(['__proto__']);
  });

  test('[APP-03] names all that is wrong at once', () => {
    expect(fieldsNamed({ ...wellporch, phone: '', email: 'x', extra: '' })).toEqual(['phone', 'email', 'extra']);
    expect(fieldsNamed({})).toEqual(fields);
  });

  test.each([null, undefined, 'text', 7, [wellporch]])('[APP-03] cannot be %o', (input) => {
    expect(fieldsNamed(input)).toEqual(['(whole configuration)']);
  });

  test('[APP-03] describes each problem on a line that names the field', () => {
    const brand = parseBrand({ ...wellporch, phone: '555', extra: '' });
    expect(brand.kind === 'failed' && describeProblems(brand.failure).split('\n')).toEqual([
      'brand configuration: "phone" must look like "(800) 555-0142"',
      'brand configuration: "extra" is not a known field',
    ]);
  });
});

describe('the shipped brand', () => {
  test('[APP-03] is valid, alone and with the stand-ins over it', () => {
    expect(fieldsNamed(wellporch)).toEqual([]);
    expect(fieldsNamed({ ...wellporch, ...standIns })).toEqual([]);
  });

  test('[AF-15] [LC-01] [DM-07] has licenses and card numbers of a form that no board and no issuer uses, and none that calls itself a sample', () => {
    const numbers = [...Object.values(savingsCard), ...licensures.map(({ licenseNumber }) => licenseNumber)];
    // Boards and issuers count in long runs of digits; these begin with the brand's letters and have three in a row at most.
    expect(numbers.filter((number) => !/^WP-[A-Z\d-]+$/.test(number) || /\d{4}/.test(number))).toEqual([]);
    expect(JSON.stringify(wellporch)).not.toMatch(/sample|demo|example(?!\.com)|0000/i);
  });

  test('[LC-01] has doctors in California, Massachusetts, Rhode Island and Vermont, and one nurse practitioner in Vermont', () => {
    expect([...new Set(licensures.map(({ state }) => state))]).toEqual([
      'California',
      'Massachusetts',
      'Rhode Island',
      'Vermont',
    ]);
    expect(licensures.filter(({ type }) => type !== 'MD').map(({ state, type }) => [state, type])).toEqual([
      ['Vermont', 'NP'],
    ]);
    expect(new Set(licensures.map(({ licenseNumber }) => licenseNumber)).size).toBe(licensures.length);
  });

  test('[APP-03] has phones of the 555-01xx range only', () => {
    for (const phone of [wellporch.phone, wellporch.customerCarePhone]) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  });

  test('[APP-03] has no address outside example.com', () => {
    const texts = Object.values({ ...facts, ...standIns }).concat(Object.values(facts));
    const hosts = texts.flatMap((text) => /^https?:\/\/([^/:]+)/.exec(text)?.[1] ?? /@(.+)$/.exec(text)?.[1] ?? []);
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !/(?:^|\.)example\.com$/.test(host))).toEqual([]);
  });
});

describe('loading a brand for a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function fileWith(text: string): string {
    const file = join(folder, 'brand.json');
    writeFileSync(file, text);
    return file;
  }

  test('[APP-03] takes the demo brand with stand-ins for the outside sites when none is named', () => {
    expect(loadBrand('')).toEqual({ ...wellporch, ...standIns });
  });

  test('[APP-03] takes the named file exactly as it stands', () => {
    const other = { ...wellporch, name: 'Hillporch', slug: 'hillporch' };
    expect(loadBrand(fileWith(JSON.stringify(other)))).toEqual(other);
  });

  test('[APP-03] stops and names the field that is wrong', () => {
    const file = fileWith(JSON.stringify({ ...wellporch, portalUrl: 'portal' }));
    expect(() => loadBrand(file)).toThrow('brand configuration: "portalUrl" must be');
  });

  test('[APP-03] stops and names the file that is missing or no JSON', () => {
    expect(() => loadBrand(join(folder, 'missing.json'))).toThrow(/can't read .*missing\.json/);
    expect(() => loadBrand(fileWith('{'))).toThrow(/can't read .*brand\.json/);
  });
});
