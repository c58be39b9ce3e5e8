import { existsSync, readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/**
 * Where Playwright keeps its download of the shell, of which it tells no path.
 *
 * @param whole where it keeps, or would keep, its whole Chromium: `…/chromium-1234/chrome-linux64/chrome`
 */
export function downloadedShells(whole: string): readonly string[] {
  const parts = whole.split(sep);
  const at = parts.findLastIndex((part) => /^chromium-\d+$/.test(part));
  if (at < 0) return [];
  const revision = parts[at]?.split('-')[1] ?? '';
  const folder = [...parts.slice(0, at), `chromium_headless_shell-${revision}`].join(sep);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(basename(file)))
    .map((file) => join(folder, file));
}
