import { createServer, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listen, type RunningServer } from '../../e2e/support/server';

const toBrotli = promisify(brotliCompress);

/** Removes what runs or fetches what runs; data and styles stay. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}

/**
 * Serves what another server serves, its pages without their scripts: the same bytes in the same headers, so
 * that only the scripts make a difference.
 */
export async function serveScriptless(origin: string): Promise<RunningServer> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const source = await fetch(new URL(request.url ?? '/', origin), { headers: acceptOf(request.headers) });
      const isPage = source.headers.get('content-type')?.startsWith('text/html') === true;
      const body = isPage ? await pageBody(source, pages) : Buffer.from(await source.arrayBuffer());
      const headers = new Headers(source.headers);
      // The body has been decompressed on the way; only pages are compressed anew.
      headers.delete('content-encoding');
      headers.delete('transfer-encoding');
      headers.set('content-length', String(body.byteLength));
      if (isPage) headers.set('content-encoding', 'br');
      response.writeHead(source.status, Object.fromEntries(headers)).end(body);
    };
    answer().catch(() => response.writeHead(502).end());
  });
  return listen(server);
}

function acceptOf({ accept }: IncomingHttpHeaders): Record<string, string> {
  return accept === undefined ? {} : { accept };
}

/** Compressing takes long at the quality that the build uses, so that each page is kept. */
async function pageBody(source: Response, kept: Map<string, Buffer>): Promise<Buffer> {
  const known = kept.get(source.url);
  if (known !== undefined) return known;
  const body = await toBrotli(withoutScripts(await source.text()));
  kept.set(source.url, body);
  return body;
}
