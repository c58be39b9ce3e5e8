import { receptionistPolicy } from '@front-door/shared/contract/trustedNames';

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * What makes markup and addresses of scripts where a document demands Trusted Types: a policy of the name
 * `receptionist`. Throws where the document allows none of that name.
 */
export function trusted(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const asIs: Policy = { createHTML: (text) => text, createScriptURL: (url) => url, createScript: (text) => text };
  return (policy ??= trustedTypes?.createPolicy(receptionistPolicy, asIs) ?? asIs);
}
