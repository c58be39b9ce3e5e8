import type { SearchOutcome } from '../chat/chat.types';
import type { Caller, ChatEnd, Surroundings, ToChat } from '../line/line.types';
import { searchTreatments } from '../transport/search';

type Answer = Extract<ToChat, { type: 'caller' | 'fetched' }>;

interface PageCalls {
  readonly search: (message: string, signal: AbortSignal) => Promise<SearchOutcome>;
  readonly answer: (message: Answer) => void;
}

/** What the conversation asks of the page's side: who calls, and the call itself where the page makes it. */
export function askThePage(line: ChatEnd, surroundings: () => Surroundings): PageCalls {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;

  function ask<Type extends Answer['type']>(
    question: { type: 'who-calls' } | { type: 'fetch'; url: string; token: string | undefined; body: string },
  ): Promise<Extract<Answer, { type: Type }>> {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve as (answer: Answer) => void);
      line.tell({ ...question, id });
    });
  }

  /** The page's own fetch, which the page asked for: it is told what is typed. */
  function fetchThere({ token }: Caller): typeof globalThis.fetch {
    return async (url, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const answer = await ask<'fetched'>({ type: 'fetch', url: url as string, token, body });
      if (answer.status === 0) throw new TypeError('the page had no answer');
      return new Response(answer.body, { status: answer.status });
    };
  }

  return {
    async search(message: string, signal: AbortSignal): Promise<SearchOutcome> {
      const { caller } = await ask<'caller'>({ type: 'who-calls' });
      const { api, guid, token } = caller;
      const fetch = surroundings().fetches ? fetchThere(caller) : undefined;
      return searchTreatments({ api, request: { message, guid }, token, fetch, signal });
    },
    answer(message: Answer): void {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    },
  };
}
