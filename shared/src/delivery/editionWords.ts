import type { Language } from '../language';

/** The part of a bundler's plugin context that is used here. */
interface Resolving {
  resolve(source: string, importer: string | undefined): Promise<{ readonly id: string } | null>;
}

/** A relative or a workspace's module called `en`: words, slugs or names in English. */
const english = /^(?:\.|@front-door\/).*\/en$/;

/**
 * A Vite plugin that builds an edition in another language: whoever imports a module `…/en` is given `…/es` beside it, so
 * that a page carries the words of its own language and no others.
 *
 * @param language whose modules to take; English is what the code imports, so nothing is changed for it.
 * @throws while building, when a module `…/en` has no counterpart.
 */
export function editionWords(language: Language): {
  readonly name: string;
  readonly enforce: 'pre';
  readonly resolveId: (this: Resolving, source: string, importer: string | undefined) => Promise<string | null>;
} {
  return {
    name: 'edition-words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (language === 'en' || !english.test(source)) return null;
      const counterpart = source.replace(/en$/, language);
      const found = await this.resolve(counterpart, importer);
      if (found === null) throw new Error(`${importer ?? ''} imports ${source}, and there is no ${counterpart}`);
      // What a counterpart takes from the English module beside it is English.
      return found.id === importer ? null : found.id;
    },
  };
}
