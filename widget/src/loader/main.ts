import type { AppModule } from '../boundary.types';
import { boot } from './boot';

/**
 * The tag that brought this script. `currentScript` is null in modules and in some tag managers: then the
 * tag is known by its address.
 */
const tag = (document.currentScript ??
  document.querySelector('script[src*="receptionist.js"]')) as HTMLScriptElement | null;

/** This script's own address; with no tag at all, as after `import()`, the stack of an error has it. */
const address = tag?.src ?? /https?:.+?receptionist\.js/.exec(String(new Error().stack))?.[0];

let attempts = 0;

boot({
  attributes: tag?.dataset ?? {},
  load() {
    const app = new URL(BUILD_APP_FILE, address);
    // Browsers remember that a module failed; another query makes another module.
    if (attempts++) app.search = String(attempts);
    return import(/* @vite-ignore */ app.href) as Promise<AppModule>;
  },
});
