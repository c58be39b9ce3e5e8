import { storefrontPolicyName } from '@front-door/shared/contract/trustedNames';
import { brand } from './brand';

interface Rules {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (url: string) => string;
}

const rules: Rules = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    // What does not belong to the application's bundle: no script element is given another address.
    if ([brand.receptionistScript, brand.signUpFormScript, brand.reviewWidgetScript].includes(url)) return url;
    throw new TypeError(url);
  },
};

let policy: Rules | undefined;

/**
 * What the application's few places that make scripts' addresses and documents from text go through: browsers with
 * Trusted Types let nothing else. In every browser only scripts that the brand names get an element.
 */
export function trusted(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };
  return (policy ??= trustedTypes?.createPolicy(storefrontPolicyName, rules) ?? rules);
}
