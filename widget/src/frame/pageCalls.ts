import { searchTimeoutMs } from '@front-door/shared/contract/search';
import { failed } from '@front-door/shared/result';
import type { SearchOutcome } from '../chat/chat.types';
import type { Caller, Carried, ChatEnd, Surroundings, ToChat } from '../channel/channel.types';
import { searchTreatments } from '../transport/search';
import { within } from '../transport/within';
import { isFrame } from './isFrame';

type Answer = Extract<ToChat, { type: 'caller' | 'fetched' | 'carrier' | 'reader' }>;
type Outcome = Answer | Extract<ToChat, { type: 'failed' }>;

interface PageCalls {
  readonly search: (message: string, signal: AbortSignal) => Promise<SearchOutcome>;
  /** What reads emergencies, where only the page's side has it. */
  readonly readerText: () => Promise<string>;
  readonly answer: (message: Outcome) => void;
}

/** What the conversation asks of the page's side: who calls, and the calls that it can't make itself. */
export function askThePage(channel: ChatEnd, surroundings: () => Surroundings): PageCalls {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let asked = 0;
  /** The API refuses callers without an origin, and takes the page. */
  let isCarried = false;

  /** Rejects where the page's side has no answer, where none comes, and once nobody waits any more. */
  async function ask<Type extends Answer['type']>(
    question:
      | { type: 'who-calls' | 'who-reads' }
      | { type: 'fetch'; url: string; token: string | undefined; body: string }
      | { type: 'carry'; url: string; token: string | undefined },
    signal?: AbortSignal | null,
  ): Promise<Extract<Answer, { type: Type }>> {
    asked += 1;
    const id = asked;
    const answer = () =>
      new Promise<Extract<Answer, { type: Type }>>((resolve, reject) => {
        waiting.set(id, (outcome) => {
          if (outcome.type === 'failed') reject(new TypeError('the page had no answer'));
          else resolve(outcome as Extract<Answer, { type: Type }>);
        });
        channel.tell({ ...question, id });
      });
    try {
      return await within(searchTimeoutMs, signal ?? undefined, answer);
    } finally {
      waiting.delete(id);
    }
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
      const { port } = await ask<'carrier'>({ type: 'carry', url: url as string, token }, init?.signal);
      const { status, body } = await carriedBy(port, textOf(init));
      return responseOf(status, body);
    };
  }

  /** However many ways are tried, the visitor waits for one search. Never rejects. */
  async function search(message: string, signal: AbortSignal): Promise<SearchOutcome> {
    try {
      return await within(searchTimeoutMs, signal, (stillWaiting) => searchBy(message, stillWaiting));
    } catch (error) {
      return failed({ kind: error instanceof DOMException ? 'timeout' : 'network' });
    }
  }

  async function searchBy(message: string, signal: AbortSignal): Promise<SearchOutcome> {
    const { caller } = await ask<'caller'>({ type: 'who-calls' }, signal);
    const { api, guid, token, isOwn } = caller;
    const by = (fetch?: typeof globalThis.fetch) =>
      searchTreatments({ api, request: { message, guid }, token, fetch, signal });
    if (surroundings().fetches) return by(fetchThere(caller));
    if (!isFrame) return by();
    if (isOwn || isCarried) return by(carried(caller));
    const outcome = await by();
    if (outcome.kind === 'ok' || outcome.failure.kind !== 'network') return outcome;
    // Some APIs know the page's origin and no other.
    const again = await by(carried(caller));
    isCarried = again.kind === 'ok';
    return again;
  }

  return {
    search,
    readerText: async () => (await ask<'reader'>({ type: 'who-reads' })).text,
    answer(message) {
      const take = waiting.get(message.id);
      // The page's side keeps a window open for who has the port.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origins
      if (take === undefined && message.type === 'carrier') message.port.postMessage(undefined);
      take?.(message);
    },
  };
}

/** Sends a text by a port, and waits for what comes back. */
function carriedBy(port: MessagePort, text: string): Promise<Carried> {
  return new Promise((resolve) => {
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
