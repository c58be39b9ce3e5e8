import { withOwners } from '@front-door/shared/reading/clauses';
import { idle } from '@front-door/shared/reading/vocabulary/denial';
import { temperature } from '@front-door/shared/reading/vocabulary/measures';
import { infants } from '@front-door/shared/reading/vocabulary/people';
import { body } from './body';
import { calm, figures } from './calm';
import { events } from './events';
import { feelings } from './feelings';
import { mind } from './mind';
import { named } from './named';
import { substances } from './substances';
import { persons } from './persons';

export { figures };

const parts = [body, calm, events, feelings, mind, named, persons, substances];

/** Parts of the body and persons: what can't be done with them does not take them away. */
export const alwaysThere: ReadonlySet<string> = new Set([
  ...Object.keys(body),
  ...Object.keys(persons),
  ...'sudden minutes food nose'.split(' '),
]);

/** Each concept and its words: small letters, no accents, no apostrophes; `*` stands for any ending. */
export const vocabulary: Readonly<Record<string, string>> = Object.fromEntries(
  parts.flatMap((part): [string, string][] => Object.entries(part)),
);

/** What makes of the words after it that they are lacking: "can't breathe", "quit sweating", "hard to swallow". */
export const lackWords = `
cant, cannot, can not, can barely, can hardly, could not, couldnt, unable, unable to, not able, wont, will not, refuses to, hard to, hard time, hardly, barely, difficult*, dificil, trouble, troubl*, problems, problem, struggl*, stopped, stop, stops, quit, quits, quitting, lost, losing, loss of, lose, lack of, fighting to, fighting for, stopping, hasnt, havent, aint, isnt, arent, doesnt, dont, didnt, not, no, nothing, without
no puedo, no puede, no pueden, no podia, no logra, no logro, no quiere, no le entra, no me entra, no entra, no alcanzo, no alcanza, no consigo, no aguanto, sin poder, apenas, apenas puede, apenas puedo, dejo de, dejo, paro de, ya no, no, ni, sin, cuesta, me cuesta, le cuesta, batalla, batallando, trabajo para, con trabajos, casi no, perdio, perdi, perdiendo, imposible, incapaz, difficulty, dificultad, dificultad para, falta, falta de, me falta, le falta, can no longer, no longer, nomas no
`;

/** What looks as if it made something lacking, and does not. */
export const noLackWords = `${idle}
dont understand, not that i, havent had, hasnt had, cant say, wont go away, never without, never not, never ending, cant afford, cant believe, cant shake, cant figure, cant tell if, not usual, no history of
no se si, no se por que, no se que, no se me quita, no se quita, no se le quita, no se me pasa, no se pasa, no es solo, no nomas, no se descarta, no aguanto el, no aguanto este, no se le pasa, no la deja, no lo deja
`;

/** The words that make a measure of a number near them. */
export const measures = {
  sugar: substances.sugar,
  oxygen:
    'oxygen, oxygeno, oxigeno, ox, o 2, sat, sats, spo 2, oximeter, oximetro, oxi, saturation, saturacion, saturando, pulse ox, oxy meter, sating, satting, satura',
  pressure: 'bp, blood pressure, pressure, presure, presion, over, sobre, cuff, systolic',
  pregnant:
    'pregnan*, pregnant, embaraz*, contraction*, contraccion*, along, baby kicking, fuente, water broke, bleeding, pad, pads, soaking, clots, braxton, sangr*, toalla*, ob, gestation, baby, bebe, preeclampsia, head, headache, sparkles',
  // A word for a baby alone may be of a pregnancy.
  infant: `${withOwners(infants)}, nursing, nurse, latch, bottle, formula, diaper*, panal*, pecho, teta, chichi, breastfeed*, recien, feeds, feeding, lo, weeker, nacio, born, swaddle, bassinet, crib, cuna`,
  temperature,
};

/** Of words that the vocabulary has by their beginning alone, those that a misspelled one is most likely to be. */
export const spelledOut = `
seizure seizures suicide suicidal suicidarme suicidarse suicidar anaphylaxis anaphylactic anafilaxia convulsing convulsion convulsions convulsiones convulsionando
unconscious unresponsive inconsciente overdose overdosed bleeding vomiting vomitando paralyzed collapsed fainted fainting desmayo desmaya desmayado hemorrhage hemorrhaging hemorragia
contractions pregnant embarazada breathing respirar respirando respiracion choking atragantando atragantado electrocuted electrocuto drowning drowned
hallucinating alucinando swallow drooping slurred slurring confused wheezing swelling swallowed
`;

/** Words that are right as they are, although they look like a misspelled one of the vocabulary. */
export const ordinary = `
heat heel heard here hair hurry store stood strike struck peach beach reach teach couch pouch touch course house horse mouse loose close those
then than them there their where were when went want wait wake weak week work word world would could should shell shall still skill
sore soar more most must just jump rash cash wash dash mash gash back pack black block clock check chick thick think thing thank bank
bottle battle bottom button butter better letter latter matter water later lower power tower shower flower slower
drooling racing rating cooking looking booking smoking joking taking making baking waking walking talking working asking parking
breast breakfast broken brother mother father other weather whether leather feather heather together
casa cosa caso cara caro cada nada todo toda todos vaca saca seca loca poca roca bolsa salsa pasa masa mesa
pelo pero perro cero cerro tierra guerra
`;
