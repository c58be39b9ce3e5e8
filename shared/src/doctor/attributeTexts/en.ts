import type { Kind } from '../../contract/receptionistOptions';

export const wrongValue = (name: string, value: string, kind: Kind) =>
  `${name}="${value}" is not ${kind}: the default is used.`;
export const writeKind = (kind: Kind) => `Write ${kind}, or take the attribute out.`;

export const notText = (attribute: string) => `${attribute} can not be set by an attribute: it is no text.`;
export const byCall = 'Set it by a call.';

export const unknown = (name: string, meant: string | undefined) =>
  `${name} is no option${meant === undefined ? '' : `; ${meant} is`}.`;
export const takeOut = 'Take it out, if it was meant for the Receptionist.';
export const write = (attribute: string) => `Write ${attribute}.`;

export const withoutData = (name: string) => `The attribute ${name} says nothing on a script.`;

export const noPartner = 'The tag names no partner.';
export const otherPartner = (given: string) => `The tag names the partner "${given}".`;
export const namePartner = (partner: string) => `Name "${partner}".`;
export const emptyPartner = 'data-partner is empty: it names nobody.';
export const agreedName = 'Write the name that was agreed, or take the attribute out.';
export const unknownPartner = (given: string) =>
  `No partner is set up under the name "${given}": links carry it, and visitors see no brand of it, nor is anything hidden from them.`;
export const askForPartner = 'Ask for it to be set up, if visitors should see a brand.';
export const didYouMean = (meant: string) => `Did you mean "${meant}"?`;
