import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A piece of code that partners are told to copy. */
export interface Example {
  readonly language: 'html' | 'js' | 'jsx' | 'css';
  readonly code: string;
  /** The line in docs/embedding.md that it begins at. */
  readonly line: number;
}

const documented = readFileSync(here('../../docs/embedding.md'), 'utf8');

/** Every example of docs/embedding.md, as it stands there. */
export const examples: readonly Example[] = [...documented.matchAll(/^```(html|jsx?|css)\n([^]*?)^```$/gm)].map(
  ({ 1: language, 2: code = '', index }) => ({
    language: language as Example['language'],
    code,
    line: documented.slice(0, index).split('\n').length,
  }),
);

interface Manifest {
  readonly [part: string]: { readonly file: string; readonly integrity: string };
}

/** What a partner puts in for the host and, from the manifest, for names and integrity values. */
export function filledIn(code: string, origin: string): string {
  const manifest = JSON.parse(readFileSync(here('../../widget/dist/receptionist-manifest.json'), 'utf8')) as Manifest;
  return Object.values(manifest)
    .filter((part) => typeof part === 'object')
    .reduce((text, { file, integrity }) => {
      const name = file.replace(/[.-][\w-]+\.js$/, '');
      return text.replaceAll(
        new RegExp(`(/${name}[.-])\\{hash\\}(\\.js"[^}]*?"?)sha384-…`, 'g'),
        (_, before: string, after: string) => file.replace(/^\w+[.-]/, before).replace(/\.js$/, after) + integrity,
      );
    }, code)
    .replaceAll('https://www.example.com', origin);
}

/** The page that an example makes: with the tag, or the package, where the example has none. */
export function pageOf({ language, code }: Example, origin: string): string {
  const text = filledIn(code, origin);
  const tag = `<script async src="${origin}/receptionist/v1/receptionist.js"></script>`;
  const imports = `<script type="importmap">{ "imports": {
    "@front-door/receptionist": "/package/index.js", "@front-door/receptionist/element": "/package/element.js" } }</script>`;
  const isPackage = code.includes('@front-door/receptionist');
  const head = isPackage ? imports : text.includes('receptionist.js"') || text.includes('{hash}') ? '' : tag;
  // The map of integrity values comes before the tag that it is for.
  const after = text.includes('"integrity": {') ? tag : '';
  const written = {
    html: text + after,
    css: `<style>${text}</style>`,
    js: isPackage || text.includes('|| []') ? `<script ${isPackage ? 'type="module"' : ''}>${text}</script>` : '',
    jsx: '',
  }[language];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Docs</title><link rel="icon" href="data:,">
${language === 'js' && !isPackage ? written + head : head + written}`;
}

/** The package as partners' builds get it, and the examples in JSX built with it and the repository's React. */
export async function buildExamples(): Promise<{
  readonly read: (path: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'examples-'));
  const vite = here('../../node_modules/vite/bin/vite.js');
  const settings = ['--configLoader', 'runner', '--config', 'vite.package.config.ts', '--logLevel', 'error'];
  await run('node', [vite, 'build', ...settings, '--outDir', join(folder, 'package'), '--emptyOutDir'], {
    cwd: here('../../widget'),
  });
  await symlink(here('../../node_modules'), join(folder, 'node_modules'));
  const jsx = examples.filter(({ language }) => language === 'jsx');
  for (const { code, line } of jsx) {
    const shown = code.includes('export function')
      ? code.replace('export function', 'export default function')
      : code.replace(/^<[^]*>;$/m, 'export default () => $&');
    await writeFile(join(folder, `example-${String(line)}.jsx`), shown);
    await writeFile(
      join(folder, `main-${String(line)}.jsx`),
      `import { createRoot } from 'react-dom/client';
       import Example from './example-${String(line)}';
       createRoot(document.body.appendChild(document.createElement('div'))).render(<Example />);`,
    );
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: { '@front-door/receptionist/react': join(folder, 'package/react.js') } },
    build: {
      outDir: 'jsx',
      modulePreload: false,
      rolldownOptions: {
        input: jsx.map(({ line }) => join(folder, `main-${String(line)}.jsx`)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return {
    read: (path) => readFile(join(folder, path), 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  };
}
