import { importScript } from '../files/handOver';
import { all } from './elements';
import type { ChatModule } from './conversation';

/** What runs in the frame: a file, or in somebody's bundle, where none has an address, its text. */
export type ChatFile = { readonly url: string; readonly integrity?: string | undefined } | { readonly text: string };

/** Where the widget's files are: that of the app, which this is in. */
export const home = new URL(/* @vite-ignore */ '.', import.meta.url).href;

/**
 * The files that the frame may run. That of this build may have given way to a newer one, which goes by the second
 * name too. In somebody's bundle none has an address that a frame could ask for: there it is given as a text.
 *
 * A page that states the integrity of its tag may demand it of every script; servers must allow that in a header.
 */
export function chatFiles(): readonly ChatFile[] {
  if (BUILD_CHAT_TEXT !== undefined) return [{ text: BUILD_CHAT_TEXT }];
  if (BUILD_CHAT_FILE === undefined) return [];
  const isStated = all('script[src*="/receptionist."][integrity]').length > 0;
  return [
    { url: home + BUILD_CHAT_FILE, integrity: isStated ? BUILD_CHAT_INTEGRITY : undefined },
    { url: `${home}chat.js?${String(Math.random())}` },
  ];
}

/** The markup of the one script of the frame. */
export function scriptOf(file: ChatFile): string {
  const text = 'text' in file ? file.text : '';
  const { url, integrity } = { url: undefined, integrity: undefined, ...file };
  const stated = integrity === undefined ? {} : { integrity, crossorigin: 'anonymous' };
  const attributes = { src: url, nonce: pageNonce(), ...stated };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escape(value)}"`,
  );
  return `<script${written.join('')}>${text}`;
}

/**
 * What the page's policy knows its own scripts by; the frame inherits the policy. That of a script which has run: data may have
 * any, and a template leaves an empty one.
 */
function pageNonce(): string | undefined {
  return all('script[nonce]:not([type$=json])').find(({ nonce }) => nonce)?.nonce;
}

/** A value of an attribute in markup; `escaped` of shared would weigh more on the first open. */
export function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The conversation for this page itself. */
export async function loadChat(): Promise<ChatModule> {
  if (BUILD_CHAT_FILE === undefined) return import('../frame/start');
  const chat = await importScript('chat', home + BUILD_CHAT_FILE).catch(() =>
    importScript('chat', `${home}chat.js?${String(Math.random())}`),
  );
  return chat as ChatModule;
}
