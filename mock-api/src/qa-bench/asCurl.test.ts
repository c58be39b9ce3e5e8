import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { WatchedCall } from '../watchedCall';
import { asCurl } from './asCurl';

const call: WatchedCall = {
  at: 0,
  milliseconds: 1,
  method: 'POST',
  path: '/rest/v1/ai/search',
  hasToken: false,
  contentType: 'application/json',
  choice: 'normal',
  body: '{"message":"itchy","guid":"g"}',
};
const origin = 'http://127.0.0.1:4173';

/** The arguments that a shell makes of a command. */
function argumentsOf(command: string): readonly string[] {
  const print = command.replace('curl', String.raw`printf '%s\0'`);
  return execFileSync('bash', ['-c', print], { env: { TOKEN: 'secret' } })
    .toString()
    .split('\0')
    .slice(0, -1);
}

test('[QA-07] a command makes the call again, the token left to whoever runs it', () => {
  expect(argumentsOf(asCurl({ ...call, hasToken: true }, origin))).toEqual([
    '-i',
    '-X',
    'POST',
    'http://127.0.0.1:4173/rest/v1/ai/search',
    '-H',
    'Content-Type: application/json',
    '-H',
    'Accept: application/json',
    '-H',
    'Authorization: Bearer secret',
    '--data-binary',
    call.body,
  ]);
});

test('[QA-07] a command sends the content type that was sent, or none', () => {
  const text = argumentsOf(asCurl({ ...call, contentType: 'text/plain;charset=UTF-8' }, origin));
  expect(text[5]).toBe('Content-Type: text/plain;charset=UTF-8');
  expect(argumentsOf(asCurl({ ...call, contentType: '' }, origin))[5]).toBe('Content-Type:');
});

test('[QA-07] a command carries the choice of the browser in its address', () => {
  const addressUnder = (choice: string, path = call.path) => argumentsOf(asCurl({ ...call, choice, path }, origin))[3];
  expect(addressUnder('slow~delay=5~next')).toBe(`${origin}/scenarios/slow~delay=5/rest/v1/ai/search`);
  expect(addressUnder('scores~rash=0.5', '/calls/transaction')).toBe(
    `${origin}/scenarios/scores~rash=0.5/calls/transaction`,
  );
  expect(addressUnder('500', '/scenarios/500/rest/v1/ai/search')).toBe(`${origin}/scenarios/500/rest/v1/ai/search`);
});

test.each([
  `it's "sore"; $(touch x) \`y\` \\ ! *`,
  'first\nsecond',
  'end of paste \u001B[201~ rm',
  "it's \u202Edesrever\u202C \\n",
  '🤒 caliente',
])('[QA-07] a command holds the body %j as one word, with nothing in it that could act on a terminal', (body) => {
  const command = asCurl({ ...call, body }, origin);
  expect(argumentsOf(command).at(-1)).toBe(body);
  expect(command.replaceAll(/ \\\n {2}/g, ' ')).not.toMatch(/[\p{Control}\p{Bidi_Control}]/u);
});
