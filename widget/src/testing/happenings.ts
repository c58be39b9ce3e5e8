import { failed, ok } from '@front-door/shared/result';
import type { ChatContext } from '../chat/chat.types';
import type { HappeningEvent } from './converse';

const rash = { name: 'Rash', path: 'rash', score: 0.9 };
const acne = { name: 'Acne', path: 'acne', score: 0.5 };

/** Everything that can happen to a conversation. */
export const happenings = {
  'types words': { type: 'type', text: ' itchy skin ' },
  'types blanks': { type: 'type', text: '  ' },
  'empties the input': { type: 'type', text: '' },
  sends: { type: 'send' },
  'has the page fill the input': { type: 'prefill', text: 'my knee' },
  'has the page ask': { type: 'ask', text: ' sore throat ' },
  'has the page ask nothing': { type: 'ask', text: ' ' },
  'has the page begin anew': { type: 'reset' },
  'is shown the panel': { type: 'shown' },
  'no longer sees the panel': { type: 'hidden' },
  'is understood to be in danger': { type: 'understood', reading: { lines: ['911'], language: 'en' } },
  'is understood to be in no danger': { type: 'understood', reading: { lines: [], language: 'es' } },
  'goes on in Spanish': { type: 'speak', language: 'es' },
  'is not understood': { type: 'notUnderstood' },
  'has been read': { type: 'wasRead', message: 'itchy skin' },
  'dismisses the notice': { type: 'dismiss' },
  'selects an option': { type: 'select', path: 'rash' },
  'asks for a consult': { type: 'consult' },
  'gets suggestions': { type: 'xstate.done.actor.search', output: ok([rash, acne]) },
  'gets nothing': { type: 'xstate.done.actor.search', output: ok([]) },
  'gets no answer': { type: 'xstate.done.actor.search', output: failed({ kind: 'status', status: 500 }) },
  'runs into a fault': { type: 'xstate.error.actor.search', error: new Error('unforeseen') },
} as const satisfies Record<string, HappeningEvent>;

export type Happening = keyof typeof happenings;

export interface Situation {
  readonly context: ChatContext;
  readonly busy: boolean;
  readonly shown: boolean;
}

/** What must differ afterwards, and what the page must be told. */
interface Change {
  readonly context?: Partial<ChatContext>;
  readonly busy?: boolean;
  readonly shown?: boolean;
  readonly emits?: readonly object[];
}

/** What each happening must do, by the specification; told anew here, not by the machine's own rules. */
export const expectations: Record<Happening, (before: Situation) => Change> = {
  'types words': ({ busy }) => (busy ? {} : { context: { draft: ' itchy skin ' } }),
  'types blanks': ({ busy }) => (busy ? {} : { context: { draft: '  ' } }),
  'empties the input': ({ busy }) => (busy ? {} : { context: { draft: '' } }),
  sends: ({ busy, context }) => {
    if (busy || context.draft.trim() === '') return {};
    return { context: { ...saying(context, context.draft), draft: '', failures: 0 }, busy: true, emits: [search] };
  },
  'has the page fill the input': ({ busy }) => ({ context: busy ? { prefilled: 'my knee' } : { draft: 'my knee' } }),
  'has the page ask': ({ busy, context }) =>
    busy
      ? { context: { asked: [...context.asked, ' sore throat '] } }
      : { context: { ...saying(context, 'sore throat'), failures: 0 }, busy: true, emits: [search] },
  'has the page ask nothing': () => ({}),
  'has the page begin anew': ({ context }) => ({
    context: {
      messages: [{ kind: 'greeting', id: 0 }],
      treatmentOptions: [],
      draft: '',
      language: undefined,
      written: undefined,
      failures: 0,
      asked: [],
      prefilled: undefined,
      toRead: [],
      isHinted: false,
      unread: 0,
    },
    busy: false,
    // A notice that nobody has seen is there still.
    emits: countOf(context) > 0 ? [unread(countOf({ ...context, unread: 0 }))] : [],
  }),
  'is shown the panel': ({ context }) => ({
    context: { unread: 0, isUnseen: false },
    shown: true,
    emits: countOf(context) > 0 ? [unread(0)] : [],
  }),
  'no longer sees the panel': () => ({ shown: false }),
  'is understood to be in danger': (before) => ({
    ...noticed(before, { notice: { kind: 'emergency', lines: ['911'], language: 'en' }, written: 'en' }),
  }),
  'is understood to be in no danger': ({ context, shown }) =>
    context.notice?.kind === 'unread'
      ? {
          context: { notice: undefined, written: 'es' },
          emits: context.isUnseen && !shown ? [unread(context.unread)] : [],
        }
      : { context: { written: 'es' } },
  'goes on in Spanish': () => ({ context: { language: 'es' } }),
  'is not understood': (before) =>
    before.context.notice !== undefined || before.context.isHinted
      ? {}
      : noticed(before, { notice: { kind: 'unread' }, isHinted: true }),
  'has been read': ({ context: { toRead } }) => ({
    context: { toRead: toRead.filter((text) => text !== 'itchy skin') },
  }),
  'dismisses the notice': () => ({ context: { notice: undefined } }),
  'selects an option': () => ({ emits: [{ type: 'select', path: 'rash' }] }),
  'asks for a consult': () => ({ emits: [{ type: 'consult' }] }),
  'gets suggestions': (before) =>
    replied(before, 'suggestions', [
      { name: 'Rash', path: 'rash' },
      { name: 'Acne', path: 'acne' },
    ]),
  'gets nothing': (before) => replied(before, 'nothing-found', []),
  'gets no answer': takenBack,
  'runs into a fault': takenBack,
};

const search = { type: 'search' };
const unread = (count: number) => ({ type: 'unread', count });

/** Replies and the notice that nobody has seen. */
const countOf = (context: ChatContext) => context.unread + (context.notice !== undefined && context.isUnseen ? 1 : 0);

/** A notice comes; it counts once where nobody sees the panel. */
function noticed({ context, shown }: Situation, change: Partial<ChatContext>): Change {
  const after = { ...change, isUnseen: !shown };
  return { context: after, emits: shown ? [] : [unread(countOf({ ...context, ...after }))] };
}

const saying = ({ messages, toRead }: ChatContext, text: string) =>
  ({
    messages: [...messages, { kind: 'visitor', id: messages.length, text: text.trim() }],
    written: undefined,
    toRead: [...toRead, text.trim()],
    isHinted: false,
  }) as const;

function replied(
  { context, shown }: Situation,
  kind: 'suggestions' | 'nothing-found',
  options: readonly { name: string; path: string }[],
): Change {
  const reply = context.messages.length;
  const after = goesOn({
    ...context,
    messages: [...context.messages, { kind, id: reply }],
    treatmentOptions: [...context.treatmentOptions, ...options.map((option) => ({ reply, ...option }))],
    unread: shown ? 0 : context.unread + 1,
  });
  const told = shown ? [] : [unread(countOf(context) + 1)];
  return {
    ...after,
    emits: [{ type: 'suggestions', paths: options.map(({ path }) => path) }, ...after.emits, ...told],
  };
}

function takenBack({ context }: Situation): Change {
  const last = context.messages.at(-1);
  const words = last?.kind === 'visitor' ? last.text : '';
  const after = goesOn({
    ...context,
    messages: context.messages.slice(0, -1),
    draft: context.draft.trim() === '' ? words : `${words}\n${context.draft}`,
    failures: context.failures + 1,
    prefilled: undefined,
  });
  return { ...after, emits: [{ type: 'error', code: 'search-failed' }, ...after.emits] };
}

/** What the page asked meanwhile is sent; else what it filled in meanwhile is in the input. */
function goesOn(context: ChatContext) {
  const [next, ...asked] = context.asked;
  return next === undefined
    ? {
        context: { ...context, draft: context.prefilled ?? context.draft, prefilled: undefined },
        busy: false,
        emits: [],
      }
    : { context: { ...context, ...saying(context, next), asked }, busy: true, emits: [search] };
}
