import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { closedPolicy, policiesFile, type Policies } from '@front-door/shared/routing/contentPolicy';

/** The policy of a page's file, as in `/care/index.html`. One of which the build says nothing may load and run nothing. */
export type PolicyOf = (file: string) => string;

/**
 * Reads the policies that a build has made for its pages, and again only when they have changed: a new build needs no
 * restart.
 */
export function policiesOf(): (directory: string) => Promise<PolicyOf> {
  let read: { readonly version: string; readonly policyOf: PolicyOf } | undefined;
  return async (directory) => {
    const file = join(directory, policiesFile);
    const stats = await stat(file).catch(() => undefined);
    if (stats === undefined) return () => closedPolicy;
    const version = `${file} ${String(stats.mtimeMs)} ${String(stats.size)}`;
    if (read?.version !== version) {
      const { policies, pages } = JSON.parse(await readFile(file, 'utf8')) as Policies;
      const policyOf: PolicyOf = (page) => policies[pages[page.slice(1)] ?? -1] ?? closedPolicy;
      read = { version, policyOf };
    }
    return read.policyOf;
  };
}
