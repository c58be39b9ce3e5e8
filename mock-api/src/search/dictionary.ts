import { hashOf } from '@front-door/shared/learning/weights';

/**
 * Which words are real English or Spanish. Kept as a Bloom filter of stems: it knows every word that was put in, and
 * takes about one made-up stem in fifty for one. `npm run train:search` fills it from word lists.
 */
export interface Dictionary {
  readonly has: (word: string) => boolean;
}

const probes = 4;

/** Reads a filter: its bits, eight a byte. */
export function readDictionary(bits: Uint8Array): Dictionary {
  const isSet = (place: number) => (((bits[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 1;
  const hasStem = (stem: string) => placesOf(stem, bits.length * 8).every(isSet);
  return { has: (word) => hasStem(englishStem(word)) || hasStem(spanishStem(word)) };
}

/** Makes the filter of a list of words, with so many bits for each stem. */
export function fillDictionary(english: Iterable<string>, spanish: Iterable<string>, bitsPerStem: number): Uint8Array {
  const stems = new Set<string>();
  for (const word of english) stems.add(englishStem(word));
  for (const word of spanish) stems.add(spanishStem(word));
  const bits = new Uint8Array(Math.ceil((stems.size * bitsPerStem) / 8));
  for (const stem of stems)
    for (const place of placesOf(stem, bits.length * 8))
      bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  return bits;
}

function placesOf(stem: string, size: number): readonly number[] {
  const first = hashOf(stem, 2166136261);
  const second = hashOf(stem, 40389) | 1;
  return Array.from({ length: probes }, (_, probe) => ((first + Math.imul(probe, second)) >>> 0) % size);
}

/** The stem that an English word shares with its other forms. */
function englishStem(word: string): string {
  return word.length < 5 ? word : word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s|ly|er|e|y)$/, '');
}

const clitics =
  /(?<=[aei]r|ndo|[aei])(?:melo|selo|telo|mela|sela|noslo|selas|selos|nos|los|las|les|me|te|se|lo|la|le|os)$/;
const endings =
  /(?:aramos|ieramos|asemos|iesemos|ariamos|eriamos|iriamos|aremos|eremos|iremos|abamos|ariais|eriais|iriais|asteis|isteis|arias|erias|irias|arian|erian|irian|areis|ereis|ireis|abais|arais|ierais|aseis|ieseis|ieran|ieras|iesen|ieses|ieron|iendo|iamos|ares|eres|ires|aran|eran|iran|aras|eras|iras|aria|eria|iria|amos|emos|imos|abas|aban|ando|adas|ados|idas|idos|aste|iste|aron|iera|iese|asen|ases|ara|era|ira|are|ere|ire|aba|ada|ado|ida|ido|ase|ias|ian|ais|eis|ar|er|ir|as|es|os|an|en|ia|io|is|a|e|i|o|s|n)$/;

/** The stem that a Spanish word shares with its other forms: verb endings, plural and gender taken off. */
function spanishStem(word: string): string {
  const bare = word.length > 6 ? word.replace(clitics, '') : word;
  if (bare.length <= 4) return bare;
  const ending = endings.exec(bare)?.[0] ?? '';
  return bare.length - ending.length >= 3 ? bare.slice(0, bare.length - ending.length) : bare;
}
