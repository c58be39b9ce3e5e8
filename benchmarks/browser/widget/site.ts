import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listen, type RunningServer } from '../../../e2e/support/server';
import { answers, pollAnswer } from './answers';

const toBrotli = promisify(brotliCompress);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
};

const text = 'A plain page has a heading and some paragraphs, and people come to read them. ';

/** The same page for all: a heading, text, and what embeds a widget. */
function plainPage(embed: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
    <body><h1>Plain page</h1>${`<p>${text.repeat(4)}</p>`.repeat(6)}${embed}${`<p>${text.repeat(4)}</p>`.repeat(6)}</body></html>`;
}

export interface Site {
  /** What is on the page at each path. */
  readonly pages: ReadonlyMap<string, string>;
  /** The folder of what is under `/files/{name}/`. */
  readonly folders: ReadonlyMap<string, string>;
}

/** Serves the plain page with each widget, compressed alike and with lasting caching, and answers the widgets' calls. */
export async function serveSite({ pages, folders }: Site): Promise<RunningServer> {
  const session = { confirmed: 0 };
  const compressed = new Map<string, Promise<Buffer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    if (page !== undefined) return send(response, 'text/html; charset=utf-8', Buffer.from(plainPage(page)), 'no-cache');
    if (pathname.startsWith('/socket.io/')) {
      const polled = pollAnswer(session, request.method ?? 'GET', searchParams.get('sid'));
      if (polled !== undefined) response.writeHead(200, { 'Content-Type': 'text/plain' }).end(polled);
      return;
    }
    const file = fileAt(pathname, folders);
    if (file === undefined) {
      const found = Object.keys(answers).find((path) => pathname.startsWith(path));
      const body = JSON.stringify(found === undefined ? {} : answers[found]);
      return send(response, 'application/json', Buffer.from(body), 'no-store');
    }
    const content = compressed.get(file) ?? toBrotli(readFileSync(file));
    compressed.set(file, content);
    response.setHeader('Content-Encoding', 'br');
    send(response, contentTypes[extname(file)] ?? 'application/octet-stream', await content, 'public, max-age=86400');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  return listen(server);
}

function send(response: ServerResponse, contentType: string, body: Buffer, caching: string): void {
  response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': body.byteLength, 'Cache-Control': caching });
  response.end(body);
}

/** The file that a path means, if it is one. */
function fileAt(pathname: string, folders: ReadonlyMap<string, string>): string | undefined {
  for (const [name, folder] of folders) {
    const prefix = `/files/${name}/`;
    if (!pathname.startsWith(prefix)) continue;
    const file = join(folder, pathname.slice(prefix.length));
    return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
  }
  return undefined;
}
