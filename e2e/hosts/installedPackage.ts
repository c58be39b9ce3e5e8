import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What apps/onServer.jsx prints. */
interface DrawnOnServer {
  /** The type of each thing that the package exports. */
  readonly imported: readonly string[];
  /** The markup of the component alone. */
  readonly component: string;
  /** Documents to be hydrated, by what they are. */
  readonly pages: Readonly<Record<string, string>>;
}

export interface InstalledPackage {
  /** An empty folder into which the package and React have been installed, with the apps built in it. */
  readonly folder: string;
  /** Runs the app that is for a server. */
  readonly onServer: (origin: string) => Promise<DrawnOnServer>;
  readonly remove: () => Promise<void>;
}

/** Builds and packs the package as it would be published. */
export async function packPackage(): Promise<{ readonly tarball: string; readonly remove: () => Promise<void> }> {
  await run('npm', ['run', '--silent', 'build:package', '-w', 'widget'], { cwd: here('../..') });
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: here('../../widget/dist-package') });
  const [tarball = ''] = await readdir(folder);
  return { tarball: join(folder, tarball), remove: () => rm(folder, { recursive: true }) };
}

/** Installs the packed package into an empty folder beside a version of React, and builds the apps of `apps`. */
export async function installPackage(tarball: string, reactVersion: string): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'installed-'));
  const react = { react: reactVersion, 'react-dom': reactVersion };
  const dependencies = { '@front-door/receptionist': `file:${tarball}`, ...react };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await cp(here('apps'), folder, { recursive: true });
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });

  const settings = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
  } as const;
  await build({
    ...settings,
    build: {
      rolldownOptions: { input: ['index.html', 'hydrate.jsx'], output: { entryFileNames: '[name].js' } },
      modulePreload: { polyfill: false },
    },
  });
  await build({ ...settings, build: { ssr: 'onServer.jsx', outDir: 'server' } });
  return {
    folder,
    onServer: async (origin) => {
      const { stdout } = await run('node', ['server/onServer.js', origin], { cwd: folder });
      return JSON.parse(stdout) as DrawnOnServer;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
