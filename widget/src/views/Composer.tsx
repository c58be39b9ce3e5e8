import { useRef, type ChangeEvent, type FormEvent, type InputEvent, type KeyboardEvent } from 'react';
import { longestMessage } from '@front-door/shared/contract/search';
import { plane } from '../shapes';
import { Counter, Form, Input, Row, Send } from './Composer.styles';
import { counterFrom, isFull, limitDraft } from '../chat/draftLimit';
import { Icon } from './Icon';
import { useWording } from './WordingContext';

interface ComposerProps {
  readonly draft: string;
  readonly busy: boolean;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** The input and its send button. Keeps the focus in the input throughout, so that sending again is one key. */
export function Composer({ draft, busy, onType, onSend }: ComposerProps) {
  const { say } = useWording();
  const input = useRef<HTMLTextAreaElement>(null);

  function type({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
    const kept = limitDraft(currentTarget.value);
    if (kept !== currentTarget.value) currentTarget.value = kept;
    onType(kept);
  }

  /** Takes what fits of a long paste before the browser lays it all out, which can take seconds. */
  function shorten(event: InputEvent<HTMLTextAreaElement>) {
    const { currentTarget: field, nativeEvent } = event;
    const text = nativeEvent.data ?? nativeEvent.dataTransfer?.getData('text/plain') ?? '';
    if (text.length <= longestMessage) return;
    event.preventDefault();
    field.setRangeText(limitDraft(text), field.selectionStart, field.selectionEnd, 'end');
    field.value = limitDraft(field.value);
    onType(field.value);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
    onSend();
  }

  return (
    <Form onSubmit={submit}>
      <Row>
        <Input
          ref={input}
          value={draft}
          readOnly={busy}
          rows={1}
          aria-label={say('inputLabel')}
          placeholder={say('inputLabel')}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          onBeforeInput={shorten}
          onChange={type}
          onKeyDown={sendOnEnter}
        />
        <Send type="submit" aria-label={say('send')} aria-disabled={busy || draft.trim() === ''}>
          <Icon path={plane} />
        </Send>
      </Row>
      {/* Elements come and go with their texts, in whose place a translator may have put copies. */}
      {draft.length >= counterFrom && !isFull(draft) && (
        <Counter key={draft.length}>{say('counter', { length: draft.length, longest: longestMessage })}</Counter>
      )}
      <Counter as="output">{isFull(draft) && <span>{say('full', { longest: longestMessage })}</span>}</Counter>
    </Form>
  );
}

/** An Enter that ends a composition; some browsers tell it by the old key code alone. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way
  return event.isComposing || event.keyCode === 229;
}
