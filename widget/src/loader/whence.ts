import { own } from './own';

/** An address, as it stands in a stack or a tag, of a file that is named as ours. What follows a `?` is no address. */
const named = /^[^?]*?(http[^?\s]+\/receptionist\.(\w+\.)?js\b)/;

/**
 * Where this script came from: the `data-` attributes of its tag, and its file's address, also as a path of the page's
 * site; undefined where it has become a part of something else.
 *
 * The address is what the browser says of the running code, since a `<base>` changes what a tag says. Where it runs as a
 * text of the page, its tag may still be there, known by the name of its file alone; and a copy of a tag may have lost the
 * attributes that the tag itself has.
 *
 * @param stack of an error that is made in this script; no part of an Error may be there in a page that is locked down
 */
export function findWhence(stack: unknown = Error().stack) {
  const address = named.exec(stack as string)?.[1];
  // The last of them, since whoever copies a tag puts the copy into the head.
  const tag = [...own('scripts')].findLast(({ src }) => (address ? src.startsWith(address) : named.test(src)));
  return [
    // oxlint-disable-next-line typescript/no-misused-spread -- the attributes alone are wanted, and each byte counts
    { ...tag?.dataset, ...own('currentScript')?.dataset },
    address ?? tag?.getAttribute('src'),
  ] as const;
}
