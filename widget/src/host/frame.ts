import { trusted } from '../files/trusted';

/** What runs in the frame: a file, or in somebody's bundle, where none has an address, its text. */
export type ChatFile = { readonly url: string; readonly integrity?: string | undefined } | { readonly text: string };

/**
 * Makes the frame that the conversation stands in: a document of an origin that is nobody's, so that no script of the
 * page can look into it or listen to it. It inherits the page's policy, and asks for one file.
 *
 * @returns nothing where the page forbids to make markup from text.
 */
export function makeFrame(file: ChatFile, title: string): HTMLIFrameElement | undefined {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.dataset['box'] = '';
  frame.hidden = true;
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  );
  frame.setAttribute('allow', 'clipboard-write');
  try {
    frame.srcdoc = trusted().createHTML(documentOf(file));
  } catch {
    return undefined;
  }
  return frame;
}

function documentOf(file: ChatFile): string {
  const text = 'text' in file ? file.text : '';
  const { url, integrity } = { url: undefined, integrity: undefined, ...file };
  const stated = integrity === undefined ? {} : { integrity, crossorigin: 'anonymous' };
  const attributes = { src: url, nonce: pageNonce(), ...stated };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escape(value)}"`,
  );
  return `<!doctype html><html data-receptionist><meta charset="utf-8"><title>Receptionist</title><body><script${written.join('')}>${text}</script>`;
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** What the page's policy knows its own scripts by; the frame inherits the policy. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
