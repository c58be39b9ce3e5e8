import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const sinusInfection: typeof english.sinusInfection = (lasting) =>
  `Esta página sirve para molestias de los senos nasales que han durado ${lasting}, o que regresan; si las suyas son más recientes, elija {link}.`;
export const acuteSinusitis: typeof english.acuteSinusitis = (lasting) =>
  `Esta página sirve para una infección de los senos nasales que empezó hace ${lasting}; si la suya lleva más tiempo, o regresa, elija {link}.`;
export const headache =
  'Esta página sirve para un dolor sordo o como una banda apretada; si la cabeza le late y le molestan la luz, el ruido o el estómago, elija {link}.';
export const migraine =
  'Esta página sirve para un dolor de cabeza que late, con malestar de estómago o molestia por la luz o el ruido; si es un dolor sordo, elija {link}.';
export const ankleInjury =
  'Esta página sirve para un tobillo que acaba de torcerse, doblarse o golpearse; si le duele sin una lesión, elija {link}.';
export const anklePain =
  'Esta página sirve para un tobillo que duele sin una lesión; si acaba de torcérselo, doblárselo o golpeárselo, elija {link}.';
export const backPain: typeof english.backPain = (lasting, chronic) =>
  `Esta página sirve para un dolor de espalda de ${lasting}; si le ha dolido la parte baja de la espalda por ${chronic}, elija {link}.`;
export const chronicBackPain: typeof english.chronicBackPain = (lasting) =>
  `Esta página sirve para un dolor en la parte baja de la espalda de ${lasting}; si el suyo es más reciente, elija {link}.`;
export const acuteCough: typeof english.acuteCough = (lasting, chronic) =>
  `Esta página sirve para una tos de ${lasting}; si la suya ha durado ${chronic}, elija {link}.`;
export const chronicCough: typeof english.chronicCough = (lasting) =>
  `Esta página sirve para una tos de ${lasting}; si la suya es más reciente, elija {link}.`;
export const hairLoss = 'Esta página sirve para la caída del cabello en hombres; si es en mujeres, elija {link}.';
export const femaleHairLoss = 'Esta página sirve para la caída del cabello en mujeres; si es en hombres, elija {link}.';
export const adults = 'Esta página es para adultos; si es para un niño, elija {link}.';
export const children = 'Esta página es para un niño; si es para un adulto, elija {link}.';
