import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { mountPanel } from './qa-bench/panel';
import { search } from './search/search';
import { createTabChoice } from './tabChoice';

/**
 * Starts the mocked backend in the browser, for development, and puts the tester's panel on the page. Requests
 * that are none of its own pass by. `?scenario=…` on any page chooses how calls are answered and the tab keeps
 * it; `?scenario=normal` ends it.
 *
 * The page's server has to serve MSW's worker script at /mockServiceWorker.js.
 */
export async function startWorker(): Promise<void> {
  const choice = createTabChoice(sessionStorage, () => location.search);
  const complaint = choice.complaint();
  if (complaint !== undefined) {
    // oxlint-disable-next-line no-console -- the console is where a developer looks for the mock's word
    console.warn(complaint);
  }
  const panel = mountPanel(document.body, choice);
  const worker = setupWorker(
    ...createHandlers({
      search,
      choice: choice.read,
      spend: panel.spend,
      watch: panel.watch,
    }),
  );
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
}
