import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchTimeoutMs } from '@front-door/shared/contract/search';
import { answerTo } from '../host/answerTo';
import { defaults } from '../host/settings';
import type { Caller, Surroundings, ToChat, ToPage } from '../channel/channel.types';

/** What a frame of the conversation runs, or with `false` what a page does that allows no frame. */
async function partsOf(isFrame: boolean) {
  document.documentElement.toggleAttribute('data-receptionist', isFrame);
  vi.resetModules();
  const { askThePage } = await import('./pageCalls');
  document.documentElement.removeAttribute('data-receptionist');
  return { askThePage };
}

const inFrame = await partsOf(true);
const inPage = await partsOf(false);

const root = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
const broken = () => {
  throw new TypeError('broken');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const caller: Caller = { api: 'https://api.example.com', guid: 'g', isOwn: false };
type Question = Extract<ToPage, { type: 'who-calls' | 'who-reads' | 'fetch' | 'carry' }>;
const isQuestion = (message: ToPage): message is Question =>
  ['who-calls', 'who-reads', 'fetch', 'carry'].includes(message.type);

/** The conversation's side, whose questions are answered as told, or never. */
function pageThat(
  answer: (question: Question) => ToChat | undefined | Promise<ToChat>,
  fetches = false,
  { askThePage } = inFrame,
) {
  const page = askThePage(
    {
      tell(message) {
        if (isQuestion(message))
          void Promise.resolve(answer(message)).then((told) => told && page.answer(told as never));
      },
      hear: () => undefined,
      end: () => undefined,
    },
    () => ({ fetches }) as Surroundings,
  );
  return page;
}

/** How a search has ended by a time: with suggestions, why not, or not at all. */
async function outcomeOf(page: ReturnType<typeof pageThat>, after = searchTimeoutMs): Promise<string> {
  let outcome = 'still waiting';
  void page.search('itchy skin', new AbortController().signal).then(
    (end) => (outcome = end.kind === 'ok' ? 'ok' : end.failure.kind),
    () => (outcome = 'rejected'),
  );
  await vi.advanceTimersByTimeAsync(after);
  return outcome;
}

describe('[WP-33] [CH-11] a question to the page that is never answered', () => {
  test.each<[string, (question: Question) => ToChat | undefined, boolean]>([
    ['who calls', () => undefined, false],
    ['to carry the call', ({ type, id }) => (type === 'who-calls' ? { type: 'caller', id, caller } : undefined), false],
    ['to make the call', ({ type, id }) => (type === 'who-calls' ? { type: 'caller', id, caller } : undefined), true],
    [
      'by a port that leads nowhere',
      ({ type, id }) =>
        type === 'carry'
          ? { type: 'carrier', id, port: { postMessage: () => undefined } as unknown as MessagePort }
          : { type: 'caller', id, caller: { ...caller, isOwn: true } },
      false,
    ],
  ])('%s: the search ends within its time', async (_, answer, fetches) => {
    expect(await outcomeOf(pageThat(answer, fetches), searchTimeoutMs - 1)).toBe('still waiting');
    expect(await outcomeOf(pageThat(answer, fetches))).toBe('timeout');
  });

  test('what reads emergencies: the next try begins', async () => {
    const coming = pageThat(() => undefined)
      .readerText()
      .catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(searchTimeoutMs);
    expect(await coming).toBe('failed');
  });

  test('a replaced fetch that heeds no signal, where the chat is drawn in the page', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const page = pageThat(({ id }) => ({ type: 'caller', id, caller }), false, inPage);
    expect(await outcomeOf(page, searchTimeoutMs - 1)).toBe('still waiting');
    expect(await outcomeOf(page)).toBe('timeout');
  });
});

test.each<[string, (question: Question) => ToChat]>([
  ['who calls', ({ id }) => ({ type: 'failed', id })],
  [
    'to carry the call',
    ({ type, id }) =>
      type === 'who-calls' ? { type: 'caller', id, caller: { ...caller, isOwn: true } } : { type: 'failed', id },
  ],
])('[WP-33] [CH-11] a question that the page has no answer to, %s, fails at once and tells so', async (_, answer) => {
  expect(await outcomeOf(pageThat(answer), 0)).toBe('network');
});

test('[CH-11] of a search that is given up nothing more is asked', async () => {
  const asked: string[] = [];
  const page = pageThat(({ type, id }) => {
    asked.push(type);
    return type === 'who-calls' ? { type: 'caller', id, caller } : undefined;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  expect(await outcomeOf(page)).toBe('timeout');
  expect(asked).toEqual(['who-calls']);
});

test('a port that comes when nobody waits any more is told so, since a window is kept open for it', async () => {
  const port = { postMessage: vi.fn<() => void>() };
  pageThat(() => undefined).answer({ type: 'carrier', id: 7, port: port as unknown as MessagePort });
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(undefined);
});

describe("[WP-33] [WE-05] the page's side answers every question", () => {
  test.each<[string, () => void]>([
    ['on a page without an origin', () => vi.stubGlobal('origin', 'null')],
    [
      'where its fresh window is out of reach',
      () =>
        vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
          new Proxy({} as Window, {
            get() {
              throw new DOMException('cross-origin', 'SecurityError');
            },
          }),
        ),
    ],
  ])('%s it carries nothing, says so, and leaves nothing behind', async (_, arrange) => {
    arrange();
    const place = root();
    const question = { type: 'carry', id: 3, url: 'https://api.example.com', token: undefined } as const;
    expect(await answerTo(question, () => defaults, place)).toEqual({ type: 'failed', id: 3 });
    expect(place.childElementCount).toBe(0);
  });

  test('where the options cannot be read', async () => {
    expect(await answerTo({ type: 'who-calls', id: 1 }, broken, root())).toEqual({ type: 'failed', id: 1 });
  });

  test('where there is no text of a reader', async () => {
    expect(await answerTo({ type: 'who-reads', id: 2 }, () => defaults, root())).toEqual({ type: 'failed', id: 2 });
  });

  test("a page without an origin does not pass for the API's own", async () => {
    const settings = { ...defaults, searchApi: '/rest/v1' };
    const isOwn = async () => {
      const answer = await answerTo({ type: 'who-calls', id: 4 }, () => settings, root());
      return answer.type === 'caller' && answer.caller.isOwn;
    };
    expect(await isOwn()).toBe(true);
    vi.stubGlobal('origin', 'null');
    expect(await isOwn()).toBe(false);
  });
});
