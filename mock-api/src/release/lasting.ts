import { codedFiles, cacheTimes, ruleFor, type RouteRule } from '@front-door/shared/routing/routeRules';
import { filesIn, type Manifest } from './manifest';

/** Where the files that are served lie in a release. */
export const site = 'site/';

/** Whether a file's name carries a hash of its content, so that it can lie beside those of any other release. */
function isLasting(path: string): boolean {
  return ruleOf(path)?.cacheControl === cacheTimes.forever;
}

/** Whether pages of partners may name a file by its hash for as long as they like: the Receptionist's. */
export function isPinned(path: string): boolean {
  return ruleOf(path)?.kind === 'widget file that never changes';
}

/** The lasting files that a release was made with. */
export function lasting({ files }: Manifest): readonly string[] {
  return Object.keys(files).filter(isLasting);
}

/** The lasting files that lie in a release's folder: its own, and those that it has been given of others. */
export async function lastingIn(folder: string): Promise<readonly string[]> {
  return (await filesIn(folder)).filter(isLasting);
}

/** How a file of a release is served; a compressed one as the one that it stands for. */
function ruleOf(path: string): RouteRule | undefined {
  const coded = codedFiles.find(({ ending }) => path.endsWith(ending));
  const plain = coded === undefined ? path : path.slice(0, -coded.ending.length);
  return path.startsWith(site) ? ruleFor(plain.slice(site.length - 1), false) : undefined;
}
