import type { ReceptionistApi, ReceptionistChanges } from '@front-door/shared/contract/receptionist';
import { boot } from '../src/loader/boot';

export interface Started {
  readonly api: ReceptionistApi;
  /** Takes the widget out of the page, unless somebody else put it there or still needs it. */
  readonly stop: () => void;
}

/** How many need the widget that was made here. */
let users = 0;

/**
 * Puts the one widget of the page into it, or takes the one that is there.
 *
 * @param attributes what a script tag's `dataset` would have; read anew at every `init`
 */
export function start(options: ReceptionistChanges, attributes: Readonly<Record<string, string>> = {}): Started {
  const isForeign = users === 0 && current() !== undefined;
  boot(attributes, () => import('../src/host/main'));
  const api = current();
  if (api === undefined) throw new Error('Receptionist: it could not be put into the page');
  api.init(options);
  let isNeeded = !isForeign;
  if (isNeeded) users += 1;
  return {
    api,
    stop() {
      if (!isNeeded) return;
      isNeeded = false;
      users -= 1;
      if (users === 0) api.destroy();
    },
  };
}

/** The page's widget; not the queue that stands for it before it is there. */
function current(): ReceptionistApi | undefined {
  const widget = globalThis.Receptionist;
  return widget === undefined || Array.isArray(widget) ? undefined : widget;
}
