import Negotiator from 'negotiator';
import { codedFiles } from '@front-door/shared/routing/routeRules';

/** In what a file can be sent: compressed beforehand, or as it is. */
export type Coding = (typeof codedFiles)[number]['coding'] | 'identity';

const smallestFirst = codedFiles.map(({ coding }) => coding);
const known: readonly Coding[] = [...smallestFirst, 'identity'];

/** The package knows this, its types do not. */
interface Codings {
  readonly encodings: (available: readonly string[], options: { readonly preferred: readonly string[] }) => string[];
}

/**
 * The codings that a request accepts (RFC 9110, 12.5.3), what it likes best first, and of equals the smallest.
 *
 * @param accepted the request's `Accept-Encoding`; without one only the file itself is sent.
 * @returns none when every coding, and the file itself, is refused.
 */
export function acceptedCodings(accepted: string | undefined): readonly Coding[] {
  const codings: Codings = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const names = codings.encodings(known, { preferred: smallestFirst });
  return names.flatMap((name) => known.filter((coding) => coding === name));
}
