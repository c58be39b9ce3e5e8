import type { Kind } from '../../contract/receptionistOptions';

export const wrongValue = (name: string, value: string, kind: Kind) =>
  `${name}="${value}" is not ${kind}: the default is used.`;
export const writeKind = (kind: Kind) => `Write ${kind}, or remove the attribute.`;

export const notText = (attribute: string) =>
  `${attribute} cannot be set by an attribute, because its value is not text.`;
export const byCall = 'Set it in a script.';

export const unknown = (name: string, meant: string | undefined) =>
  `${name} is not an option.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
export const takeOut = 'Remove it if it was meant for the Receptionist.';
export const write = (attribute: string) => `Write ${attribute}.`;

export const withoutData = (name: string) => `The attribute ${name} has no effect on a script tag.`;

export const noPartner = 'The tag does not name a partner.';
export const otherPartner = (given: string) => `The tag names the partner "${given}".`;
export const namePartner = (partner: string) => `Name "${partner}".`;
export const emptyPartner = 'data-partner is empty, so the tag does not name a partner.';
export const agreedName = 'Write the name that was agreed, or remove the attribute.';
export const unknownPartner = (given: string) =>
  `No partner is set up under the name "${given}": links carry the name, but visitors see no brand and nothing is hidden from them.`;
export const askForPartner = 'Ask us to set it up if visitors should see a brand.';
export const didYouMean = (meant: string) => `Did you mean "${meant}"?`;
