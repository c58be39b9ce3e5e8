import { mostCalls } from '../qa-bench/callView';
import type { ReceivedVisit } from '../qa-bench/visitTrace';
import type { WatchedCall } from '../watchedCall';

/** The logs of the testers' benches, one a browser. Nothing is kept but in this process's memory. */
export interface CallLogs {
  /** Who writes down the calls of a bench; nobody unless its page is open. */
  readonly writer: (id: string | undefined) => ((call: WatchedCall) => void) | undefined;
  /** Writes down what arrived at the assessment site, if the log is open. */
  readonly launch: (id: string | undefined, query: URLSearchParams) => void;
  /** What a log has kept. */
  readonly kept: (id: string | undefined) => ReceivedVisit;
  /**
   * Starts a log, or goes on with it, and tells of its calls, the kept ones first.
   *
   * @returns what ends it, or `undefined` when too many logs are open. What it kept is forgotten a minute later, so
   * that the page may be loaded anew.
   */
  readonly open: (id: string, listener: (call: WatchedCall) => void) => (() => void) | undefined;
}

interface Log {
  readonly calls: WatchedCall[];
  readonly launches: ReceivedVisit['launches'][number][];
  readonly listeners: Set<(call: WatchedCall) => void>;
  forgotten?: NodeJS.Timeout;
}

const mostLogs = 20;
const keptFor = 60_000;

export function createCallLogs(): CallLogs {
  const logs = new Map<string, Log>();
  return {
    writer: (id) => {
      const log = logs.get(id ?? '');
      if (log === undefined || log.listeners.size === 0) return undefined;
      return (call) => {
        log.calls.push(call);
        if (log.calls.length > mostCalls) log.calls.shift();
        for (const listener of log.listeners) listener(call);
      };
    },
    launch: (id, query) => {
      const log = logs.get(id ?? '');
      if (log === undefined || log.listeners.size === 0) return;
      log.launches.push({ at: Date.now(), query });
      if (log.launches.length > mostCalls) log.launches.shift();
    },
    kept: (id) => {
      const { calls, launches } = logs.get(id ?? '') ?? { calls: [], launches: [] };
      return { calls, launches };
    },
    open: (id, listener) => {
      const log: Log = logs.get(id) ?? { calls: [], launches: [], listeners: new Set() };
      if (logs.size >= mostLogs && !logs.has(id)) return undefined;
      logs.set(id, log);
      clearTimeout(log.forgotten);
      for (const call of log.calls) listener(call);
      log.listeners.add(listener);
      return () => {
        log.listeners.delete(listener);
        if (log.listeners.size > 0) return;
        log.forgotten = setTimeout(() => logs.delete(id), keptFor).unref();
      };
    },
  };
}
