import type { CompleteTexts } from '@front-door/shared/edition/complete';
import { Above } from '../VisitBar.styles';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const label = 'Comenzar';
export const getStarted = 'Comenzar';

export const summary: typeof english.summary = (treatment, state) => {
  if (treatment === undefined && state === undefined) return 'Elija su afección y su estado';
  if (treatment === undefined) return `Elija su afección · ${state ?? ''}`;
  return `${treatment} · ${state ?? 'elija su estado'}`;
};

export const kindOfVisit: typeof english.kindOfVisit = (mode, isAlone, hidden) => {
  if (isAlone) return mode === 'virtual' ? 'Consulta virtual' : 'Consulta en vivo';
  return (
    <>
      {hidden('Consulta ')}
      {mode === 'virtual' ? 'Virtual' : 'En vivo'}
    </>
  );
};

export const visitLanguage = <Above>La consulta misma puede ser en inglés.</Above>;
