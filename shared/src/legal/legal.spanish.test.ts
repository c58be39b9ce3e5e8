import { describe, expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { inSpanish988 } from '../catalogue/crisisLineTexts/es';
import { notQualifiedRule, refundRule } from '../catalogue/eligibility';
import { accessibilityStatement } from './accessibility/en';
import { accessibilityStatement as accessibilitySpanish } from './accessibility/es';
import { textsOf } from './blocks';
import { pageKeys } from '../routing/englishPaths';
import { hipaaAuthorization } from './hipaaAuthorization/en';
import { hipaaAuthorization as hipaaSpanish } from './hipaaAuthorization/es';
import type { LegalBlock, LegalDocument } from './legal.types';
import { noticeOfPrivacyPractices } from './noticeOfPrivacyPractices/en';
import { noticeOfPrivacyPractices as noticeSpanish } from './noticeOfPrivacyPractices/es';
import { patientConsent } from './patientConsent/en';
import { patientConsent as consentSpanish } from './patientConsent/es';
import { privacyPolicy } from './privacy/en';
import { privacyPolicy as privacySpanish } from './privacy/es';
import { termsOfUse } from './terms/en';
import { termsOfUse as termsSpanish } from './terms/es';

const documents = [
  { page: pageKeys.privacy, english: privacyPolicy, spanish: privacySpanish },
  { page: pageKeys.terms, english: termsOfUse, spanish: termsSpanish },
  { page: pageKeys.noticeOfPrivacyPractices, english: noticeOfPrivacyPractices, spanish: noticeSpanish },
  { page: pageKeys.patientConsent, english: patientConsent, spanish: consentSpanish },
  { page: pageKeys.hipaaAuthorization, english: hipaaAuthorization, spanish: hipaaSpanish },
  { page: pageKeys.accessibility, english: accessibilityStatement, spanish: accessibilitySpanish },
];

/** Sentences that other modules say, in the language of the edition: a unit test runs in English. */
const saidElsewhere = new Set<string>([refundRule, notQualifiedRule]);

const shapeOf = ({ intro, sections }: LegalDocument) => ({
  intro: intro.length,
  sections: sections.map(({ id, blocks }) => [id, blocks.map(blockShape)]),
});

function blockShape(block: LegalBlock) {
  switch (block.kind) {
    case 'list':
      return `list of ${String(block.items.length)}`;
    case 'link':
    case 'download':
      return `${block.kind} to ${block.href}`;
    default:
      return block.kind;
  }
}

/**
 * What a text says that no language changes: numbers, placeholders of the brand, and names under which values are kept. How
 * 988 answers in Spanish is said in Spanish alone.
 */
const factsOf = (text: string) =>
  (text.replace(inSpanish988, '').match(/\{\w+\}|\$?\d[\d,.]*(?<![.,])|launch-claims|__session/g) ?? []).sort();

describe.each(documents)('$page', ({ page, english, spanish }) => {
  test('[ES-03] names the English document as the one that rules, and that one names none', () => {
    expect(spanish.original).toBe(page);
    expect(english.original).toBeUndefined();
  });

  test('[ES-03] has the sections, blocks, items and links of the English document, in its order', () => {
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
  });

  test('[ES-03] names the numbers and the brand’s facts of the English text, each in the same place', () => {
    expect(textsOf(spanish).map(factsOf)).toEqual(textsOf(english).map(factsOf));
  });

  test('[ES-03] says how 988 answers in Spanish, where it names it', () => {
    expect(textsOf(spanish).filter((text) => text.includes('988') && !text.includes(inSpanish988))).toEqual([]);
  });

  test('[ES-03] leaves no text in English, blank or with an unknown placeholder', () => {
    const inEnglish = new Set(textsOf(english));
    const texts = textsOf(spanish).filter((text) => !saidElsewhere.has(text));
    expect(texts.filter((text) => inEnglish.has(text))).toEqual([]);
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
    expect(brandMistakes(texts)).toEqual([]);
  });

  test('[ES-03] dates itself as the English document does', () => {
    expect(isoOfSpanish(spanish.dateLine)).toBe(isoOfEnglish(english.dateLine));
  });
});

function isoOfEnglish(line: string): string {
  const [, date = ''] = /([A-Z][a-z]+ \d+, \d{4})$/.exec(line) ?? [];
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

function isoOfSpanish(line: string): string {
  const [, day = '', month = '', year = ''] = /(\d+) de ([a-z]+) de (\d{4})$/.exec(line) ?? [];
  const index = Array.from({ length: 12 }, (_, number) =>
    new Date(Date.UTC(2024, number)).toLocaleDateString('es-US', { month: 'long', timeZone: 'UTC' }),
  ).indexOf(month);
  return new Date(Date.UTC(Number(year), index, Number(day))).toISOString().slice(0, 10);
}

const textOf = (document: LegalDocument) => textsOf(document).join('\n');

test.each([
  ['solo adultos', termsSpanish, /menores de 18 años y las personas de 65 años o más no pueden usar/],
  ['ni Medicare ni Medicaid', termsSpanish, /No debe estar inscrito en Medicare ni en Medicaid/],
  ['la ubicación', termsSpanish, /no oculta, disfraza ni declara mal dónde está/],
  ['un año para reclamos', termsSpanish, /debe presentarse dentro de un año/],
  ['el programa, salvo en tres estados', termsSpanish, /no se ofrece en California, Washington ni Iowa/],
  ['si no cumple los requisitos, no se cobra', consentSpanish, /no cumple los requisitos, no se le cobra\./],
  ['seis años de divulgaciones', noticeSpanish, /en los seis años antes de su solicitud/],
  ['cinco años', hipaaSpanish, /vence cinco años después de que dejo de recibir servicios/],
  ['que es voluntaria', hipaaSpanish, /Firmar esta autorización es voluntario/],
  ['la emergencia primero', consentSpanish, /La telesalud no es para emergencias\..*llame al 911/],
  ['la retransmisión', accessibilitySpanish, /marque 711/],
  ['ninguna palabra guardada', privacySpanish, /No ponemos sus palabras en una dirección web/],
])('[ES-03] states %s', (_fact, document, pattern) => {
  expect(textOf(document)).toMatch(pattern);
});
