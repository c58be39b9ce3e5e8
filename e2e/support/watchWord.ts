import type { BrowserContext } from '@playwright/test';

/** Where a page kept the word, however briefly: by whom it was asked to. */
const binding = 'noteKeptWord';

declare global {
  // Where `exposeBinding` puts it.
  var noteKeptWord: ((place: string) => Promise<void>) | undefined;
}

/**
 * Watches every page and frame of a context for a word that is put into storage, a cookie, a database, or an address or
 * its state: what is taken out again a moment later is no longer there to be read in the end. Begins with the next page
 * that is loaded. Of what is kept it tells the place alone.
 *
 * @returns the places so far, each once.
 */
export async function watchWord(context: BrowserContext, word: string): Promise<() => readonly string[]> {
  const places = new Set<string>();
  await context.exposeBinding(binding, (_source, place: string) => {
    places.add(place);
  });
  await context.addInitScript((marker) => {
    const look = (place: string, values: readonly unknown[]) => {
      const text = JSON.stringify(values);
      // An address may have it in its own spelling.
      if (text.includes(marker) || text.includes(encodeURIComponent(marker))) void globalThis.noteKeptWord?.(place);
    };
    /** Looks at what a method of a prototype is given, and lets it go on. */
    const watch = (prototype: object, method: string, place: string) => {
      const native = Reflect.get(prototype, method) as (...given: unknown[]) => unknown;
      Reflect.set(prototype, method, function watched(this: unknown, ...given: unknown[]) {
        look(place, given);
        return Reflect.apply(native, this, given);
      });
    };
    watch(Storage.prototype, 'setItem', 'storage');
    watch(History.prototype, 'pushState', 'history');
    watch(History.prototype, 'replaceState', 'history');
    watch(IDBObjectStore.prototype, 'put', 'database');
    watch(IDBObjectStore.prototype, 'add', 'database');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, value: string) {
        look('cookie', [value]);
        cookie?.set?.call(this, value);
      },
    });
  }, word);
  return () => [...places];
}
