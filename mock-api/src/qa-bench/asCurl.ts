import { readChoice, writeChoice } from '../choice';
import { keyHeader } from '../receipts';
import type { WatchedCall } from '../watchedCall';

/**
 * The shell command that makes a call again, under the same scenario.
 *
 * @param origin where the HTTP server is, as in `http://127.0.0.1:4173`.
 */
export function asCurl(call: WatchedCall, origin: string): string {
  const { method, path, choice, body, hasToken, contentType, key } = call;
  return [
    `curl -i -X ${method} ${quoted(origin + addressUnder(choice, path))}`,
    // With nothing after the colon curl leaves the header away, which it would else fill in itself.
    `-H ${quoted(`Content-Type:${contentType === '' ? '' : ` ${contentType}`}`)}`,
    "-H 'Accept: application/json'",
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(key === undefined ? [] : [`-H ${quoted(`${keyHeader}: ${key}`)}`]),
    ...(body === '' ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** What a browser's cookie or tab has chosen, written into the address. */
function addressUnder(choice: string, path: string): string {
  const read = readChoice(choice);
  if (read.kind === 'failed' || path.startsWith('/scenarios/')) return path;
  const { answer, delay } = read.value;
  const lasting = writeChoice({ answer, delay, calls: 'all' });
  return lasting === 'normal' ? path : `/scenarios/${lasting}${path}`;
}

/**
 * One word of bash or zsh. Control and direction characters are written out: pasted as they are, they could
 * end the paste, run a command or show another text than they hold.
 */
function quoted(text: string): string {
  if (!unsafe.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const escaped = text
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll(new RegExp(unsafe, 'gu'), (character) => [...new TextEncoder().encode(character)].map(inHex).join(''));
  return `$'${escaped}'`;
}

function inHex(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}

const unsafe = /[\p{Control}\p{Surrogate}\p{Bidi_Control}\u2028\u2029]/u;
