interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
  createScript(code: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * What makes markup, scripts and their addresses where a document demands Trusted Types: a policy of the name
 * `receptionist`. Throws where the document allows none of that name.
 */
export function trusted(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const same = (text: string) => text;
  const asIs: Policy = { createHTML: same, createScriptURL: same, createScript: same };
  return (policy ??= trustedTypes?.createPolicy('receptionist', asIs) ?? asIs);
}
