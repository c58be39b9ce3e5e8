import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { pageHeaders, sendText } from './replies';

/** Serves a GET or HEAD of a path that is well-formed and free of hidden segments. */
export type Site = (request: IncomingMessage, response: ServerResponse, pathname: string) => void;

const immutable = 'public, max-age=31536000, immutable';

/** A content hash at the end of a name; a digit or capital tells it from a word such as `-manifest`. */
const hashedName = /[-.](?=[\w-]*[A-Z\d])[\w-]{8,}\.\w+(?:\.map)?$/;

/** Spellings under which a file could be found though the storefront's router knows no such page. */
const noPage = /\/\/|\/(?:404|index)(?:\.html)?\/?$/;

/**
 * The prerendered storefront: a page for each address in any case, the not-found page with status 404
 * for every other.
 */
export function storefrontSite(directory: string): Site {
  const serve = files(directory, (pathname) => {
    if (pathname.startsWith('/assets/')) return immutable;
    return /\.(?!html$)\w+$/.test(pathname) ? 'public, max-age=3600' : 'no-cache';
  });
  const notFound = async (request: IncomingMessage, response: ServerResponse) => {
    const document = await readFile(join(directory, '404.html')).catch(() => undefined);
    if (document === undefined) {
      sendText(response, 404, 'Not found');
      return;
    }
    response.writeHead(404, {
      'Cache-Control': 'no-cache',
      'Content-Length': document.byteLength,
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(request.method === 'HEAD' ? undefined : document);
  };
  return (request, response, pathname) => {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    const lowerCase = pathname.toLowerCase();
    const otherwise = () => notFound(request, response);
    if (noPage.test(lowerCase)) void otherwise();
    else serve(request, response, pathname, () => serve(request, response, lowerCase, otherwise));
  };
}

/** The widget's files, which pages of any origin may load. */
export function widgetSite(directory: string): Site {
  const serve = files(directory, (pathname) => (hashedName.test(pathname) ? immutable : 'public, max-age=300'));
  return (request, response, pathname) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    serve(request, response, pathname, () => {
      sendText(response, 404, 'Not found');
    });
  };
}

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  otherwise: () => void | Promise<void>,
) => void;

/** Files are looked up as they are asked for, so that a new build needs no restart. */
function files(directory: string, cacheControl: (pathname: string) => string): Serve {
  const serve = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      // A classic script without a charset is read in that of the page which embeds it.
      if (pathname.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    },
  });
  return (request, response, pathname, otherwise) => {
    request.url = pathname;
    // An inverted range would make the file reader throw; sending the whole file is always allowed.
    delete request.headers.range;
    serve(request, response, otherwise);
  };
}
