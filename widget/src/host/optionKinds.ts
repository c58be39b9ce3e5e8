import { isKind as isKindIn, type Kind } from '@front-door/shared/contract/receptionistOptions';
import { pageOrigin } from '../transport/pageOrigin';

/** Whether a value is of a kind, as this page and this browser know it. */
export function isKind(kind: Kind, value: unknown): boolean {
  return isKindIn(kind, value, { base: pageOrigin(), supports: (property, text) => CSS.supports(property, text) });
}
