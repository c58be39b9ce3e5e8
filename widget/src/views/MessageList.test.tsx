import { render } from 'preact';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordingFor } from '../texts/wording';
import { MessageList } from './MessageList';
import { WordingContext } from './WordingContext';

const place = document.createElement('div');
beforeEach(() => document.body.append(place));
afterEach(() => {
  render(null, place);
  place.remove();
});

/** Draws a conversation after so many failures; returns the newest of its log. */
function newestAfter(failures: number): Element | null | undefined {
  const links = {
    address: (page: string) => page,
    treatmentPage: (path: string) => path,
    target: '_top' as const,
    consultPage: '',
  };
  render(
    <StyleSheetManager target={document.createElement('div')}>
      <WordingContext value={wordingFor('en', {})}>
        <MessageList
          messages={[{ kind: 'greeting', id: 0 }]}
          treatmentOptions={[]}
          busy={false}
          notice={undefined}
          failures={failures}
          offer={undefined}
          product="Acme Care"
          partner={undefined}
          links={links}
          onSelect={() => undefined}
          onConsult={() => undefined}
          onSpeak={() => undefined}
        />
      </WordingContext>
    </StyleSheetManager>,
    place,
  );
  return place.querySelector('[role=log]')?.lastElementChild;
}

test('[AF-18] a failure right after another is a new element, for only what is new is announced', () => {
  const greeting = newestAfter(0);
  const first = newestAfter(1);
  const second = newestAfter(2);
  expect(first?.textContent).toBe("We couldn't send that. Please try again.");
  expect(second?.textContent).toBe(first?.textContent);
  expect(second).not.toBe(first);
  expect(newestAfter(0)).toBe(greeting);
});
