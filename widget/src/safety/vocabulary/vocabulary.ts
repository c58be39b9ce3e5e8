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
cant, cannot, can not, can barely, can hardly, could not, couldnt, unable, wont, will not, refuses to, hard to, hard time, hardly, barely, difficult*, dificil, troubl*, problem*, struggl*, stopped, stop, stops, quit, quits, quitting, lost, losing, loss of, lose, lack of, fighting to, fighting for, stopping, hasnt, havent, aint, isnt, arent, doesnt, dont, didnt, not, no, nothing, without
apenas, dejo, paro de, ya no, no, ni, sin, cuesta, me cuesta, le cuesta, batalla, batallando, trabajo para, con trabajos, casi no, perdio, perdi, perdiendo, imposible, incapaz, dificultad, dificultad para, problem* para, falta, me falta, le falta, can no longer, no longer, nomas no
`;

/** What looks as if it made something lacking, and does not. */
export const noLackWords = `${idle}
dont understand, not that i, havent had, hasnt had, cant say, wont go away, never without, never not, never ending, cant afford, cant believe, cant shake, cant figure, cant tell if, not usual, no history of
no se si, no se por que, no se que, no se me quita, no se quita, no se le quita, no se me pasa, no se pasa, no es solo, no nomas, no se descarta, no aguanto el, no aguanto este, no se le pasa, no la deja, no lo deja
no quiero vivir, no quiere vivir, ya no quiero vivir, ya no quiere vivir, dont want to live, doesnt want to live
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
daughter husband hermano hermana esposo esposa abuelo abuela
`;

/** Words that are right as they are, although they look like a misspelled one of the vocabulary. */
export const ordinary = `
heel heard hurry store stood strike peach beach reach couch pouch touch house horse mouse loose those then than there
wait week word would should shall still skill soar more most must jump cash wash dash mash pack block clock check
chick thick thing thank bank battle butter letter latter matter later lower tower shower flower slower drooling racing
rating cooking looking booking smoking baking asking parking breast breakfast other weather whether leather feather
heather together casa cosa caso caro vaca saca loca poca roca bolsa salsa pasa masa mesa pero cero tierra guerra
scabbed swabbed painting stubbed compulsion compulsions conclusion conclusions concussion concussions consulting contusion contusions contracting
conversion conclusiones contusiones resfriando respetando atarantado
`;
