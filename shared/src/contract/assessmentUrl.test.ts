import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usStates } from '../catalogue/states';
import { treatments } from '../catalogue/treatments';
import type { Consultation } from '../catalogue/availability';
import type { VisitorContext } from '../visitor/visitorContext';
import { assessmentUrl, feeOf, protocolNameOf, sourceIdOf, weightLossVisits, type Launch } from './assessmentUrl';

const consentPage = 'https://assessment.example.com/protocol/consent';

const virtual = { kind: 'consultation', mode: 'virtual' } as const satisfies Consultation;
const live = { kind: 'consultation', mode: 'live' } as const satisfies Consultation;
const newPatient = { kind: 'weight-loss', path: 'new' } as const satisfies Consultation;
const existingPatient = { kind: 'weight-loss', path: 'existing' } as const satisfies Consultation;

const stranger: VisitorContext = { guid: '', welcomed: false };

function launchOf(changes: Partial<Launch> = {}): Launch {
  return { consultation: virtual, genieMdName: 'Rash', state: 'Ohio', visitor: stranger, ...changes };
}

/** The parameters as the assessment site reads them. */
function parametersOf(changes: Partial<Launch> = {}): Record<string, string> {
  return Object.fromEntries(new URL(assessmentUrl(consentPage, launchOf(changes))).searchParams);
}

function visiting(context: Partial<VisitorContext>): Record<string, string> {
  return parametersOf({ visitor: { ...stranger, ...context } });
}

describe('the assessment address', () => {
  test('[OB-01] carries what every launch has, and of a stranger nothing else', () => {
    expect(parametersOf()).toEqual({
      protocolID: '101406',
      protocolName: 'Rash',
      theme: 'default',
      mode: '1',
      state: 'Ohio',
      login: 'true',
      fee: 'Mjk=',
      patientOEMID: '970',
      protocolClinicID: '101365',
    });
  });

  test('[OB-01] starts at the consent page', () => {
    expect(assessmentUrl(consentPage, launchOf())).toMatch(
      /^https:\/\/assessment\.example\.com\/protocol\/consent\?protocolID=101406&/,
    );
    expect(assessmentUrl('/stand-in/consent', launchOf())).toMatch(/^\/stand-in\/consent\?protocolID=/);
    expect(assessmentUrl(`${consentPage}?tenant=1`, launchOf())).toMatch(/consent\?tenant=1&protocolID=/);
  });

  test.each([
    ['virtual', virtual, '1', 29, 'Mjk%3D', '101365', 'Rash'],
    ['live', live, '2', 74, 'NzQ%3D', '101365', 'Rash'],
    ['new weight-loss', newPatient, '2', 299, 'Mjk5', '101404', 'Weight Loss Initial Visit'],
    ['existing weight-loss', existingPatient, '2', 299, 'Mjk5', '101404', 'Weight Loss Follow up'],
  ] as const)(
    '[OB-01] [OB-02] of a %s consultation has its mode, fee, clinic and name',
    (_kind, consultation, mode, fee, encodedFee, clinic, name) => {
      const launch = launchOf({ consultation });
      expect(feeOf(consultation)).toBe(fee);
      expect(protocolNameOf(launch)).toBe(name);
      expect(parametersOf({ consultation })).toMatchObject({
        mode,
        fee: btoa(String(fee)),
        protocolClinicID: clinic,
        protocolName: name,
      });
      expect(assessmentUrl(consentPage, launch)).toContain(`&fee=${encodedFee}&`);
    },
  );

  test('[OB-01] names the treatment as the provider knows it, for every entry of the catalogue', () => {
    const names = treatments.map((entry) => entry.genieMdName);
    expect(names.map((genieMdName) => parametersOf({ genieMdName })['protocolName'])).toEqual(names);
  });

  test.each(usStates)('[OB-01] names the state %s', (state) => {
    expect(parametersOf({ state })['state']).toBe(state);
  });

  test('[OB-02] uses the weight-loss clinic for a weight-loss name, however the visit was started', () => {
    expect(parametersOf({ genieMdName: 'Weight Loss' })['protocolClinicID']).toBe('101404');
    expect(parametersOf({ genieMdName: 'weight loss review' })['protocolClinicID']).toBe('101404');
    expect(parametersOf({ genieMdName: 'Hair Loss' })['protocolClinicID']).toBe('101365');
  });

  test.each<[keyof VisitorContext, string, string]>([
    ['guid', 'advertisingID', '11111111-1111-4111-8111-111111111111'],
    ['transactionId', 'AdTransaction', '22222222-2222-4222-9222-222222222222'],
    ['pharmacyId', 'pharmacyID', '7'],
    ['pharmacyGroupId', 'pharmacyGroupID', '8'],
    ['source', 'Advertiser', 'mail'],
  ])('[OB-02] carries the stored %s as %s, and only then', (field, parameter, value) => {
    expect(visiting({ [field]: value })[parameter]).toBe(value);
    expect(parametersOf()).not.toHaveProperty(parameter);
  });

  test('[OB-02] has no parameter for partner, hero variant or first-visit marker', () => {
    expect(visiting({ partner: 'p', option: '2', welcomed: true })).toEqual(parametersOf());
  });
});

test('[RL-12] held back, the address keeps what the visit needs and drops who the visitor is and what brought them', () => {
  const visitor: VisitorContext = {
    guid: '11111111-1111-4111-8111-111111111111',
    transactionId: '22222222-2222-4222-9222-222222222222',
    pharmacy: 'Oak',
    pharmacyId: '7',
    pharmacyGroupId: '8',
    campaign: 'fall',
    source: 'mail',
    welcomed: false,
  };
  const { advertisingID, sourceID, Advertiser, AdTransaction, ...needed } = parametersOf({ visitor });
  expect([advertisingID, sourceID, Advertiser, AdTransaction]).not.toContain(undefined);
  expect(parametersOf({ visitor, isHeldBack: true })).toEqual(needed);
  expect(needed).toMatchObject({ pharmacyID: '7', pharmacyGroupID: '8', state: 'Ohio' });
});

describe('the language of the visit', () => {
  const everything: VisitorContext = {
    guid: '11111111-1111-4111-8111-111111111111',
    transactionId: '22222222-2222-4222-9222-222222222222',
    pharmacyId: '7',
    pharmacyGroupId: '8',
    campaign: 'fall',
    source: 'mail',
    welcomed: false,
  };

  test('[ES-05] is the one more parameter of a page in another language, and changes no other', () => {
    const { idioma, ...rest } = parametersOf({ visitor: everything, language: ['idioma', 'es'] });
    expect(idioma).toBe('es');
    expect(rest).toEqual(parametersOf({ visitor: everything }));
  });

  test('[ES-05] is kept where a privacy choice holds other things back, since it tells nobody apart', () => {
    expect(parametersOf({ isHeldBack: true, language: ['idioma', 'es'] })['idioma']).toBe('es');
  });
});

describe('the source id', () => {
  test.each<[Partial<VisitorContext>, string | undefined]>([
    [{ campaign: 'fall', source: 'mail', pharmacy: 'Oak' }, 'fall - mail'],
    [{ campaign: 'fall', source: 'mail' }, 'fall - mail'],
    [{ campaign: 'fall', pharmacy: 'Oak' }, 'fall'],
    [{ campaign: 'fall' }, 'fall'],
    [{ source: 'mail', pharmacy: 'Oak' }, 'mail'],
    [{ source: 'mail' }, 'mail'],
    [{ pharmacy: 'Oak' }, 'Oak'],
    [{}, undefined],
  ])('[OB-02] of %o is %s', (context, expected) => {
    expect(sourceIdOf({ ...stranger, ...context })).toBe(expected);
    expect(visiting(context)['sourceID']).toBe(expected);
  });
});

describe('encoding', () => {
  test.each([
    ['spaces', 'Back Pain', 'Back%20Pain'],
    ['an apostrophe', "Women's Health", "Women's%20Health"],
    ['an ampersand and an equals sign', 'Cold & Flu=bad', 'Cold%20%26%20Flu%3Dbad'],
    ['a plus', 'B+C', 'B%2BC'],
    ['a percent sign', '100%', '100%25'],
    ['what looks encoded already', 'a%20b', 'a%2520b'],
    ['a hash and a question mark', 'a#b?c', 'a%23b%3Fc'],
    ['quotes and angle brackets', '"<script>', '%22%3Cscript%3E'],
    ['a line break', 'a\r\nb', 'a%0D%0Ab'],
    ['an accent', 'José', 'Jos%C3%A9'],
    ['an emoji', '🍂', '%F0%9F%8D%82'],
    ['a lone high surrogate', 'a\uD83Cb', 'a%EF%BF%BDb'],
    ['a lone low surrogate', '\uDF42', '%EF%BF%BD'],
  ])('[OB-03] keeps %s inside its value', (_what, value, encoded) => {
    const visitor = { ...stranger, source: value };
    const url = assessmentUrl(consentPage, launchOf({ genieMdName: value, visitor }));
    expect(url).toContain(`&protocolName=${encoded}&`);
    expect(url.split('&Advertiser=')[1]).toBe(encoded);
  });

  test('[OB-03] reads back what went in and adds no parameter, whatever the values', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (genieMdName, campaign, source) => {
        const parameters = parametersOf({ genieMdName, visitor: { ...stranger, campaign, source } });
        expect(parameters).toMatchObject({
          protocolName: genieMdName,
          sourceID: `${campaign} - ${source}`,
          Advertiser: source,
        });
        expect(Object.keys(parameters)).toHaveLength(11);
      }),
    );
  });

  test('[OB-01] names the weight-loss visits letter for letter', () => {
    expect(weightLossVisits).toEqual({ new: 'Weight Loss Initial Visit', existing: 'Weight Loss Follow up' });
  });
});
