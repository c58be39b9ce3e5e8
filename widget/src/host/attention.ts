import type { ToPage } from '../channel/channel.types';
import { make } from './elements';

type Sentences = Extract<ToPage, { type: 'attention' }>['sentences'];

/**
 * Calls a visitor who has closed the chat, where a notice waits in it: in words beside the launcher, which screen readers read
 * out, and by a launcher that is seen whatever the page has chosen. The focus stays where it is.
 */
export function attentionIn(root: ShadowRoot, launcher: HTMLElement) {
  // There before it has words, or what comes into it would not be read out. The loader's styles give it the look of a label.
  const place = root.appendChild(make('b'));
  place.role = 'alert';
  return {
    end: () => place.remove(),
    call(sentences: Sentences): void {
      launcher.toggleAttribute('data-calling', sentences.length > 0);
      place.replaceChildren(
        ...sentences.map(({ language, text }) => {
          const sentence = make('span');
          sentence.lang = language;
          sentence.textContent = `${text} `;
          return sentence;
        }),
      );
    },
  };
}
