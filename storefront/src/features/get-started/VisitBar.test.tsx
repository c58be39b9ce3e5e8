import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../../platform/chosenState';
import { click, eventually, fill } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { setNarrow } from '../../testing/screen';
import { GetStarted } from './GetStarted';
import { StartBar } from './StartBar';

const replace = vi.fn<(url: string) => void>();
const open = vi.fn<() => object | null>();

beforeEach(() => {
  open.mockReturnValue({ location: { replace } });
  vi.stubGlobal('open', open);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}')));
  setNarrow(true);
});

afterEach(() => {
  setNarrow(false);
  act(() => {
    rememberState(undefined);
  });
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const bar = () => document.querySelector<HTMLElement>('[data-start-bar]');
const controls = () => [...(bar()?.querySelectorAll<HTMLElement>('button, a') ?? [])];
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textOf(element);
const inBar = (words: string) => controls().find((element) => nameOf(element).includes(words));
const buttons = () => controls().map(nameOf);

async function show(path: TreatmentPath, state?: string): Promise<void> {
  renderAt(`/treatments/${path}`, <GetStarted treatment={treatmentAt(path)} />);
  await eventually(bar);
  if (state === undefined) return;
  await fill(bar()?.querySelector('select'), state);
  await eventually(() => inBar('Clear'));
}

test('[GS-15] the bar of small screens asks for the state, then has the panel’s consultations with their fees', async () => {
  await show('rash');
  expect(bar()?.querySelector('select')?.getAttribute('aria-label')).toBe('What state do you live in?');
  await fill(bar()?.querySelector('select'), 'Florida');
  await eventually(() => inBar('Virtual'));
  expect(buttons()).toEqual(['Clear Florida', 'Virtual Consultation$29', 'Live Consultation$74']);
});

test('[GS-15] [GS-04] a keyboard that goes through the states keeps its place in the field', async () => {
  await show('rash');
  const field = bar()?.querySelector('select');
  field?.focus();
  await fill(field, 'Delaware');
  await fill(field, 'District of Columbia');
  expect(document.activeElement).toBe(field);
  expect(buttons()).toContain('Clear District of Columbia');
});

test('[GS-15] [GS-04] one tap in the bar clears the state, in the panel too', async () => {
  await show('rash', 'Florida');
  await click(inBar('Clear Florida'));
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', '']);
  expect(document.activeElement).toBe(bar()?.querySelector('select'));
});

test('[GS-15] [GS-09] a consultation launches from the bar as from the panel', async () => {
  await show('rash', 'Florida');
  await click(await eventually(() => inBar('Live')));
  const query = new URL(replace.mock.calls[0]?.[0] ?? '').searchParams;
  expect([query.get('protocolName'), query.get('mode')]).toEqual(['Rash', '2']);
});

test('[AF-03] [AF-12] after a launch the bar says so, opens the visit again or has the choices back', async () => {
  await show('rash', 'Florida');
  await click(await eventually(() => inBar('Live')));
  const outcome = bar()?.querySelector<HTMLElement>('[data-outcome]');
  expect(textOf(outcome)).toContain('Your visit opened in a new tab.');
  expect(document.activeElement).toBe(outcome);
  expect(textOf(document.querySelector('output'))).toBe('Your visit opened in a new tab.');
  await click(inBar('Open it again'));
  expect(replace).toHaveBeenCalledTimes(2);
  await click(inBar('Choose another'));
  expect(buttons()).toEqual(['Clear Florida', 'Virtual Consultation$29', 'Live Consultation$74']);
  expect(document.activeElement).toBe(inBar('Virtual'));
});

test('[GS-15] [GS-17] a held-back tab leaves the link in the bar', async () => {
  open.mockReturnValue(null);
  await show('rash', 'Texas');
  await click(await eventually(() => inBar('Live Consultation')));
  expect(buttons()).toEqual(['Clear Texas', 'Go to my visit', 'Choose another']);
});

test('[GS-15] [GS-08] [GS-10] its buttons open the dialogs that stand before a launch', async () => {
  await show('weight-loss', 'Texas');
  await click(await eventually(() => inBar('Existing Patient')));
  expect(textOf(await eventually(() => document.querySelector('[role=dialog] h2')))).toBe('Weight Loss Treatments');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['medication-refill', 'Florida', 'Call (800) 555-0142', 'tel:8005550142'],
  ['weight-loss', 'Iowa', 'Start a General Consult', '/general-consult'],
] as const)(
  '[GS-15] [GS-18] where %s has no consultation in %s the bar has the next best way',
  async (path, state, words, href) => {
    await show(path, state);
    expect(inBar(words)?.getAttribute('href')).toBe(href);
    expect(buttons()).toHaveLength(2);
  },
);

test('[GS-15] while the chat is open, from before the bar was there too, the bar makes room for its way out', async () => {
  const widget = document.documentElement.appendChild(document.createElement('receptionist-widget'));
  const launcher = widget.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  const turn = (now: 'open' | 'close') => {
    launcher.setAttribute('aria-expanded', String(now === 'open'));
    act(() => {
      document.dispatchEvent(new Event(`receptionist:${now}`));
    });
  };
  turn('open');
  renderAt('/treatments/rash', <GetStarted treatment={treatmentAt('rash')} />);
  await act(() => import('./VisitBar'));
  expect(bar()).toBeNull();
  turn('close');
  await eventually(bar);
  turn('open');
  expect(bar()).toBeNull();
  widget.remove();
});

test('[GS-15] on category pages the bar says what is chosen and opens the drawer', async () => {
  const onOpen = vi.fn<() => void>();
  const { container } = renderAt('/', <StartBar treatment={undefined} onOpen={onOpen} />);
  await eventually(bar);
  expect(textOf(container)).toBe('Choose your condition and stateGet Started');
  act(() => {
    rememberState('Ohio');
  });
  expect(textOf(container)).toBe('Choose your condition · OhioGet Started');
  await click(inBar('Get Started'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('[GS-15] wide screens and prerendered pages have no bar', async () => {
  setNarrow(false);
  const page = <GetStarted treatment={treatmentAt('rash')} />;
  expect(parsed(await prerenderAt('/treatments/rash', page)).querySelector('[data-start-bar]')).toBeNull();
  renderAt('/treatments/rash', page);
  await eventually(() => document.querySelector('dl'));
  expect(bar()).toBeNull();
});
