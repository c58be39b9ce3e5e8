import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '@front-door/shared/ids';
import { failed } from '@front-door/shared/result';
import { isUsual, readChoiceForm } from '../choice';
import { scenarioKey } from '../scenarios';
import type { BenchMemory, BenchTarget } from './bench';
import { cookieNamed } from './browserChoice';
import { benchCookie, bindBrowser } from './browserCookies';

/** What a page's address chooses, as far as this server can keep it. */
export function chosenBy(query: URLSearchParams, { logs }: BenchMemory): ReturnType<typeof readChoiceForm> {
  const chosen = readChoiceForm(query);
  return chosen?.kind === 'ok' && chosen.value.calls === 'next' && logs === undefined
    ? failed('This server runs in several processes, which can’t tell the next call from others.')
    : chosen;
}

/** A page whose address chooses how calls are answered makes its browser keep the choice, and be known by a number. */
export function keepChoice(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { query }: BenchTarget,
  memory: BenchMemory,
): void {
  const chosen = chosenBy(query, memory);
  if (chosen?.kind !== 'ok') return;
  const kept = memory.choices.keep(chosen.value);
  response.appendHeader('Set-Cookie', kept);
  // Several processes have nothing in common that could be noted.
  if (memory.logs === undefined) return;
  const known = cookieNamed(benchCookie, headers.cookie);
  if (known === undefined && isUsual(chosen.value)) return;
  const browser = known ?? newId();
  memory.cookies.note(browser, cookieNamed(scenarioKey, kept) ?? '');
  if (known !== undefined) return;
  bindBrowser(response, browser);
  // What answers next finds the number as if it had come with the request.
  headers.cookie = `${benchCookie}=${browser}${headers.cookie === undefined ? '' : `; ${headers.cookie}`}`;
}
