import { fillBrand, type BrandFacts } from '../fillBrand';

/** A brand unlike the demo brand, so that a fact written out in a text shows. */
export const sampleBrand: BrandFacts = {
  name: 'Harborlight',
  legalName: 'Harborlight Care LLC',
  phone: '(800) 555-0111',
  email: 'help@harborlight.example.com',
  customerCarePhone: '(800) 555-0122',
  customerCareEmail: 'care@harborlight.example.com',
};

/** The texts in which a placeholder is misspelled or a brand fact is written out. */
export function brandMistakes(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => /[{}]|wellporch|555-01(?!11|22)/i.test(fillBrand(text, sampleBrand)));
}
