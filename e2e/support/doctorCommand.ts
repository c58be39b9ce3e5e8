import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Embed, HostPage } from '../hosts/hostPage.types';
import { browserVariable, findBrowser } from './browser';
import { listen } from './server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page to be examined; what of `HostPage` the doctor has no use for may be missing. */
export type Patient = Pick<HostPage, 'id' | 'html'> & Partial<HostPage>;

/** What the command prints for programs. */
interface Report {
  readonly address: string;
  readonly seenIn: string;
  readonly why?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly findings: readonly {
    readonly id: string;
    readonly severity: string;
    readonly met: string;
    readonly where?: string;
    readonly code?: string;
  }[];
}

export interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
  /** Only where it was asked for. */
  readonly report: Report;
}

/** The doctor's command, built as the npm package has it, and a partner's site on this machine. */
export interface Doctor {
  /** Runs it. @param where the folder to run it in: this project's has Playwright, an empty one has none. */
  readonly run: (words: readonly string[], where?: 'project' | 'elsewhere') => Promise<Ran>;
  /** Examines a page of the partner's site, with a report for programs. */
  readonly examine: (id: string, words?: readonly string[], where?: 'project' | 'elsewhere') => Promise<Ran>;
  /** Examines a page of the partner's site, with a report for people. */
  readonly tell: (id: string, words?: readonly string[]) => Promise<Ran>;
  /** Writes a file and gives its path. */
  readonly write: (name: string, content: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** @param server origin of loader, storefront and search */
export async function startDoctor(server: string, patients: readonly Patient[]): Promise<Doctor> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  // Beside no other build of the package: other tests make theirs.
  await build({
    root: here('../../widget'),
    configFile: here('../../widget/vite.command.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: folder },
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const site = await listen(createSite(server, patients));
  const base = site.origin.replace('127.0.0.1', 'localhost');

  const run: Doctor['run'] = (words, where = 'project') =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(folder, 'command.js'), ...words],
        {
          cwd: where === 'project' ? here('..') : folder,
          env: { ...process.env, [browserVariable]: findBrowser() ?? process.env[browserVariable] },
        },
        (error, printed, complained) => {
          const report = (words.includes('--json') && printed !== '' ? JSON.parse(printed) : undefined) as Report;
          resolve({ code: Number(error?.code ?? 0), printed, complained, report });
        },
      );
    });
  const wordsFor = (id: string) => ['doctor', `${base}/${id}`, '--site', server, '--timeout', '60'];
  return {
    run,
    examine: (id, words = [], where = 'project') => run([...wordsFor(id), '--json', ...words], where),
    tell: (id, words = []) => run([...wordsFor(id), ...words]),
    write: async (name, content) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function createSite(server: string, patients: readonly Patient[]) {
  const loader = `${server}/receptionist/v1/receptionist.js`;
  const embed: Embed = { loader, origin: server, tag: `<script async src="${loader}"></script>` };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asset = /^\/([\w-]+\.(js|css))$/.exec(pathname);
    const patient = patients.find(({ id }) => `/${id}` === pathname);
    const answer = async () => {
      if (asset !== null) {
        response.setHeader('Content-Type', asset[2] === 'js' ? 'text/javascript' : 'text/css');
        response.end(await readFile(new URL(`../hosts/assets/${asset[1] ?? ''}`, import.meta.url)));
      } else if (patient === undefined) response.writeHead(204).end();
      else {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        for (const [name, value] of Object.entries(patient.headers ?? {}))
          response.setHeader(name, value.replaceAll('{origin}', server));
        response.end(patient.html(embed));
      }
    };
    void answer();
  });
}
