import { useEffect, useState } from 'react';
import { fetchReleaseManifest } from '../../platform/releaseManifest';
import type { EmbedScript } from './embed.model';

/** The versioned loader of the release that is served now; `undefined` until it is known. */
export function useRelease(): EmbedScript | undefined {
  const [release, setRelease] = useState<EmbedScript>();
  useEffect(() => {
    const left = new AbortController();
    void fetchRelease(left.signal).then((found) => (left.signal.aborted ? undefined : setRelease(found)));
    return () => {
      left.abort();
    };
  }, []);
  return release;
}

async function fetchRelease(signal: AbortSignal): Promise<EmbedScript | undefined> {
  const manifest = await fetchReleaseManifest(signal);
  // Without it the address of the newest version is all there is to offer.
  return manifest && readRelease(manifest.content, manifest.address);
}

/** Finds the versioned loader in what the widget's build says of its files. */
export function readRelease(files: unknown, manifest: URL): EmbedScript | undefined {
  if (typeof files !== 'object' || files === null) return undefined;
  for (const entry of Object.values(files) as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { file, integrity } = entry as Record<string, unknown>;
    const isLoader = typeof file === 'string' && /^receptionist[.-][\w-]+\.js$/.test(file);
    if (isLoader && typeof integrity === 'string') return { address: new URL(file, manifest).href, integrity };
  }
  return undefined;
}
