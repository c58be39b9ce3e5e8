import { expect, test } from 'vitest';
import { addressesOf } from '@front-door/shared/routing/aliases';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { pageAt } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { parsed, textOf } from '../testing/renderAt';
import { prerender } from './prerender';

async function headingAt(path: string): Promise<string> {
  const page = pageAt(path, brand);
  if (page === undefined) throw new Error(`${path} is not prerendered`);
  return textOf(parsed((await prerender(page)).body).querySelector('h1'));
}

test.each([
  ['RT-09', hrefs.howItWorks, 'How It Works'],
  ['RT-10', hrefs.faqs, 'Frequently Asked Questions'],
  ['RT-11', hrefs.ourStory, 'Our Story'],
  ['RT-11', hrefs.brandPromise, 'Our Promise to You'],
  ['RT-12', hrefs.terms, 'Terms of Use and Consent to Text Messaging'],
  ['RT-12', hrefs.privacy, 'Privacy Policy'],
  ['RT-12', hrefs.noticeOfPrivacyPractices, 'Notice of Privacy Practices'],
  ['RT-12', hrefs.patientConsent, 'Telehealth Patient Consent'],
  ['RT-12', hrefs.hipaaAuthorization, 'HIPAA Acknowledgement and Authorization'],
  ['RT-12', hrefs.licensure, 'Provider Licensure Information'],
  ['AF-17', hrefs.accessibility, 'Accessibility'],
  ['RT-13', hrefs.savingsCard, 'Show this savings card at your pharmacy!'],
])('[%s] %s and every alias of it are its page', async (_row, canonical, heading) => {
  for (const path of addressesOf(canonical)) expect([path, await headingAt(path)]).toEqual([path, heading]);
});

test("[RT-13] the savings card answers under the brand's name", async () => {
  expect(await headingAt(`/${brand.slug}-savings-card`)).toBe('Show this savings card at your pharmacy!');
});

test('[APP-02] a legal page names the chunk of its own text alone, to be fetched beside the entry', async () => {
  const page = pageAt(hrefs.privacy, brand);
  const { sources } = page === undefined ? { sources: [] } : await prerender(page);
  expect(sources).toEqual(['src/pages/LegalPage.tsx', '../shared/src/legal/privacy/en.ts']);
});
