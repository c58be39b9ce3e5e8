/** How strongly a token is set apart from the one before it. */
export type Gap = 'none' | 'comma' | 'joined' | 'contrast' | 'sentence';

export interface Token {
  /** As typed, in lower case without accents or apostrophes ("can't" is `cant`). */
  readonly text: string;
  /** The word it is read as; `text` until a speller says otherwise. */
  readonly word: string;
  /** What the word is compared by; the stem of the corrected spelling once corrected. */
  readonly stem: string;
  readonly gap: Gap;
}

/** Longer messages are read this far: a symptom told later than that is not a short description. */
const mostTokens = 400;
const longestWord = 40;

const joiners = new Set('and y e plus also with con or ni nor tambien ademas n'.split(' '));
const contrasts = new Set('but pero however though although aunque sino yet except excepto now ahora'.split(' '));

/** Emoji that people use for a symptom, in words. */
const emojiWords: Readonly<Record<string, string>> = {
  '🤒': ' fever ',
  '🌡': ' fever ',
  '🥵': ' fever ',
  '🤧': ' sneezing runny nose ',
  '🤮': ' vomiting ',
  '🤢': ' nausea ',
  '😷': ' sick ',
  '🤕': ' headache ',
  '👂': ' ear ',
  '👁': ' eye ',
};

/** Lower case, plain letters: accents, apostrophes and what is invisible are taken away. */
export function fold(message: string): string {
  return message
    .replace(/[🤒🌡🥵🤧🤮🤢😷🤕👂👁]/gu, (emoji) => emojiWords[emoji] ?? ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/['’‘`´]/g, '')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/\bw\//g, ' with ')
    .replace(/\bb\/c\b/g, ' because ')
    .replace(/\b([ymnp])\/([ov])\b/g, '$1$2')
    .replace(/&/g, ' and ');
}

/** Splits a message into words, numbers and the pauses between them. */
export function tokenise(message: string): readonly Token[] {
  const tokens: Token[] = [];
  let gap: Gap = 'sentence';
  for (const [part] of fold(message).matchAll(/[a-z]+|\d+(?:\.\d+)?|[.!?;:\n…]+|,|[-–—]{2,}| [-–—] /g)) {
    if (/^[a-z\d]/.test(part)) {
      const text = part.slice(0, longestWord);
      tokens.push({
        text,
        word: text,
        stem: isFeverReading(text) ? feverReading : stem(text),
        gap: gapBefore(text, gap),
      });
      if (tokens.length === mostTokens) break;
      gap = 'none';
    } else if (part === ',' || part.includes('-') || part === ':' || part.includes('–') || part.includes('—')) {
      gap = gap === 'sentence' ? gap : 'comma';
    } else {
      gap = 'sentence';
    }
  }
  return tokens;
}

/** The stem of a number that can only be a body temperature with fever, in Fahrenheit or Celsius. */
const feverReading = 'feverreading';

function isFeverReading(text: string): boolean {
  const value = Number(text);
  return text.includes('.') && ((value >= 99.5 && value <= 107) || (value >= 37.8 && value <= 42));
}

function gapBefore(text: string, gap: Gap): Gap {
  if (gap === 'sentence') return gap;
  if (contrasts.has(text)) return 'contrast';
  if (gap === 'none' && joiners.has(text)) return 'joined';
  return gap;
}

/** Words whose stem the rules below would miss, or would send where another word already is. */
const irregular = new Map(
  Object.entries({
    feet: 'foot',
    teeth: 'tooth',
    toes: 'toe',
    children: 'child',
    women: 'woman',
    men: 'man',
    ran: 'run',
    threw: 'throw',
    lost: 'lose',
    lose: 'lose',
    losing: 'lose',
    broke: 'break',
    broken: 'break',
    does: 'does',
    goes: 'go',
    fell: 'fall',
    fallen: 'fall',
    felt: 'feel',
    bitten: 'bite',
    gassy: 'gas',
    nothing: 'nothing',
    something: 'something',
    anything: 'anything',
    everything: 'everything',
    morning: 'morning',
    evening: 'evening',
    during: 'during',
    pounding: 'pounding',
    pounded: 'pounding',
    infeccion: 'infection',
    infecciones: 'infection',
    hive: 'hives',
    hives: 'hives',
    peed: 'pee',
    peeing: 'pee',
    libras: 'libra',
    granos: 'grano',
    grano: 'grano',
    stuffed: 'stuffy',
    stuffy: 'stuffy',
  }),
);

/** Words that a stem would make another word of ("skinny", "skin"). */
const keptWhole = new Set(
  'note chunky chunks shaky panty chesty shiny pores callos barros barro willy panties panting pants winded hole holes cute army shine gripe grip binge worry china tired piles fishy kitty disco sobbing sobs rage caray fate chucking dose vista sueno mirena gusto entradas list lists grito gritos grita lentes ingles clave calories excusa monos jammed boxing tops will holy sandy granny raised labored burned sores skinny spine trip tripas tripped part parte parts parto bit bits pene pen pise crappy tose chilla gonna fatty spotting false plane male hiv scale glasses runs drained heavy heaving molars hate hated later united having hour here hair hare one ones card carry caring carrying mine mining posted posting being tests tester stings'.split(
    ' ',
  ),
);

/**
 * A light stem for English and Spanish at once: plural, gender, -ing and -ed, final vowels. It only has
 * to send the words of the lexicon and of a message to the same place.
 */
export function stem(word: string): string {
  const special = irregular.get(word);
  if (special !== undefined) return special;
  if (word.length < 4 || keptWhole.has(word)) return word;
  let root = withoutPlural(word);
  if (/[aeiouy].*ing$/.test(root) && root.length > 4) root = undoubled(root.slice(0, -3));
  else if (root.length > 4 && root.endsWith('ed') && !root.endsWith('eed')) root = undoubled(root.slice(0, -2));
  // Four letters keep a final a, o or i: "gota" (gout) is not "got".
  return /(?:...[ey]|....[aoi])$/.test(root) ? undoubled(root.slice(0, -1)) : root;
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function undoubled(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}
