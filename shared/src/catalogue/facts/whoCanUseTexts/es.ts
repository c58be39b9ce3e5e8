import type { Sex } from '../../catalogue.types';
import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const adultsOf: Readonly<Record<Sex, string>> = { any: 'Adultos', female: 'Mujeres', male: 'Hombres' };
const seenInPerson: Readonly<Record<english.Others, string>> = {
  child: 'Un niño o adolescente debe ir a una consulta en persona.',
  adult: 'Un adulto debe ir a una consulta en persona.',
  women: 'Las mujeres deben ir a una consulta en persona.',
  men: 'Los hombres deben ir a una consulta en persona.',
};
const chosenFor: Readonly<Record<english.Others, string>> = {
  child: 'Si es para un niño o adolescente, elija {link}.',
  adult: 'Si es para un adulto, elija {link}.',
  women: 'Si es para una mujer, elija {link}.',
  men: 'Si es para un hombre, elija {link}.',
};

export const adults: typeof english.adults = (sex, from, through) =>
  `${adultsOf[sex]} de ${String(from)} a ${String(through)} años.`;
export const anyChild = 'Un niño menor de 18 años.';
/** "De 3 a 17 años": the unit is said once. */
export const child: typeof english.child = (from) => `Un niño de ${from.replace(' años', '')} a 17 años.`;
export const months: typeof english.months = (amount) => `${String(amount)} ${amount === 1 ? 'mes' : 'meses'}`;
export const years: typeof english.years = (amount) => `${String(amount)} años`;
export const lasted: typeof english.lasted = (lasting) => `El problema lleva ${lasting}.`;
export const lastedOrComesBack: typeof english.lastedOrComesBack = (lasting) =>
  `El problema lleva ${lasting}, o regresa una y otra vez.`;
export const liveOnly: typeof english.liveOnly = (reason) => `Solo consultas en vivo: ${reason}.`;
export const parentActs = 'El padre, la madre o el tutor actúa por el niño, con sus propios datos de contacto.';
export const emergencies =
  'No es para emergencias. Si su vida puede estar en peligro, llame al 911 o vaya a la sala de emergencias más cercana.';
export const insuredChild = 'Un niño inscrito en Medicare o Medicaid no puede usar el servicio.';
export const insured = 'No puede usar el servicio si está inscrito en Medicare o Medicaid.';
export const youngerChild = 'Un niño de menos edad debe ir a una consulta en persona.';
export const inPerson: typeof english.inPerson = (whom) => seenInPerson[whom];
export const choose: typeof english.choose = (whom) => chosenFor[whom];
