import { build, type Rolldown } from 'vite';
import { smallest } from './smallest';

const entry = 'virtual:inline-script';

/**
 * A script to be written into a page: a call of a module's function, with all that the module imports, so that it
 * follows the same rules as the application and can't fall behind it.
 *
 * @param file the module's path.
 * @param call calls a function of it, such as `start()`.
 */
export async function inlineScript(file: string, call: string): Promise<string> {
  const name = call.slice(0, call.indexOf('('));
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'inline-script',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `import { ${name} } from ${JSON.stringify(file)};${call};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      ...smallest,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
