import { afterEach, expect, test, vi } from 'vitest';
import type {
  ReceptionistCommand,
  ReceptionistEvent,
  ReceptionistOptions,
} from '@front-door/shared/contract/receptionist';
import { chooseOptOut } from '../../platform/privacyChoice';
import type * as queue from '../../platform/receptionistQueue';
import { load } from '../../platform/receptionistQueue';
import { mountReceptionist, openReceptionist, tellReceptionist, updateReceptionist } from './receptionist';

// A document of a test stays where it is.
vi.mock('../../platform/receptionistQueue', async (original) => ({
  ...(await original<typeof queue>()),
  load: vi.fn<typeof load>(),
}));

afterEach(() => {
  window.Receptionist = undefined;
  delete window.dataLayer;
  localStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.mocked(load).mockReset();
});

const queued = () => window.Receptionist as ReceptionistCommand[];
const visitor = { guid: 'guid-1', pharmacy: 'Eaglecrest', source: 'spring', welcomed: true };

test('[CH-12] "Find Care" before the script has arrived is kept in the queue', () => {
  openReceptionist();
  expect(queued()).toEqual([['open']]);
});

test('[AF-01] [WX-11] words from the search are told as soon as the script has arrived, and recorded nowhere', () => {
  tellReceptionist('my ear rings');
  expect(queued()).toEqual([['ask', 'my ear rings']]);
  expect(window.dataLayer).toBeUndefined();
});

test('[CH-01] [CH-15] mounts the embed as a partner would, with the visitor’s guid and the page’s own opener', () => {
  const navigate = vi.fn<(path: string) => void>();
  mountReceptionist(visitor, navigate);
  const [name, options] = queued()[0] as ['init', ReceptionistOptions];
  expect(name).toBe('init');
  expect(options).toMatchObject({
    product: 'Wellporch',
    searchApi: '/rest/v1',
    guid: 'guid-1',
    ownOpener: true,
    context: { pharmacy: 'Eaglecrest', source: 'spring' },
    language: 'en',
  });
  options.navigate?.('/treatments/rash');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/treatments/rash');
  const script = document.head.querySelector('script');
  expect(script?.getAttribute('src')).toBe('/receptionist/v1/receptionist.js');
  expect(script?.async).toBe(true);
});

test('[ES-04] whoever goes on in Spanish is led to this very page in Spanish, with what its address says', () => {
  window.history.replaceState(null, '', '/treatments/rash?source=spring#costs');
  mountReceptionist(visitor, () => undefined);
  const [, options] = queued()[0] as ['init', ReceptionistOptions];
  options.changeLanguage?.('es');
  expect(load).toHaveBeenCalledExactlyOnceWith('/es/treatments/rash?source=spring#chat');
  window.history.replaceState(null, '', '/');
  options.changeLanguage?.('es');
  expect(load).toHaveBeenLastCalledWith('/es/#chat');
});

test('[ES-04] whoever comes from there finds the chat open, once', () => {
  window.history.replaceState({ idx: 1 }, '', '/care?source=spring#chat');
  mountReceptionist(visitor, () => undefined);
  expect(queued().filter(([name]) => name === 'open')).toEqual([['open']]);
  expect([location.pathname + location.search + location.hash, window.history.state]).toEqual([
    '/care?source=spring',
    { idx: 1 },
  ]);
  window.Receptionist = undefined;
  mountReceptionist(visitor, () => undefined);
  expect(queued().filter(([name]) => name === 'open')).toEqual([]);
});

test('[WE-02] [CH-15] [AN-02] a call after the script has arrived runs at once, and the id follows the privacy choice', () => {
  const push = vi.fn<(command: ReceptionistCommand) => void>();
  window.Receptionist = { push } as unknown as NonNullable<typeof window.Receptionist>;
  updateReceptionist(visitor);
  expect(push).toHaveBeenCalledExactlyOnceWith([
    'update',
    { guid: 'guid-1', context: { pharmacy: 'Eaglecrest', source: 'spring' } },
  ]);
});

/** What the chat tells the page, as far as the page has asked. */
function tell(event: ReceptionistEvent): void {
  for (const [method, type, listener] of queued() as readonly unknown[][]) {
    if (method === 'on' && type === event.type) (listener as (told: ReceptionistEvent) => void)(event);
  }
}

test('[SM-10] what is chosen in the chat is recorded, by names of ours alone', () => {
  mountReceptionist(visitor, () => undefined);
  tell({ type: 'select', path: 'rash' });
  tell({ type: 'select', path: 'my-words-come-back' });
  tell({ type: 'consult' });
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'suggestion_click', destination: 'rash' }),
    expect.objectContaining({ event: 'suggestion_click', destination: 'other' }),
    expect.objectContaining({ event: 'chat_consult_click' }),
  ]);
});

test('[SM-10] [AN-02] nothing of it is recorded after an opt-out', () => {
  chooseOptOut(true);
  mountReceptionist(visitor, () => undefined);
  tell({ type: 'select', path: 'rash' });
  tell({ type: 'consult' });
  expect(window.dataLayer).toBeUndefined();
});
