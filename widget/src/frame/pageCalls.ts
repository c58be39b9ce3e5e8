import type { SearchOutcome } from '../chat/chat.types';
import type { Caller, Carried, ChatEnd, Surroundings, ToChat } from '../line/line.types';
import { searchTreatments } from '../transport/search';
import { isFrame } from './isFrame';

type Answer = Extract<ToChat, { type: 'caller' | 'fetched' | 'carrier' | 'reader' }>;

interface PageCalls {
  readonly search: (message: string, signal: AbortSignal) => Promise<SearchOutcome>;
  /** What reads emergencies, where only the page's side has it. */
  readonly readerText: () => Promise<string>;
  readonly answer: (message: Answer) => void;
}

/** What the conversation asks of the page's side: who calls, and the calls that it can't make itself. */
export function askThePage(line: ChatEnd, surroundings: () => Surroundings): PageCalls {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  /** The API refuses callers without an origin, and takes the page. */
  let isCarried = false;

  function ask<Type extends Answer['type']>(
    question:
      | { type: 'who-calls' | 'who-reads' }
      | { type: 'fetch'; url: string; token: string | undefined; body: string }
      | { type: 'carry'; url: string; token: string | undefined },
    signal?: AbortSignal | null,
  ): Promise<Extract<Answer, { type: Type }>> {
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      // The page's side goes on; nobody waits for it any more.
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      waiting.set(id, resolve as (answer: Answer) => void);
      line.tell({ ...question, id });
    });
  }

  /** The page's own fetch, which the page asked for: it is told what is typed. */
  function fetchThere({ token }: Caller): typeof globalThis.fetch {
    return async (url, init) => {
      const call = { type: 'fetch', url: url as string, token, body: textOf(init) } as const;
      const { status, body } = await ask<'fetched'>(call, init?.signal);
      return responseOf(status, body);
    };
  }

  /** The page's side makes the call, and reads neither question nor answer. */
  function carried({ token }: Caller): typeof globalThis.fetch {
    return async (url, init) => {
      const { port } = await ask<'carrier'>({ type: 'carry', url: url as string, token });
      const { status, body } = await carriedBy(port, textOf(init), init?.signal);
      return responseOf(status, body);
    };
  }

  async function search(message: string, signal: AbortSignal): Promise<SearchOutcome> {
    const { caller } = await ask<'caller'>({ type: 'who-calls' });
    const { api, guid, token, isOwn } = caller;
    const by = (fetch?: typeof globalThis.fetch) =>
      searchTreatments({ api, request: { message, guid }, token, fetch, signal });
    if (surroundings().fetches) return by(fetchThere(caller));
    if (!isFrame) return by();
    if (isOwn || isCarried) return by(carried(caller));
    const outcome = await by();
    if (outcome.kind === 'ok' || outcome.failure.kind !== 'network' || signal.aborted) return outcome;
    // Some APIs know the page's origin and no other.
    const again = await by(carried(caller));
    isCarried = again.kind === 'ok';
    return again;
  }

  return {
    search,
    readerText: async () => (await ask<'reader'>({ type: 'who-reads' })).text,
    answer(message) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    },
  };
}

/** Sends a text by a port, and waits for what comes back. The page's side goes on after `signal`; nobody waits any more. */
function carriedBy(port: MessagePort, text: string, signal?: AbortSignal | null): Promise<Carried> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('given up', 'AbortError'));
    if (signal?.aborted === true) {
      port.postMessage(undefined);
      giveUp();
      return;
    }
    signal?.addEventListener('abort', giveUp);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this begins the delivery, too
    port.onmessage = ({ data }) => resolve(data as Carried);
    const { buffer } = new TextEncoder().encode(text);
    port.postMessage(buffer, [buffer]);
  });
}

function textOf(init: RequestInit | undefined): string {
  return typeof init?.body === 'string' ? init.body : '';
}

function responseOf(status: number, body: BodyInit | undefined): Response {
  if (status === 0) throw new TypeError('the page had no answer');
  return new Response([204, 205, 304].includes(status) ? null : body, { status });
}
