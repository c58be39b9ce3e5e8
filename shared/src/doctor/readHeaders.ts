import type { Header } from './doctor.types';

/** Names of headers that the rules read: what stands alone on a line may be one of them, its value on the next. */
const alone = /^:?[a-z][\w-]*:?$/i;

/**
 * Reads pasted response headers: as `curl -I` prints them, as browsers' tools copy them (name and value on one line, or
 * on two), with the status line or without.
 *
 * @returns the headers, and the lines that are none
 */
export function readHeaders(text: string): { readonly headers: readonly Header[]; readonly others: readonly string[] } {
  const headers: Header[] = [];
  const others: string[] = [];
  // Long values are folded onto further lines, which begin with a space.
  const lines = text.replaceAll(/\r?\n[ \t]+(?=\S)/g, ' ').split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    const [, name, value] = /^([a-z][\w-]*)\s*:\s*(\S.*)$/i.exec(line) ?? [];
    const next = (lines[index + 1] ?? '').trim();
    if (name !== undefined && value !== undefined) headers.push([name.toLowerCase(), value]);
    else if (alone.test(line) && next !== '' && !line.startsWith(':')) {
      headers.push([line.replace(/:$/, '').toLowerCase(), next]);
      index += 1;
    } else if (line.startsWith(':')) index += alone.test(line) ? 1 : 0;
    else if (line !== '' && !/^HTTP\/[\d.]+ \d{3}/i.test(line)) others.push(line);
  }
  return { headers, others };
}

/** The values of a header, each of which counts. */
export function valuesOf(headers: readonly Header[], name: string): readonly string[] {
  return headers.filter(([given]) => given.toLowerCase() === name).map(([, value]) => value);
}
