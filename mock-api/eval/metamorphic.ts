import { worthShowing, type SearchSuggestion } from '@front-door/shared/contract/search';
import { randomNumbers } from '@front-door/shared/learning/logistic';
import { harmlessChanges, type Change, type ChangeLanguage } from './changes';
import type { LabelledMessage } from './messages.types';
import { conditions, notNow, nowExpected, nowTold, syllables } from './wordings';

/** What a change did to answers that were right before it, or to messages that should get a certain answer. */
export interface ChangeResult {
  readonly kind: Change['kind'] | 'not-now' | 'nonsense';
  readonly language: ChangeLanguage | 'none';
  /** What was changed; never a labelled message. */
  readonly change: string;
  readonly tried: number;
  readonly lost: number;
}

type Ask = (message: string) => readonly SearchSuggestion[];

/** So many messages of a language are changed. */
const mostBases = 100;
const nonsenseMessages = 1000;

/**
 * How a search holds when messages are changed in ways that change nothing, when a condition is told that the writer
 * does not have, and when all sense is taken away.
 *
 * @param messages those to change; only such as are answered rightly as they are
 */
export function metamorphic(messages: readonly LabelledMessage[], ask: Ask): readonly ChangeResult[] {
  const results: ChangeResult[] = [];
  for (const language of ['en', 'es'] as const)
    results.push(...changed(language, basesOf(language, messages, ask), ask), ...toldAsNotNow(language, ask));
  return [...results, ...nonsense(ask)];
}

/** Messages of a language that are answered rightly, spread over all of them. */
function basesOf(language: ChangeLanguage, messages: readonly LabelledMessage[], ask: Ask): readonly LabelledMessage[] {
  return messages
    .filter(
      (one) =>
        one.language === language && one.expect.length > 0 && one.kind !== 'story' && isRight(ask(one.message), one),
    )
    .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / mostBases)) === 0)
    .slice(0, mostBases);
}

function isRight(answer: readonly SearchSuggestion[], { expect }: LabelledMessage): boolean {
  const [first] = worthShowing(answer);
  return first !== undefined && expect.some((path) => path === first.path);
}

function changed(language: ChangeLanguage, bases: readonly LabelledMessage[], ask: Ask): readonly ChangeResult[] {
  return harmlessChanges(language).map(({ name, kind, apply }) => ({
    kind,
    language,
    change: name,
    tried: bases.length,
    lost: bases.filter((one) => !isRight(ask(apply(one.message)), one)).length,
  }));
}

/** Each wording with each condition, before a complaint of today that must be answered. */
function toldAsNotNow(language: ChangeLanguage, ask: Ask): readonly ChangeResult[] {
  return notNow[language].map((wording) => {
    const messages = conditions[language].map((condition) => wording.replace('{x}', condition) + nowTold[language]);
    return {
      kind: 'not-now',
      language,
      change: wording + nowTold[language],
      tried: messages.length,
      lost: messages.filter((message) => !nowExpected.has(worthShowing(ask(message))[0]?.path ?? '')).length,
    };
  });
}

/** Messages without sense, the same at every run; each that gets a suggestion is lost. */
function nonsense(ask: Ask): readonly ChangeResult[] {
  const random = randomNumbers(3);
  const upTo = (most: number) => Math.floor(random() * most);
  const message = (word: () => string) => Array.from({ length: 3 + upTo(4) }, word).join(' ');
  const spoken = () => Array.from({ length: 2 + upTo(2) }, () => syllables[upTo(syllables.length)] ?? '').join('');
  const soup = () => Array.from({ length: 4 + upTo(6) }, () => String.fromCharCode(97 + upTo(26))).join('');
  const makers = [
    ['pronounceable words', spoken],
    ['letter soup', soup],
  ] as const;
  return makers.map(([change, word]) => {
    const made = Array.from({ length: nonsenseMessages }, () => message(word));
    return {
      kind: 'nonsense',
      language: 'none',
      change,
      tried: made.length,
      lost: made.filter((one) => worthShowing(ask(one)).length > 0).length,
    };
  });
}
