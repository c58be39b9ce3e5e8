import { own } from '../loader/own';

/** A new element of the document. */
export const make = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
  own('createElement').call(document, name) as HTMLElementTagNameMap[Name];

/** The elements of the document that a selector finds. */
export const all = (selector: string): readonly HTMLElement[] => [
  ...(own('querySelectorAll').call(document, selector) as NodeListOf<HTMLElement>),
];
