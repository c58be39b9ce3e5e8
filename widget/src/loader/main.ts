import type { AppModule } from '../boundary.types';
import { boot } from './boot';

/**
 * The tag that brought this script. `currentScript` is null in modules and in some tag managers: then the
 * tag is known by its address.
 */
const tag = (document.currentScript ??
  document.querySelector('script[src*="/receptionist."]')) as HTMLScriptElement | null;

/** This script's own address; with no tag at all, as after `import()`, the stack of an error has it. */
const address = tag?.src ?? /http\S+js/.exec(Error().stack as string)?.[0];

const load = (file: string) => import(/* @vite-ignore */ new URL(file, address).href) as Promise<AppModule>;

boot({
  attributes: tag?.dataset ?? {},
  // The app of this build may have given way to a newer one, which goes by the second name too. Browsers remember
  // that a module failed; another query makes another module.
  load: () => load(BUILD_APP_FILE).catch(() => load(`app.js?${Math.random()}`)),
});
