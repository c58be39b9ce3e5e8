import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

/** Where the playground shows pages that embed the widget. */
const site = '/hosts/';
const widgetFiles = '/receptionist/v1/';

/** Of the end-to-end tests; loaded by address, since the widget imports nothing of them. */
const pagesModule = fileURLToPath(new URL('../../e2e/hosts/allPages.ts', import.meta.url));

interface HostPage {
  readonly id: string;
  readonly title: string;
}
interface PagesModule {
  readonly pagesByKind: Readonly<Record<string, readonly HostPage[]>>;
  readonly answerFrom: (
    page: HostPage,
    path: string,
    embed: Readonly<Record<'loader' | 'origin' | 'tag', string>>,
  ) => { readonly body: string | Buffer; readonly headers: Readonly<Record<string, string>> } | undefined;
}

/**
 * Shows the pages of the end-to-end tests at `/hosts/{id}`, with the widget as it was last built and the mock API's
 * search. `/hosts/` lists them as JSON, by kind.
 */
export function hostSite(): Plugin {
  return {
    name: 'host-site',
    configureServer(server) {
      server.middlewares.use((request, response, goOn) => {
        answer(server, request, response, goOn).catch(goOn);
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  // A whole browser asks for it wherever a page names no icon.
  if (pathname === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  if (pathname.startsWith(widgetFiles)) return send(response, builtFile(pathname.slice(widgetFiles.length)));
  // What a page asks for comes from the page; the playground's own addresses are Vite's.
  const from = new RegExp(`^https?://[^/]+${site}([\\w-]+)`).exec(headers.referer ?? '')?.[1];
  const asked = pathname.startsWith(site) ? pathname.slice(site.length) : from;
  if (asked === undefined || pathname.startsWith('/scenarios/')) return goOn();

  const { pagesByKind, answerFrom } = (await server.ssrLoadModule(pagesModule)) as PagesModule;
  if (asked === '') {
    const lists = Object.entries(pagesByKind).map(
      ([kind, pages]) => [kind, pages.map(({ id, title }) => ({ id, title }))] as const,
    );
    return send(response, {
      body: JSON.stringify(Object.fromEntries(lists)),
      headers: { 'Content-Type': 'application/json' },
    });
  }
  const page = Object.values(pagesByKind)
    .flat()
    .find(({ id }) => id === asked);
  if (page === undefined) return goOn();
  const origin = `http://${headers.host ?? ''}`;
  const loader = `${origin}${widgetFiles}receptionist.js`;
  const tag = `<script async src="${loader}" data-search-api="${origin}/scenarios/normal/rest/v1"></script>`;
  return send(response, answerFrom(page, pathname.replace(site, '/'), { loader, origin, tag }));
}

function builtFile(name: string): ReturnType<PagesModule['answerFrom']> {
  const file = fileURLToPath(new URL(`../dist/${name.replaceAll('/', '')}`, import.meta.url));
  if (!existsSync(file)) return undefined;
  return {
    body: readFileSync(file),
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  };
}

function send(response: ServerResponse, found: ReturnType<PagesModule['answerFrom']>): void {
  response.writeHead(found === undefined ? 404 : 200, found?.headers);
  response.end(found?.body);
}
