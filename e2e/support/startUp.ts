import type { Page, Route } from '@playwright/test';
import { linkPatience, scriptPatience } from '@front-door/shared/contract/patience';
import { newGate } from './gate';

/** A moment of a page's start at which a visitor may act. */
export const moments = ['no script yet', 'evaluated', 'hydrating', 'parts missing'] as const;
export type Moment = (typeof moments)[number];

declare global {
  var heldTurns: (() => void)[] | undefined;
  var turnsLeft: number;
  var earlyInput: { readonly isTaken?: boolean } | undefined;
}

/** More turns than any page takes. */
const unlimited = 1e9;

/** A page whose start stands still at a moment, until it is told to go on. */
export interface HeldStart {
  /** Resolves once the page stands still where it was asked to. */
  readonly reached: () => Promise<unknown>;
  readonly goOn: () => Promise<void>;
}

/**
 * Holds the start of the pages that will be opened: by their scripts, each held until it is let go, and, while React
 * hydrates, by the turns in which it works.
 *
 * @param turn how many turns React gets before it is held, for `hydrating`.
 */
export async function holdStart(page: Page, moment: Moment, turn: number): Promise<HeldStart> {
  const gate = newGate();
  // What a page's HTML asks for is fetched at once; all else when it is needed.
  let asked = '';
  await page.route(/\/assets\/[\w.-]+\.js/, async (route) => {
    try {
      if (asked === '') asked = (await page.locator('script[data-files]').getAttribute('data-files')) ?? 'none';
      if (mustWait(moment, route, asked.split(' '))) await gate.opened;
      await route.continue();
    } catch (error) {
      // A page that was closed meanwhile needs no script any more.
      if (!page.isClosed()) throw error;
    }
  });
  await page.addInitScript(
    ({ turns, patience }) => {
      // No page of a test is too late, however long it is held.
      const { setTimeout: later } = globalThis;
      globalThis.setTimeout = ((callback: () => void, delay?: number, ...rest: unknown[]) =>
        patience.some((one) => one === delay) ? 0 : later(callback, delay, ...rest)) as typeof setTimeout;
      globalThis.turnsLeft = turns;
      globalThis.heldTurns = [];
      const Native = MessageChannel;
      globalThis.MessageChannel = function HeldChannel() {
        // A real one, since the Receptionist hands its ports on.
        const channel = new Native();
        const { port2 } = channel;
        const post = port2.postMessage.bind(port2) as (message: unknown, more?: Transferable[]) => void;
        port2.postMessage = (message: unknown, more?: Transferable[] | StructuredSerializeOptions) => {
          const send = () => {
            post(message, more as Transferable[]);
          };
          globalThis.turnsLeft -= 1;
          if (globalThis.turnsLeft >= 0) send();
          else globalThis.heldTurns?.push(send);
        };
        return channel;
      } as unknown as typeof MessageChannel;
    },
    { turns: moment === 'hydrating' ? turn : unlimited, patience: [linkPatience, scriptPatience] },
  );
  return {
    reached: () => reach(page, moment),
    goOn: async () => {
      gate.open();
      await page.evaluate((turns) => {
        globalThis.turnsLeft = turns;
        for (const go of globalThis.heldTurns?.splice(0) ?? []) go();
      }, unlimited);
    },
  };
}

function mustWait(moment: Moment, route: Route, asked: readonly string[]): boolean {
  const { pathname } = new URL(route.request().url());
  switch (moment) {
    case 'no script yet':
      return true;
    case 'evaluated':
      // All but what the entry itself imports.
      return !/\/(?:index|vendor|rolldown-runtime)-/.test(pathname);
    case 'hydrating':
      return false;
    case 'parts missing':
      return !asked.includes(pathname);
  }
}

async function reach(page: Page, moment: Moment): Promise<unknown> {
  switch (moment) {
    case 'no script yet':
      return page.waitForFunction(() => document.querySelector('script[type=module]') !== null);
    case 'evaluated':
      // The entry records the arrival as soon as it runs.
      return page.waitForFunction(() => localStorage.getItem('guid') !== null);
    case 'hydrating':
      return page.waitForFunction(
        () => (globalThis.heldTurns?.length ?? 0) > 0 || globalThis.earlyInput?.isTaken === true,
      );
    case 'parts missing':
      return page.waitForFunction(() => globalThis.earlyInput?.isTaken === true);
  }
}
