import type { Word } from './words';

/** The language that a message is written in; `both` when it mixes them or is too short to tell. */
export type MessageLanguage = 'en' | 'es' | 'both';

const english = new Set(
  'the a an i im ive my me is are was have has had and of to in on it its for with when but not dont cant he she his her they been feels feel hurts after since from this that just some really very so what do think like hurt took wont out up pain left right day days week weeks old can no too'.split(
    ' ',
  ),
);
const spanish = new Set(
  'el la los las un una unos unas y de del que en con por para mi mis su sus es esta estoy tengo tiene se le lo al muy pero cuando desde hace siento duele duelen dolor anos dias semanas mucho mucha hijo hija bebe nino nina como ya ayer hoy yo esto fiebre cabeza pecho no me te tomo mas ando creo'.split(
    ' ',
  ),
);
/** Words that both languages have, or that stand alone in either. */
const shared = new Set('no me a he son he'.split(' '));

/** Reads the language off the small words that every sentence needs, and off letters that only Spanish has. */
export function languageOf(words: readonly Word[], message: string): MessageLanguage {
  let en = 0;
  let es = /[ñ¿¡áéíóú]/i.test(message.slice(0, 2000)) ? 2 : 0;
  for (const { text } of words) {
    if (shared.has(text)) continue;
    if (english.has(text)) en += 1;
    if (spanish.has(text)) es += 1;
    else if (/(?:cion|ando|iendo|mente|ito|ita|aron|ieron)s?$/.test(text) && text.length > 5) es += 0.5;
    else if (/(?:ing|tion|ght|wh|th)/.test(text)) en += 0.5;
  }
  if (en >= 2 * es && en > 0) return 'en';
  if (es >= 2 * en && es > 0) return 'es';
  return 'both';
}
