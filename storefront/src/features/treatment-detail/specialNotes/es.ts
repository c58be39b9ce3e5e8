import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const specialNotes: typeof english.specialNotes = {
  'medication-refill': [
    'No se pueden resurtir sustancias controladas, como los opioides y Adderall.',
    'El médico que receta decide por cuánto tiempo se resurte.',
  ],
  'general-consult': [
    'Una consulta general es una llamada con un profesional médico con licencia, por teléfono o video. Hable de cualquier cosa que le preocupe y que no sea una emergencia.',
  ],
  'general-consult-pediatric': [
    'El padre, la madre o el tutor comienza la consulta y actúa por el niño. Ponga al niño como paciente nuevo, y dé usted sus propios datos de contacto.',
  ],
};
