import { knownTreatment } from '@front-door/shared/catalogue/names/es';
import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { contextNames } from '@front-door/shared/contract/receptionistOptions';
import { defaultLanguage, type Language, type OtherLanguage } from '@front-door/shared/language';
import { baseOf } from '@front-door/shared/routing/editionBase';
import { treatmentKey } from '@front-door/shared/routing/englishPaths';
import { treatmentPath } from '@front-door/shared/routing/local/spanishTreatments';
import type { Surroundings, ToPage } from '../channel/channel.types';
import { isFrame } from './isFrame';
import type { Links } from '../views/StorefrontLink';

/** How each edition spells the address of a treatment. */
const spellings: Readonly<Record<OtherLanguage, typeof treatmentPath>> = { es: treatmentPath };

/** Whether the page itself is in a frame. */
const isNested = (isFrame ? parent : self) !== top;

/**
 * How the chat leads to the storefront in these surroundings.
 *
 * @param tell tells the page's side of a plain click that it is to follow.
 */
export function storefrontLinks(
  surroundings: Surroundings,
  tell: (message: ToPage) => void,
  inFrame: boolean = isNested,
): Links {
  const { language, navigates, target } = surroundings;
  const address = (page: string) => storefrontAddress(page, surroundings);
  return {
    address,
    treatmentPage: (path) => treatmentPage(path, language),
    consultPage: treatmentPage('general-consult', language),
    target: target === '_self' ? '_top' : target,
    ...(target === '_top' && inFrame && { follow: (page) => leaveFrames(address(page), tell) }),
    ...(target === '_self' && { follow: (page) => tell({ type: 'leave', address: address(page) }) }),
    ...(navigates && { follow: (page) => tell({ type: 'navigate', page }) }),
  };
}

/**
 * Leads past all frames. Whoever put the page into one may forbid that: then into a new tab, and where that is forbidden
 * too, on in the page's own frame. A link that is forbidden does nothing, and nobody can tell; a script is told.
 */
function leaveFrames(address: string, tell: (message: ToPage) => void): void {
  try {
    if (top !== null) top.location.href = address;
  } catch {
    if (open(address) === null) tell({ type: 'leave', address });
  }
}

/**
 * The path of a treatment's page on the storefront, in the edition of a language. The search may know treatments that are
 * newer than this file; their pages follow the same rule, and answer to their English address in every edition.
 */
function treatmentPage(path: string, language: Language): string {
  const known = knownTreatment(path);
  const key = treatmentKey(path as TreatmentPath);
  if (language === defaultLanguage) return key;
  return baseOf(language) + (known === undefined ? key : spellings[language](known));
}

/** The absolute address of a page of the storefront, with where the visit came from and nothing else. */
function storefrontAddress(
  page: string,
  { storefront, context }: Pick<Surroundings, 'storefront' | 'context'>,
): string {
  const address = new URL(page, storefront);
  for (const name of contextNames) {
    const value = context[name];
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}
