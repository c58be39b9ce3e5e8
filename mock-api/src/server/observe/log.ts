import { pino, type DestinationStream } from 'pino';
import type { Observer } from './observer';

/** From which line on the log is written. */
export const logLevels = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Writes one line of JSON for each fault (`error`) and, at `info`, for each request. No line holds an address, a query, a
 * header, a body or where a request came from: a page's address alone can name a condition.
 *
 * @param destination standard output unless given.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Observer {
  // `base`: neither the machine's name nor the process is said; whoever collects the lines knows them.
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  return {
    began: () => undefined,
    answered: ({ part, method, status, seconds }) => {
      log.info({ part, method, status, milliseconds: Math.round(seconds * 1000) }, 'answered');
    },
    failed: (error) => {
      log.error(describeFault(error), 'failed');
    },
    searched: () => undefined,
  };
}

/** What may be said of a fault: what it is and where it happened. A message may quote what was sent, so that it is left out. */
function describeFault(error: unknown): {
  readonly fault: string;
  readonly code?: string;
  readonly at: readonly string[];
} {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line)) ?? [];
  return {
    fault: error.constructor.name,
    ...(typeof code === 'string' && /^[A-Z\d_]+$/.test(code) ? { code } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}
