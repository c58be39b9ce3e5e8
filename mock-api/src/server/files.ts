import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import { codedFiles, folderPage } from '@front-door/shared/routing/routeRules';
import { acceptedCodings, type Coding } from './contentCoding';
import { sendText } from './replies';

/** A file that is open, in the coding in which it will be sent. */
interface OpenFile {
  readonly handle: FileHandle;
  readonly coding: Coding;
  readonly size: number;
  readonly changed: Date;
}

export interface FileAnswer {
  /** Default: 200. Another is sent whether or not the client has the file. */
  readonly status?: number;
  /** Beyond type, coding, length and tag. */
  readonly headers: Readonly<Record<string, string>>;
  /** The policy of a page, by its file as in `/care/index.html`. */
  readonly policyOf?: (file: string) => string;
}

/**
 * Sends the file of a path, or the page of that folder, in a coding that the request accepts; 406 when there is none
 * such. Files are looked up as they are asked for, so that a new build needs no restart. Ranges are not served: sending
 * the whole file is always allowed.
 *
 * @returns whether there is such a file.
 */
export async function sendFile(
  directory: string,
  path: string,
  { method, headers: asked }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status = 200, headers, policyOf }: FileAnswer,
): Promise<boolean> {
  const codings = acceptedCodings(asked['accept-encoding']);
  for (const name of [path, `${path.replace(/\/$/, '')}/${folderPage}`]) {
    const found = await openFile(directory, name, codings);
    if (found === undefined) continue;
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (policyOf !== undefined && name.endsWith('.html')) response.setHeader('Content-Security-Policy', policyOf(name));
    if (found === 'refused') {
      sendText(response, 406, 'This file is not available in any encoding that the request accepts.');
      return true;
    }
    try {
      const described = describe(name, found);
      if (status === 200 && fresh(asked, { etag: described.ETag, 'last-modified': described['Last-Modified'] })) {
        response.writeHead(304, { ETag: described.ETag }).end();
      } else {
        response.writeHead(status, described);
        if (method === 'HEAD') response.end();
        else await pipeline(found.handle.createReadStream({ autoClose: false }), response);
      }
    } finally {
      await found.handle.close();
    }
    return true;
  }
  return false;
}

/** Opens the file in the best of these codings; `refused` when it is there in none of them. */
async function openFile(
  directory: string,
  name: string,
  codings: readonly Coding[],
): Promise<OpenFile | 'refused' | undefined> {
  const root = resolve(directory) + sep;
  const file = resolve(root, `.${name}`);
  if (!file.startsWith(root) || name.endsWith('/')) return undefined;
  for (const coding of codings) {
    const found = await openIfFile(file + endingOf(coding));
    if (found !== undefined) return { ...found, coding };
  }
  if (codings.includes('identity')) return undefined;
  const itself = await openIfFile(file);
  await itself?.handle.close();
  return itself === undefined ? undefined : 'refused';
}

async function openIfFile(path: string): Promise<Omit<OpenFile, 'coding'> | undefined> {
  // Whatever keeps it from being opened (its name, too), there is no such file for a visitor.
  const handle = await open(path).catch(() => undefined);
  if (handle === undefined) return undefined;
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, size: stats.size, changed: stats.mtime };
  await handle.close();
  return undefined;
}

function endingOf(wanted: Coding): string {
  return codedFiles.find(({ coding }) => coding === wanted)?.ending ?? '';
}

function describe(name: string, { coding, size, changed }: OpenFile) {
  return {
    ETag: `W/"${String(size)}-${String(changed.getTime())}"`,
    'Last-Modified': changed.toUTCString(),
    'Content-Type': typeOf(name),
    'Content-Length': size,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  };
}

/** A classic script without a charset is read in that of the page which embeds it. */
export function typeOf(name: string): string {
  // The icon that browsers ask for by itself is the one kind that the table of types lacks.
  const type = lookup(name) ?? (name.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return type === 'text/html' || type === 'text/javascript' ? `${type}; charset=utf-8` : type;
}
