import type { AppModule, EarlyFrame } from '../boundary.types';
import { boot } from './boot';
import { makeFrame } from './frame';
import { own } from './own';
import { makePolicy } from './trusted';
import { findScriptSource } from './scriptSource';

const [attributes, address] = findScriptSource(Error().stack);

/** Where a file of the widget is. Never as the page's `<base>` has it, and without `URL`, which is the page's own on many. */
const addressOf = (file: string) => address.replace(/[^/]*$/, file);

boot(
  attributes,
  // The app of this build may have given way to a newer one, which goes by the second name too. Browsers remember
  // that a module failed; another query makes another module.
  (again) =>
    import(/* @vite-ignore */ addressOf(again ? `app.js?${Date.now()}` : BUILD_APP_FILE)) as Promise<AppModule>,
  `Keep receptionist.js apart, allow ${addressOf('')}`,
  (root) => {
    // The app knows how to state what a page demands of its scripts, and takes a little longer.
    if (own('querySelector').call(document, 'script[nonce],[src*="/receptionist."][integrity]')) return undefined;
    const early: EarlyFrame = {};
    try {
      early.policy = makePolicy();
      // An address has no quotes. One with an `&` the app doesn't know again, and makes another frame.
      root.append((early.frame = makeFrame(`<script src="${addressOf(BUILD_CHAT_FILE as string)}">`, early.policy)));
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the app takes its place
      early.frame.onload = () => (early.isLoaded = true);
    } catch {
      // The page's policy forbids it; the app sees that there is none.
    }
    return early;
  },
);
