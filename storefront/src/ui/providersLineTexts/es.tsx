import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const providers: typeof english.providers = (lead, link) => (
  <>
    {lead !== '' && `${lead} dirige a nuestros profesionales médicos. `}
    Su profesional médico tiene licencia en su estado. {link('Vea las licencias de los profesionales')}
  </>
);
