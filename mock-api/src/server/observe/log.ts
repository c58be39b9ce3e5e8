import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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
  const name = textOf(() => error.constructor.name);
  const code = textOf(() => (error as NodeJS.ErrnoException).code);
  return {
    fault: /^\w+$/.test(name) ? name : 'Error',
    ...(/^[A-Z\d_]+$/.test(code) ? { code } : {}),
    at: framesOf(error).slice(0, 8),
  };
}

/**
 * The frames of a stack that are of a file which is there, or of Node's own modules. What stands before them is the name and the
 * message as it was when the stack was first asked for: a message with lines that look like frames is cut off with it. Where
 * it is not found there, for one of the two has been changed, no line is trusted.
 */
function framesOf(error: Error): readonly string[] {
  const stack = textOf(() => error.stack);
  const message = textOf(() => error.message);
  const name = /^[\w$]+(?: \[\w+\])?/.exec(stack)?.[0] ?? '';
  const heads = [`${name}: ${message}`, ...(message === '' ? [name] : [])];
  const head = heads.find((text) => stack.startsWith(`${text}\n`));
  if (name === '' || head === undefined) return [];
  return stack
    .slice(head.length)
    .split('\n')
    .filter((line) =>
      isThere(
        frame
          .exec(line)
          ?.slice(1)
          .find((file: string | undefined) => file !== undefined),
      ),
    )
    .map((line) => line.trim());
}

/** A function's name, if it has one, and a place in a file: no other words. */
const frame =
  /^ {4}at (?:(?:async )?(?:new )?[\w$.#<>]+(?: \[as [\w$.#]+\])? \(((?:file:\/\/|node:|\/)[^\s()]+):\d+:\d+\)|(?:async )?((?:file:\/\/|node:|\/)[^\s()]+):\d+:\d+)$/;

function isThere(file: string | undefined): boolean {
  if (file === undefined) return false;
  if (file.startsWith('/')) return existsSync(file);
  return isBuiltin(file) || (URL.canParse(file) && existsSync(new URL(file)));
}

/** A text of an error, or none: whoever made it may have put anything in its place. */
function textOf(read: () => unknown): string {
  try {
    const value = read();
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
