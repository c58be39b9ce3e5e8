import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { editionWords } from '../../shared/src/delivery/editionWords';
import type { Language } from '../../shared/src/language';

/**
 * Runs a module of this folder as an edition's build would, with all that it imports in that edition's words.
 *
 * @param file its name, such as `listedPages.ts`.
 */
export async function importInEdition<Module>(file: string, language: Language): Promise<Module> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { module } = await runnerImport<Module>(path, { configFile: false, plugins: [editionWords(language)] });
  return module;
}
