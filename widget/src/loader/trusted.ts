import { receptionistPolicy } from '@front-door/shared/contract/trustedNames';

export interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const asIs = (text: string) => text;

/**
 * Makes what turns texts into markup and addresses of scripts where a document demands Trusted Types: a policy of the
 * name `receptionist`. A document allows one of a name. Throws where it allows none of that name.
 */
export function makePolicy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: Policy = { createHTML: asIs, createScriptURL: asIs, createScript: asIs };
  return trustedTypes?.createPolicy(receptionistPolicy, rules) ?? rules;
}
