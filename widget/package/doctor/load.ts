import { readFile } from 'node:fs/promises';
import type { Header, Release } from '@front-door/shared/doctor/doctor.types';
import { readManifest } from '@front-door/shared/doctor/readManifest';
import { failed, ok, type Result } from '@front-door/shared/result';

/** A page as it was sent. */
export interface Sent {
  readonly html: string;
  readonly headers: readonly Header[];
  /** Where it is, after redirects; absent for a file. */
  readonly address?: string;
}

/** Reads a file that has a page. */
export async function loadFile(path: string): Promise<Result<Sent, string>> {
  try {
    return ok({ html: await readFile(path, 'utf8'), headers: [] });
  } catch {
    return failed(`The file "${path}" does not exist or cannot be read.`);
  }
}

/** Asks for a page without a browser. */
export async function loadPage(address: string, timeout: number): Promise<Result<Sent, string>> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(timeout),
    });
    return ok({ html: await response.text(), headers: [...response.headers], address: response.url });
  } catch (error) {
    return failed(`${address} does not answer: ${reasonOf(error)}.`);
  }
}

/** Asks which release is served beside a loader; `undefined` where that is not told. */
export async function loadRelease(loader: string): Promise<Release | undefined> {
  try {
    const response = await fetch(new URL('receptionist-manifest.json', loader), { signal: AbortSignal.timeout(5000) });
    return readManifest(await response.json());
  } catch {
    return undefined;
  }
}

/** The reason of a failed request, which fetch keeps in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
