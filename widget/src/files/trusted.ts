import { makePolicy, type Policy } from '../loader/trusted';

let policy: Policy | undefined;

/** Takes over the policy that the loader has made in this document. */
export function shareTrust(made: Policy | undefined): void {
  policy ??= made;
}

/** Whether this document has a policy of ours already: it allows one, and a second would be refused. */
export function isTrusted(): boolean {
  return policy !== undefined;
}

/** This document's policy for Trusted Types. Throws where the document allows none of ours. */
export function trusted(): Policy {
  return (policy ??= makePolicy());
}
