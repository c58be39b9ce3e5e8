import { readMessage } from '@front-door/shared/reading/reading';
import { figures, meanings, signs, vetoes } from './emergency.rules';
import type { EmergencyLine } from './emergency.types';

/** What a message says of an emergency. */
interface EmergencyReading {
  /** In the order in which they are shown. */
  readonly lines: readonly EmergencyLine[];
  /** What the message is written in; `both` when that is in doubt. */
  readonly language: 'en' | 'es' | 'both';
  readonly signs: readonly string[];
}

/**
 * Which lines a message should bring up: what it tells of happens now, in English or Spanish. What is denied ("no
 * chest pain"), long over ("had chest pain years ago"), feared or a figure of speech ("killing me") brings up none.
 * In doubt it does: to miss an emergency is the worse error.
 *
 * @param message what the visitor sends; it is read here and goes nowhere.
 */
export function readEmergency(message: string): EmergencyReading {
  return { lines: linesOf(message), language: readMessage(message).language, signs: [] };
}

function linesOf(message: string): readonly EmergencyLine[] {
  // Made when the first message is sent, so that opening the chat doesn't wait for it.
  rules ??= makeRules();
  const { signsOfLines, figureSigns, veto } = rules;
  const text = figureSigns.reduce((kept, figure) => kept.replaceAll(figure, '_'), meaningsOf(message));
  return signsOfLines
    .filter(({ signs: those }) => text.split('.').some((sentence) => those.some((sign) => tells(sentence, sign, veto))))
    .map(({ line }) => line);
}

/** Whether a sentence has a sign that nothing in it takes back. */
function tells(sentence: string, sign: RegExp, veto: RegExp): boolean {
  return [...sentence.matchAll(sign)].some(
    ({ 0: found, index }) => !veto.test(`${sentence.slice(0, index)}<${found}>${sentence.slice(index + found.length)}`),
  );
}

/** Each meaning is one character, so that a rule over words is a regular expression over characters. */
const characters = new Map<string, string>();
for (const [index, row] of meanings.trim().split('\n').entries()) {
  for (const word of row.split(' ')) characters.set(word, String.fromCharCode(0x4e00 + index));
}

/** The message as meanings; a comma stays one, what ends or turns a sentence is a period. */
function meaningsOf(message: string): string {
  return [
    ...message
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/['’]s\b|[\u0300-\u036F'’]/g, '')
      .replaceAll(/[!?;:()\n]|\b(?:but|pero|aunque)\b/g, '.')
      .replaceAll('got into', 'ate')
      .replaceAll('go on', 'live')
      .matchAll(/[a-z]+|\d+|[./,](?!\d)/g),
  ]
    .map(([word]) => meaningOf(word))
    .join('');
}

function meaningOf(word: string): string {
  if (/[.,]/.test(word)) return word;
  const number = /^\d\d/.test(word) && (word.length > 3 ? '#' : known('ten'));
  return known(word) ?? (number || '_');
}

/** The character of a word, or of the longest beginning of it that stands for it. */
function known(word: string): string | undefined {
  for (let end = word.length; end > 0; end -= 1) {
    const beginning = word.slice(0, end);
    const whole = end > 4 || end === word.length ? characters.get(beginning) : undefined;
    const character = whole ?? characters.get(`${beginning}*`);
    if (character !== undefined) return character;
  }
  return undefined;
}

/** Reads the notation of the rules. */
function rule(notation: string): RegExp {
  const [left = '', joint, right] = notation
    .replaceAll(/[a-z]+/g, (name) => known(name) ?? '')
    .replaceAll('~~ ', '[^,@]{0,8}')
    .replaceAll('~ ', '[^,@]{0,4}')
    .split(/ (&&?) /);
  const apart = joint === '&' ? '[^,@]{0,6}' : '[^@]*?';
  const source = right === undefined ? left : `(${left})${apart}(${right})|(${right})${apart}(${left})`;
  return new RegExp(source.replaceAll('@', known('no') ?? '').replaceAll(' ', ''), 'g');
}

const rulesIn = (notation: string) => notation.split(/\s+\| /).map(rule);

function makeRules() {
  return {
    // Keys that are numbers come first, which is the order in which the lines are shown.
    signsOfLines: (Object.keys(signs) as EmergencyLine[]).map((line) => ({ line, signs: rulesIn(signs[line]) })),
    figureSigns: rulesIn(figures),
    veto: new RegExp(vetoes.map((one) => rule(one).source).join('|')),
  };
}

let rules: ReturnType<typeof makeRules> | undefined;
