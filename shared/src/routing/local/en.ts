import { englishFolders } from '../englishPaths';

/*
 * How an edition spells the addresses of the site. Every page is known by its address in English, which the specification
 * sets and which answers below every edition's own base too.
 */

/** The address of a page in this edition, without the edition's base. `key` is the page's address in English. */
export function localPath(key: string): string {
  return key;
}

/**
 * The page of an address of this edition, in any case, as its address in English. What is not the edition's own spelling
 * stays as it is: below every base the English one answers too.
 */
export function keyOf(address: string): string {
  return address;
}

/** Folders that hold a page for each treatment and each category. */
export const folders: Readonly<Record<keyof typeof englishFolders, string>> = englishFolders;
