import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isUsual, writeChoice } from '../choice';
import { scenarioKey } from '../scenarios';
import type { BenchMemory } from './bench';
import { cookieNamed } from './browserChoice';
import { benchCookie, searchApiOf } from './browserCookies';

const script = readFileSync(new URL('ownPages.client.js', import.meta.url), 'utf8');

/**
 * Whether a page of this server asks. A browser says so wherever the address is this machine's or has TLS; elsewhere a
 * tester's cookie tells it, which no page of another site makes it send.
 */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { cookie, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return [benchCookie, scenarioKey].some((name) => cookieNamed(name, cookie) !== undefined);
}

/**
 * The loader with a script before it that leads the chat's searches to an address of the tester's browser. Pages of other
 * sites, and addresses with a hash, get the very file of the build.
 */
export function ownLoader(
  widgetDir: string,
  memory: BenchMemory,
): (request: IncomingMessage) => Promise<Buffer> | undefined {
  return (request) => (isOwnPage(request) ? makeLoader(widgetDir, request.headers.cookie, memory) : undefined);
}

async function makeLoader(widgetDir: string, cookies: string | undefined, memory: BenchMemory): Promise<Buffer> {
  const loader = await readFile(join(widgetDir, 'receptionist.js'), 'utf8');
  memory.cookies.learn(cookies);
  const before = script.replace("'SEARCH_API'", JSON.stringify(searchApiFor(cookies, memory) ?? ''));
  return Buffer.from(`${before}\n${loader}`);
}

/** Nothing for a browser that is no tester's. */
function searchApiFor(cookies: string | undefined, { choices, logs }: BenchMemory): string | undefined {
  const browser = cookieNamed(benchCookie, cookies);
  if (logs !== undefined) return browser === undefined ? undefined : searchApiOf(browser);
  // Of several processes each knows only what an address says.
  const choice = choices.read(cookies);
  return isUsual(choice) ? undefined : `/scenarios/${writeChoice(choice)}/rest/v1`;
}
