import { existsSync, readFileSync } from 'node:fs';
import type { Embed, HostPage } from './hostPage.types';
import { readLibrary } from './libraries';

/** What a site of somebody else's sends. */
interface Answer {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const libraries = '/lib/';

/**
 * The answer of a site that has one page, with the scripts, styles and libraries of all.
 *
 * @returns nothing for a script or style sheet that there is not.
 */
export function answerFrom(
  page: Pick<HostPage, 'html'> & Partial<HostPage>,
  path: string,
  embed: Embed,
): Answer | undefined {
  const own = page.files?.[path];
  if (own !== undefined || /\.(?:js|css)$/.test(path)) {
    const body = own?.(embed) ?? readAsset(path);
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return body === undefined ? undefined : { body, headers: { 'Content-Type': `${type}; charset=utf-8` } };
  }
  const { html, encoding = 'utf8', headers = {} } = page;
  const given = Object.entries(headers).map(([name, value]) => [name, value.replaceAll('{origin}', embed.origin)]);
  return {
    body: Buffer.from(html(embed, path), encoding),
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...Object.fromEntries(given) },
  };
}

/** The file of a path, if there is one. */
function readAsset(path: string): Buffer | undefined {
  if (path.startsWith(libraries)) return readLibrary(path.slice(libraries.length));
  const file = new URL(`assets${path}`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}
