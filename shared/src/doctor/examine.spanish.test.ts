import { beforeAll, expect, test, vi } from 'vitest';
import * as attributeTexts from './attributeTexts/es';
import type { Finding } from './doctor.types';
import { examine } from './examine';
import * as frameTexts from './frameTexts/es';
import * as integrityTexts from './integrityTexts/es';
import * as optimizerTexts from './optimizerTexts/es';
import * as pageTexts from './pageTexts/es';
import * as placeTexts from './placeTexts/es';
import * as policyTexts from './policyTexts/es';
import * as scriptTexts from './scriptTexts/es';
import * as settingTexts from './settingTexts/es';
import * as styleTexts from './styleTexts/es';
import * as tagTexts from './tagTexts/es';
import { examples } from './testing/examples';
import { pageOf } from './testing/pageOf';

/** Examines as the Spanish edition does, which is built with the Spanish words in the English ones' place. */
let examineInSpanish: typeof examine;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./attributeTexts/en', () => attributeTexts);
  vi.doMock('./frameTexts/en', () => frameTexts);
  vi.doMock('./integrityTexts/en', () => integrityTexts);
  vi.doMock('./optimizerTexts/en', () => optimizerTexts);
  vi.doMock('./pageTexts/en', () => pageTexts);
  vi.doMock('./placeTexts/en', () => placeTexts);
  vi.doMock('./policyTexts/en', () => policyTexts);
  vi.doMock('./scriptTexts/en', () => scriptTexts);
  vi.doMock('./settingTexts/en', () => settingTexts);
  vi.doMock('./styleTexts/en', () => styleTexts);
  vi.doMock('./tagTexts/en', () => tagTexts);
  examineInSpanish = (await import('./examine')).examine;
});

/** What no language changes: numbers, what stands in quotation marks, addresses, and words of HTML, policies and scripts. */
const codeOf = (text: string) =>
  (
    text.match(
      /https?:\/\/[^\s,:;)]+|\bdata-[\w-]*|"[^"]+"|\d+|[\w-]+\.js\b|\b(?:[a-z]+-src|crossorigin|nonce|trusted-types|document\.\w+)\b/g,
    ) ?? []
  ).sort();

/** What only the command sees it says in English, in either edition. */
const isShown = ({ id }: Finding) => !id.startsWith('seen-');

for (const [id, { met }] of Object.entries(examples)) {
  if (id.startsWith('seen-')) continue;
  test(`[ES-03] ${id} is told of in Spanish as in English, with the same to set`, () => {
    for (const given of met) {
      const english = examine(pageOf(given)).filter(isShown);
      const spanish = examineInSpanish(pageOf(given)).filter(isShown);
      expect(english.map((finding) => finding.id)).toContain(id);
      expect(spanish.map(unworded)).toEqual(english.map(unworded));
      const words = new Set(english.flatMap((finding) => [finding.met, finding.set]));
      expect(spanish.flatMap((finding) => [finding.met, finding.set]).filter((text) => words.has(text))).toEqual([]);
    }
  });
}

/** A finding with the code of its texts in place of its words. */
function unworded({ met, set, where: _place, ...finding }: Finding) {
  return { ...finding, met: codeOf(met), set: codeOf(set) };
}
