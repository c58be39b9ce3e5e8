import type { Release, ReleaseFile } from './doctor.types';

/**
 * Reads receptionist-manifest.json.
 *
 * @returns the files by the parts' names; `undefined` where it names no loader
 */
export function readManifest(content: unknown): Release | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const files = Object.entries(content as Record<string, unknown>).flatMap(([part, entry]) => {
    const file = readFile(entry);
    return file === undefined ? [] : [[part, file] as const];
  });
  const release = Object.fromEntries(files);
  return release['loader'] === undefined ? undefined : release;
}

function readFile(entry: unknown): ReleaseFile | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { file, integrity } = entry as Record<string, unknown>;
  const isNamed = typeof file === 'string' && /^[\w-][\w.-]*\.js$/.test(file);
  return isNamed && typeof integrity === 'string' ? { file, integrity } : undefined;
}
