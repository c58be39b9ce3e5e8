import { describe, expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { notQualifiedRule, refundRule } from '../catalogue/eligibility';
import { hrefs } from '../routing/hrefs';
import { otherParameter, privacyTable, type Place } from '../visitor/privacyTable';
import { textsOf } from './blocks';
import { accessibilityStatement } from './accessibility/en';
import { hipaaAuthorization } from './hipaaAuthorization/en';
import { revocationFormHref } from './hipaaAuthorization/revocationForm';
import { noticeOfPrivacyPractices } from './noticeOfPrivacyPractices/en';
import { patientConsent } from './patientConsent/en';
import { privacyPolicy } from './privacy/en';
import { termsOfUse } from './terms/en';
import type { LegalDocument } from './legal.types';

const documents = [
  privacyPolicy,
  termsOfUse,
  noticeOfPrivacyPractices,
  patientConsent,
  hipaaAuthorization,
  accessibilityStatement,
];
const textOf = (document: LegalDocument) => textsOf(document).join('\n');
const blocksOf = (document: LegalDocument) => document.sections.flatMap(({ blocks }) => blocks);

describe.each(documents.map((document) => [document.title, document] as const))('%s', (_title, document) => {
  test('[LG-01] is whole: no text is blank, no section empty, no address fragment used twice', () => {
    expect(textsOf(document).filter((text) => text === '' || text !== text.trim())).toEqual([]);
    expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  });

  test('[APP-03] names the company and how to reach it by placeholder only', () => {
    expect(textOf(document)).toContain('{legalName}');
    expect(textOf(document)).toContain('{email}');
    expect(brandMistakes(textsOf(document))).toEqual([]);
  });

  test('links to pages of the storefront, and by whole addresses to others', () => {
    const known = new Set<string>(Object.values(hrefs));
    const links = blocksOf(document).flatMap((block) => (block.kind === 'link' ? [block.href] : []));
    expect(links.filter((href) => !known.has(href))).toEqual([]);
    const outside = blocksOf(document).flatMap((block) => (block.kind === 'outside' ? [block.href] : []));
    expect(outside.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });
});

test('[LG-01] the policies carry their dates', () => {
  expect(privacyPolicy.dateLine).toBe('Effective January 1, 2024');
  expect(termsOfUse.dateLine).toBe('Last updated January 1, 2024');
});

test.each([
  ['records in 30 days', noticeOfPrivacyPractices, /copy or a summary within about 30 days/],
  ['written refusal in 60 days', noticeOfPrivacyPractices, /why in writing within 60 days/],
  ['six years of disclosures', noticeOfPrivacyPractices, /in the six years before your request/],
  ['one free per year', noticeOfPrivacyPractices, /One accounting per year is free/],
  ['a fee within 12 months', noticeOfPrivacyPractices, /another one within 12 months, we charge a reasonable fee/],
  ['cap of $500', termsOfUse, /total liability to you for all claims.*limited to \$500\./],
  ['one year for claims', termsOfUse, /must be brought within one year/],
  ['1,850 feet', privacyPolicy, /do not collect your precise geolocation.*radius of 1,850 feet/],
  ['under 13', privacyPolicy, /Under 13: .*do not knowingly collect/],
  ['13 to 18', privacyPolicy, /From 13 up to 18: .*parent or guardian must act/],
  ['removal under 16', privacyPolicy, /Under 16: .*may ask us to remove personal information/],
  ['13 to 18', termsOfUse, /minor from 13 up to 18 needs a parent or guardian/],
  ['13 to 18', patientConsent, /minor from 13 up to 18 needs a parent or guardian/],
  ['power of attorney', termsOfUse, /holds your power of attorney may act for you/],
  ['power of attorney', patientConsent, /holds a power of attorney for medical care may consent/],
  [
    'clinicians',
    termsOfUse,
    /physicians, physician assistants and nurse practitioners employed by an independent provider group/,
  ],
  ['text messaging', termsOfUse, /Consent to text messaging[\s\S]*Reply STOP[\s\S]*Reply HELP/],
])('[LG-01] states %s', (_fact, document, pattern) => {
  expect(textOf(document)).toMatch(pattern);
});

test.each([
  ['adults only', /People under 18, and people who are 65 or over, may not use the service directly/],
  ['no Medicare or Medicaid', /must not be enrolled in Medicare or Medicaid/],
  ['truthful information', /give truthful, complete and current information/],
  ['location', /do not hide, disguise or misstate your location/],
  ['consents', /"I Agree" or "Accept" to these terms, to the Telehealth Patient Consent and to the HIPAA/],
  ['when they are given', /when you create your account.*or when you start to use the service/],
  ['suspension', /may be suspended\. You keep access to your health information all the same/],
  [
    'weight-loss candidates',
    /index of 30 or higher, or of 27 or higher.*hypertension, type 2 diabetes or high cholesterol/,
  ],
  ['tumors, cancer and medications', /disclose any history of tumors or cancer.*current medications/],
  [
    'excluded histories',
    /excluded if you or your family.*medullary thyroid cancer or of multiple endocrine neoplasia type 2/,
  ],
  ['labs', /complete lab tests \(liver, kidney and thyroid\) after the first month/],
  ['refills', /does not cover scheduled drugs such as opioids and Adderall/],
])('[LG-03] the terms state the rule on %s', (_rule, pattern) => {
  expect(textOf(termsOfUse)).toMatch(pattern);
});

test('[LG-03] the terms word fees and refunds as the rest of the site does', () => {
  for (const words of ['$29', '$74', '$299 per month', notQualifiedRule, refundRule]) {
    expect(textOf(termsOfUse)).toContain(words);
  }
  expect(textOf(patientConsent)).toContain(refundRule);
});

describe('the HIPAA document', () => {
  test('[LG-02] is titled and divided as specified', () => {
    expect(hipaaAuthorization.title).toBe('HIPAA Acknowledgement and Authorization');
    expect(hipaaAuthorization.sections.map(({ heading }) => heading)).toEqual([
      'Section I. Acknowledgement and Authorization for Use or Disclosure of Protected Health Information',
      'Section II. My Rights',
    ]);
  });

  test.each([
    ['voluntary', /this authorization is voluntary/],
    ['revocable in writing', /may revoke this authorization at any time, in writing/],
    [
      'the types of information',
      /Which information\n.*name, date of birth[\s\S]*questionnaires[\s\S]*Prescriptions[\s\S]*Lab orders/,
    ],
    ['redisclosure', /Redisclosed information is no longer protected by HIPAA/],
    ['a copy', /right to a copy of this authorization/],
    ['its end', /expires five years after I stop receiving services/],
  ])('[LG-02] states that it has %s', (_statement, pattern) => {
    expect(textOf(hipaaAuthorization)).toMatch(pattern);
  });

  test('[LG-02] offers the revocation form', () => {
    expect(blocksOf(hipaaAuthorization).filter(({ kind }) => kind === 'download')).toEqual([
      { kind: 'download', text: 'Download the HIPAA revocation form (PDF)', href: revocationFormHref },
    ]);
  });
});

describe('the privacy policy is true of the product', () => {
  test.each([
    ['no account, nothing about health', /need no account.*store no information about your health/],
    ['typed words', /do not put your words in a web address, in browser storage, in an analytics event/],
    ['typed words in events', /No event carries anything you have typed/],
    ['the opt-out', /"Your privacy choices"[\s\S]*no event is added to the data layer and no outside script is loaded/],
    ['Global Privacy Control', /Global Privacy Control: .*we treat it as an opt-out/],
    ['state and condition', /Until you close the tab\nThe state and the condition or treatment you have chosen/],
    ['the hand-over', /new tab opens on the provider assessment site\. Its address tells/],
  ])('[LG-01] on %s', (_subject, pattern) => {
    expect(textOf(privacyPolicy)).toMatch(pattern);
  });

  /** By what the policy says of a field that may be kept, or be told to the assessment site; by its own name where it has none. */
  const said: Readonly<Record<string, RegExp>> = {
    pharmacyID: /pharmacyId/,
    pharmacyGroupId: /under their own names, such as pharmacy/,
    pharmacyGroupID: /under their own names, such as pharmacy/,
    option: /which picture the home page shows/,
    firstSymVisitKey: /welcome message of a partner has been shown/,
    'privacy-choice': /Your choice to opt out/,
    'receptionist:guid': /which the Receptionist may keep as well/,
    state: /The state and the condition or treatment you have chosen/,
    condition: /The state and the condition or treatment you have chosen/,
    arrivals: /links that you followed before a page was ready/,
    'receptionist:kept': /page of a partner that asks for it, your conversation with the Receptionist, encrypted/,
    'react-router-scroll-positions': /how far down each page you were/,
    [otherParameter]:
      /All other parameters of the links that brought you here, which may name a condition or treatment/,
  };
  const keptAt = new Set<Place>(['local storage', 'session storage', 'cookie']);

  test.each(privacyTable.filter(({ place }) => keptAt.has(place)))(
    '[LG-01] [RL-12] on $field in the $place',
    ({ field }) => {
      const section = privacyPolicy.sections.find(({ id }) => id === 'in-your-browser');
      const text = section === undefined ? '' : textOf({ ...privacyPolicy, sections: [section] });
      expect(text).toMatch(said[field] ?? new RegExp(`\\b${field}\\b`));
    },
  );

  test('[LG-01] [RL-12] on what an opt-out holds back', () => {
    const held = privacyTable.filter(
      ({ place, under }) => place === 'assessment address' && !under.includes('opt-out'),
    );
    expect(held.map(({ field }) => field)).toEqual(['advertisingID', 'sourceID', 'Advertiser', 'AdTransaction']);
    expect(textOf(privacyPolicy)).toMatch(
      /After an opt-out the provider assessment site is not told your random browser identifier, the transaction identifier, the campaign or the source/,
    );
    const stillKept = privacyTable.filter(
      ({ place, holds, under }) => place === 'local storage' && /random id/.test(holds) && under.includes('opt-out'),
    );
    expect(stillKept.map(({ field }) => field)).toEqual(['receptionist:guid']);
    expect(textOf(privacyPolicy)).toMatch(/there the Receptionist keeps its random identifier/);
  });
});

test.each([
  ['a phone and an email address', /\{phone\}[\s\S]*\{email\}/],
  ['the relay', /dial 711/],
  ['an interpreter', /interpreter onto the line/],
  ['what it is built to', /\(WCAG\) 2\.2, level AA/],
  ['what it is not', /No people who use assistive technology/],
])('[AF-17] the accessibility statement has %s', (_what, pattern) => {
  expect(textOf(accessibilityStatement)).toMatch(pattern);
});
