import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeProblems, parseBrand, type BrandFile } from './brand';

const folder = fileURLToPath(new URL('../../brand/', import.meta.url));

/**
 * Reads the brand for a build: the file that `BRAND` names, exactly as it stands, or else the demo
 * brand with its outside sites replaced by the mock API's stand-ins. For build configurations only.
 *
 * @throws when the file can't be read or a field is wrong, so that the build stops and names it.
 */
export function loadBrand(file: string | undefined = process.env['BRAND']): BrandFile {
  const input =
    file === undefined || file === ''
      ? { ...readJson(`${folder}wellporch.json`), ...readJson(`${folder}stand-ins.json`) }
      : readJson(file);
  const brand = parseBrand(input);
  if (brand.kind === 'failed') throw new Error(describeProblems(brand.failure));
  return brand.value;
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`brand configuration: can't read ${file}: ${String(error)}`, { cause: error });
  }
}
