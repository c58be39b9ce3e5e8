import type { Brand } from '@front-door/shared/brand/brand';
import {
  inlineOf,
  readReportsAddress,
  storefrontPolicy,
  type Policies,
} from '@front-door/shared/routing/contentPolicy';

/** Collects what each page may load and run, page by page, from the documents as they are written. */
export function collectPolicies(brand: Brand): {
  readonly add: (file: string, html: string) => Promise<void>;
  readonly all: () => Policies;
} {
  const reports = readReportsAddress(process.env['POLICY_REPORTS']);
  const policies: string[] = [];
  const pages: Record<string, number> = {};
  return {
    add: async (file, html) => {
      const policy = await storefrontPolicy(brand, inlineOf(html), reports);
      const known = policies.indexOf(policy);
      pages[file] = known === -1 ? policies.push(policy) - 1 : known;
    },
    all: () => ({ policies, pages }),
  };
}
