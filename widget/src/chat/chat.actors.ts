import { fromCallback, fromPromise } from 'xstate';
import type { ChatEvent, ReadEmergency, ReaderRequest, SearchInput, SearchOutcome } from './chat.types';

/**
 * Makes the actor that the conversation searches with.
 *
 * @param search asks for treatments; gives up when `signal` aborts, which it does when the conversation ends.
 */
export function searchActor(search: (message: string, signal: AbortSignal) => Promise<SearchOutcome>) {
  return fromPromise<SearchOutcome, SearchInput>(({ input, signal }) => search(input.message, signal));
}

/** Pauses before each try, in milliseconds: whoever may be in danger is told something within 12 seconds. */
const pauses = [0, 500, 2000];
/** When the next try begins although one has neither succeeded nor failed, in milliseconds. */
const patience = 3000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Makes the actor that reads what is sent. It answers each message with `understood` as soon as it has its reader,
 * and with `notUnderstood` when all tries to get one have failed; then with `understood` still, should one come later.
 * After each message that it is done with it says `wasRead`. Its input is the list of messages still unread when a
 * conversation resumes.
 *
 * @param load fetches the reader; called again after it failed.
 */
export function readerActor(load: () => Promise<ReadEmergency>) {
  return fromCallback<ReaderRequest, readonly string[]>(({ input, receive, sendBack }) => {
    const tell = (event: ChatEvent) => sendBack(event);
    const waiting: string[] = [];
    let reader: ReadEmergency | undefined;
    let trying: Promise<void> | undefined;
    let isPrepared = false;
    let isOver = false;

    async function fetch(): Promise<void> {
      try {
        reader = await load();
      } catch {
        // The next try may do better.
      }
      readAll();
    }

    async function attempt(): Promise<void> {
      await Promise.race([fetch(), after(patience)]);
      trying = undefined;
    }

    /** Tries until there is a reader, taking up a try that is under way. */
    async function persist(): Promise<void> {
      for (const pause of pauses) {
        // Never in the same step, so that the search is on its way first.
        await (pause > 0 ? after(pause) : undefined);
        if (reader === undefined && !isOver) await (trying ??= attempt());
        if (reader !== undefined || isOver) return readAll();
      }
      tell({ type: 'notUnderstood' });
    }

    function readAll(): void {
      if (reader === undefined || isOver) return;
      for (const message of waiting.splice(0)) {
        try {
          tell({ type: 'understood', reading: reader(message) });
        } catch {
          tell({ type: 'notUnderstood' });
        }
        tell({ type: 'wasRead', message });
      }
    }

    function read(message: string): void {
      waiting.push(message);
      void persist();
    }

    input.forEach(read);
    receive((request) => {
      if (request.type === 'read') {
        read(request.message);
      } else if (!isPrepared) {
        isPrepared = true;
        trying ??= attempt();
      }
    });
    return () => {
      isOver = true;
    };
  });
}
