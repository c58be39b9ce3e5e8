import type { AppModule } from '../boundary.types';
import { boot } from './boot';
import { findWhence } from './whence';

const [attributes, address = BUILD_HOME] = findWhence();

boot(
  attributes,
  // The app of this build may have given way to a newer one, which goes by the second name too. Browsers remember
  // that a module failed; another query makes another module.
  async (again) => {
    const file = again ? `app.js?${Date.now()}` : BUILD_APP_FILE;
    // Never as the page's `<base>` has it.
    const url = new URL(file, new URL(address as string, location as unknown as URL));
    return import(/* @vite-ignore */ url as unknown as string) as Promise<AppModule>;
  },
  `Keep receptionist.js its own file, allow ${address as string}`,
);
