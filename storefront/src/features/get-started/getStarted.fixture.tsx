import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually, fill } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { GetStarted } from './GetStarted';

/** The panel of a treatment, as its page has it. */
export function panelFor(path: TreatmentPath): HTMLElement {
  return renderAt('/treatments/x', <GetStarted treatment={treatmentAt(path)} />).container;
}

export const stateField = (panel: HTMLElement) => panel.querySelector('select');

/** Chooses Florida for a treatment, and the consultation of a button. */
export async function start(path: TreatmentPath, button: string): Promise<void> {
  await fill(stateField(panelFor(path)), 'Florida');
  await click(await eventually(() => control(button)));
}

/** The buttons that start a consultation, which say its fee. */
export const consultations = () =>
  [...document.querySelectorAll('button')].map(textOf).filter((text) => text.includes('$'));

/** Forgets the chosen state after each test. */
export function forgetState(): void {
  afterEach(() => {
    act(() => {
      rememberState(undefined);
    });
  });
}

/** Stands in for new tabs and for the network in every test of a file, whose visitors come from a campaign. */
export function standInForLaunches() {
  const replace = vi.fn<(url: string) => void>();
  const open = vi.fn<() => { opener: unknown; location: { replace: typeof replace } } | null>();
  const post = vi.fn<typeof fetch>();
  const tab = { opener: undefined as unknown, location: { replace } };

  beforeEach(() => {
    tab.opener = window;
    open.mockReturnValue(tab);
    post.mockImplementation(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('open', open);
    vi.stubGlobal('fetch', post);
    recordLocation('?source=spring&campaign=c1');
  });
  afterEach(() => {
    delete window.dataLayer;
    vi.unstubAllGlobals();
    vi.resetAllMocks();
    // A report that failed is tried again after a second, which on a busy machine comes within a later test.
    sessionStorage.clear();
  });
  return { replace, open, post, tab };
}
