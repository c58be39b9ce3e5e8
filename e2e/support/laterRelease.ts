import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineOf, policiesFile, storefrontPolicy, type Policies } from '@front-door/shared/routing/contentPolicy';
import { brand } from './brand';

const scriptName = /^(.+-)([\w-]{8})\.js$/;

/** Every file of a folder, by its path from there. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/**
 * A release that differs from another in the name of every script of the storefront, as one of a later state would; a
 * second build takes half a minute.
 */
export async function makeLaterRelease(release: string, folder: string): Promise<void> {
  cpSync(release, folder, { recursive: true });
  const site = join(folder, 'site');
  const assets = join(site, 'assets');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const [, name, hash] = scriptName.exec(file) ?? [];
    if (name !== undefined && hash !== undefined) renamed.set(file, `${name}${hash.slice(4)}${hash.slice(0, 4)}.js`);
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  for (const file of filesIn(site)) {
    const path = join(site, file);
    // What is compressed would be of the earlier one.
    if (/^(?!receptionist\/).*\.(?:br|gz)$/.test(file)) rmSync(path);
    else if (file.endsWith('.html') || renamed.has(file.replace('assets/', '')))
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll(names, (name) => renamed.get(name) ?? name),
      );
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  await allowScripts(site);
  const manifestFile = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { version: string; files: Record<string, string> };
  const sum = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  const files = filesIn(folder).filter((path) => path !== 'manifest.json' && path !== 'SHA256SUMS');
  const later = {
    ...manifest,
    version: `${manifest.version}-later`,
    files: Object.fromEntries(files.map((path) => [path, sum(path)])),
  };
  writeFileSync(manifestFile, JSON.stringify(later));
}

/** A page's policy knows its inline scripts, which name files. */
async function allowScripts(site: string): Promise<void> {
  const file = join(site, policiesFile);
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as Policies;
  const policies: string[] = [];
  const found: Record<string, number> = {};
  for (const page of Object.keys(pages)) {
    const policy = await storefrontPolicy(brand, inlineOf(readFileSync(join(site, page), 'utf8')));
    if (!policies.includes(policy)) policies.push(policy);
    found[page] = policies.indexOf(policy);
  }
  writeFileSync(file, JSON.stringify({ policies, pages: found }));
}
