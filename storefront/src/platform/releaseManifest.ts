import { absolute } from './address';
import { brand } from './brand';

/** Where the Receptionist's loader is served, which is always the newest one. */
export function loaderAddress(): URL {
  return absolute(brand.receptionistScript);
}

/** What the widget's build says of the files of the release that is served now, and where it stands. */
export interface ReleaseManifest {
  readonly address: URL;
  readonly content: unknown;
}

/** Fetches it; `undefined` where it can't be had. */
export async function fetchReleaseManifest(signal: AbortSignal): Promise<ReleaseManifest | undefined> {
  const address = new URL('receptionist-manifest.json', loaderAddress());
  try {
    const response = await fetch(address, { signal });
    return { address, content: await response.json() };
  } catch {
    return undefined;
  }
}
