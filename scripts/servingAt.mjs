import { createInterface } from 'node:readline';

/**
 * Where a server of ours says that it serves, as soon as it does. What it writes later is let through.
 *
 * @param {import('node:stream').Readable | null} output what it writes
 * @returns {Promise<string | undefined>} its origin, or nothing where it ends before
 */
export async function servingAt(output) {
  if (output === null) return undefined;
  for await (const line of createInterface({ input: output })) {
    const origin = /^Serving on (http\S+?),?(?: |$)/.exec(line)?.[1];
    if (origin === undefined) continue;
    output.resume();
    return origin;
  }
  return undefined;
}
