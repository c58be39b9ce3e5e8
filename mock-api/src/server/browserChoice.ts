import { newId } from '@front-door/shared/ids';
import { isUsual, readChoice, usualChoice, writeChoice, type Choice } from '../choice';
import { scenarioKey } from '../scenarios';

/**
 * What testers have chosen, each for their own browser, in a cookie: any process of the server knows it. Only a
 * choice for the next call needs the process that has seen it made.
 */
export interface BrowserChoices {
  /** The choice that a browser's cookies carry; the usual one when it is none or used up. */
  readonly read: (cookies: string | null | undefined) => Choice;
  /** The cookie that keeps a choice until the browser closes, or ends it. */
  readonly keep: (choice: Choice) => string;
  /** Uses up a choice for the next call. */
  readonly spend: (cookies: string | null | undefined) => void;
}

const attributes = 'Path=/; SameSite=Lax; HttpOnly';
/** Tells a choice for the next call from the number it was given. */
const mark = '|';
const mostWaiting = 1000;

export function createBrowserChoices(): BrowserChoices {
  const waiting = new Set<string>();
  return {
    read: (cookies) => {
      const [text = '', number = ''] = partsIn(cookies);
      const choice = readChoice(text);
      if (choice.kind === 'failed') return usualChoice;
      return choice.value.calls === 'next' && !waiting.has(number) ? usualChoice : choice.value;
    },
    keep: (choice) => {
      if (isUsual(choice)) return `${scenarioKey}=; Max-Age=0; ${attributes}`;
      const text = writeChoice(choice);
      if (choice.calls === 'all') return `${scenarioKey}=${text}; ${attributes}`;
      const number = newId();
      waiting.add(number);
      const [oldest] = waiting;
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
      return `${scenarioKey}=${text}${mark}${number}; ${attributes}`;
    },
    spend: (cookies) => {
      waiting.delete(partsIn(cookies)[1] ?? '');
    },
  };
}

/** The text of the choice, then its number where it has one. */
function partsIn(cookies: string | null | undefined): readonly string[] {
  return cookieNamed(scenarioKey, cookies)?.split(mark) ?? [];
}

/** The value of a cookie in a request's header. */
export function cookieNamed(name: string, header: string | null | undefined): string | undefined {
  const prefix = `${name}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
