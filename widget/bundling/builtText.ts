import { fileURLToPath } from 'node:url';
import { build, type AliasOptions, type PluginOption } from 'vite';

interface Part {
  readonly entry: string;
  readonly define?: Readonly<Record<string, string>>;
  readonly plugins?: readonly PluginOption[];
  readonly alias?: AliasOptions;
}

/**
 * Builds a part as one classic script and hands back its text, as it can stand in a `script` element of a document: for
 * builds in which no file has an address of its own.
 */
export async function builtText({ entry, define = {}, plugins = [], alias = [] }: Part): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    define: { ...define },
    plugins: [...plugins],
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry}: nothing was built`);
  return fitForMarkup(output.output[0].code);
}

/**
 * These stand in strings, templates and regular expressions alone, where an escaped `<` is the same. As they are they would
 * end the script in markup, or keep its end from being one.
 */
function fitForMarkup(code: string): string {
  return code.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
}
