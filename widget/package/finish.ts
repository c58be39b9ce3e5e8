import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Completes the package that the build has made: its manifest, its text, and its types, in which nothing is
 * named that is not in it.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const shared = resolve(here, '../../shared/src');
const output = resolve(here, '../dist-package');

/** The files whose declarations have been written. */
const written = new Set<string>();
for (const entry of ['index', 'react', 'element']) writeDeclaration(join(here, `${entry}.ts`));
for (const file of ['package.json', 'README.md']) copyFileSync(join(here, file), join(output, file));

/** Writes what a file declares, and what the files declare that it stands on. */
function writeDeclaration(source: string): void {
  if (written.has(source)) return;
  written.add(source);
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
    fileName: source,
    reportDiagnostics: true,
    compilerOptions: { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const [problem] = diagnostics ?? [];
  if (problem !== undefined) throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);

  const target = placeOf(source);
  const text = outputText.replaceAll(/(?<=\bfrom )'([^']+)'/g, (specifier, name: string) => {
    const needed = ownFile(name, source);
    if (needed === undefined) return specifier;
    writeDeclaration(needed);
    const path = relative(dirname(target), placeOf(needed)).replace(/\.d\.ts$/, '.js');
    return `'${path.startsWith('.') ? path : `./${path}`}'`;
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** The file of this repository that a specifier means, if it is one. */
function ownFile(specifier: string, importer: string): string | undefined {
  const path = /^@front-door\/shared\/(.+)$/.exec(specifier)?.[1];
  if (path !== undefined) return join(shared, `${path}.ts`);
  return specifier.startsWith('.') ? resolve(dirname(importer), `${specifier}.ts`) : undefined;
}

/** Where a file's declarations stand in the package. */
function placeOf(source: string): string {
  const path = source.startsWith(here) ? relative(here, source) : join('types', relative(shared, source));
  return join(output, path.replace(/\.ts$/, '.d.ts'));
}
