import { createFetchHandler } from './fetchHandler';
import { search } from './search/search';

/** What the operator sets: see docs/operations.md. */
interface Settings {
  readonly TESTER?: string | null;
}

let handler: ReturnType<typeof createFetchHandler> | undefined;

/** The module that workerd and platforms built on it run. */
// oxlint-disable-next-line import/no-default-export -- by this name the runtime finds it
export default {
  fetch(request: Request, { TESTER }: Settings): Promise<Response> {
    handler ??= createFetchHandler({ search, isForTesters: TESTER === 'on' });
    return handler(request);
  },
};
