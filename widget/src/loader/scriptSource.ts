import { own } from './own';

/** An address, as it stands in a stack, of a file that is named as ours. What follows a `?` is no address. */
const named = /^[^?]*?(http[^?\s]+?\/receptionist\.(\w+\.)?js\b)/;

/** A tag that browsers run. What optimizers and consent managers hold back, or somebody wrote into a post, is none. */
const live = /^(module|\w+\/javascript)?$/i;

/**
 * Where this script came from: the `data-` attributes of its tag, and its file's address; where it has become a part of
 * something else, the address of the build's own files.
 *
 * The address is what the browser says of the running code, since a `<base>` changes what a tag says, and anybody can name a
 * file as ours. Where it runs as a text of the page, only a tag that leads to the build's own site is taken for ours. A copy of
 * a tag may have lost the attributes that the tag itself has.
 *
 * @param stack of an error that is made in this script; no part of an Error may be there in a page that is locked down
 */
export function findScriptSource(stack: unknown) {
  const address = named.exec(stack as string)?.[1] ?? BUILD_HOME;
  // The last of them, since whoever copies a tag puts the copy into the head.
  const tag = [...own('scripts')].findLast(({ src, type }) => src.startsWith(address) && live.test(type));
  return [
    // oxlint-disable-next-line typescript/no-misused-spread -- the attributes alone are wanted, and each byte counts
    { ...tag?.dataset, ...own('currentScript')?.dataset },
    address,
  ] as const;
}
