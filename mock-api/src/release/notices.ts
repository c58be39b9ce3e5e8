import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesFile } from '@front-door/shared/delivery/bundledPackages';
import { failed, ok, type Result } from '@front-door/shared/result';

/** The licences that what ships may stand under. */
export const allowedLicences: readonly string[] = [
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'OFL-1.1',
  'CC0-1.0',
];

/**
 * The packages that ship in some builds, from the lists that the builds have left.
 *
 * @throws where a build has left none: its packages would go unnamed.
 */
export async function packagesIn(builds: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    builds.map(async (build) => {
      const files = (await readdir(build)).filter((file) => packagesFile.test(file));
      if (files.length === 0) throw new Error(`${build} does not say which packages ship in it: build it again.`);
      return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(build, file), 'utf8')) as string[]));
    }),
  );
  return [...new Set(lists.flat(2))];
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly author?: string | { readonly name?: string };
}

/**
 * The text that says whose code ships: each package with its version, licence and the licence's own words.
 *
 * @param folders folders of packages, as `bundledPackages` has written them.
 * @returns the text, or one sentence for each package that may not ship.
 */
export async function noticesOf(
  project: string,
  folders: readonly string[],
): Promise<Result<string, readonly string[]>> {
  const found = await Promise.all([...new Set(folders)].toSorted().map((folder) => noticeOf(join(project, folder))));
  const faults = found.flatMap((notice) => (notice.kind === 'ok' ? [] : [notice.failure]));
  if (faults.length > 0) return failed(faults);
  const notices = found.flatMap((notice) => (notice.kind === 'ok' ? [notice.value] : []));
  return ok(`${preface}\n\n${[...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

const preface = 'Software and fonts by others that are part of this site, each with the licence it comes under.';

async function noticeOf(folder: string): Promise<Result<string, string>> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as PackageFile;
  if (typeof license !== 'string' || !allowedLicences.includes(license))
    return failed(`${name} ${version} is under "${String(license)}", which may not ship.`);
  const file = (await readdir(folder)).toSorted().find((one) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(one));
  const holder = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*$/, '');
  if (file === undefined && license !== 'MIT') return failed(`${name} ${version} has no licence text.`);
  const text =
    file === undefined ? mitLicence(holder ?? `the authors of ${name}`) : await readFile(join(folder, file), 'utf8');
  return ok(`${name} ${version} (${license})\n\n${text.trim()}`);
}

/** The words of the licence for a package that declares it and brings no file. Source: opensource.org/license/mit. */
function mitLicence(holder: string): string {
  return `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
