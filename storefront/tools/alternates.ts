import { languages } from '../../shared/src/language';
import type { Alternates } from '../src/app/documentHead';
import { importInEdition } from './importInEdition';
import type * as ListedPages from './listedPages';

/** The canonical address of every listed page in every edition, by the page's key. */
export async function readAlternates(): Promise<ReadonlyMap<string, Alternates>> {
  const editions = await Promise.all(
    languages.map(async (language) => {
      const { listedPages } = await importInEdition<typeof ListedPages>('listedPages.ts', language);
      return listedPages.map(([key, path]) => [key, { [language]: path }] as const);
    }),
  );
  const found = new Map<string, Alternates>();
  for (const [key, address] of editions.flat()) found.set(key, { ...found.get(key), ...address });
  return found;
}
