import type { Brand } from './brand';

/** The brand facts that a text may name, as `{name}` and so on. */
const placeholders = [
  'name',
  'legalName',
  'phone',
  'email',
  'customerCarePhone',
  'customerCareEmail',
] as const satisfies readonly (keyof Brand)[];

type Placeholder = (typeof placeholders)[number];

/** What `fillBrand` reads of a brand. */
export type BrandFacts = Pick<Brand, Placeholder>;

/**
 * Puts the brand's facts in the place of `{name}`, `{legalName}`, `{phone}`, `{email}`, `{customerCarePhone}`
 * and `{customerCareEmail}`. Any other text in braces is left as it is.
 */
export function fillBrand(text: string, brand: BrandFacts): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, word: string) => (isPlaceholder(word) ? brand[word] : written));
}

function isPlaceholder(word: string): word is Placeholder {
  return (placeholders as readonly string[]).includes(word);
}
