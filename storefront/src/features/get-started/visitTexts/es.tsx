import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const virtual = 'Consulta virtual';
export const live = 'Consulta en vivo';
export const newPatient = { long: 'Consulta de pérdida de peso para pacientes nuevos', short: 'Paciente nuevo' };
export const existingPatient = {
  long: 'Consulta de pérdida de peso para pacientes actuales',
  short: 'Paciente actual',
};

export const monthly: typeof english.monthly = (price) => `${price}/mes`;

export const answerQuestions = 'Responda preguntas';
export const talkToProvider = 'Hable con un profesional médico';
export const startProgram = {
  title: 'Comience el programa',
  how: 'Un profesional médico repasa su salud y decide con usted si la medicina le conviene.',
};
export const goOnWithProgram = {
  title: 'Siga con el programa',
  how: 'La consulta con su profesional médico que necesita cada mes.',
};
export const withMedication: typeof english.withMedication = (total) => `Con medicamento: ${total}`;

export const visitLanguage: typeof english.visitLanguage = (interpreter) => (
  <p>
    La consulta misma puede ser en inglés.
    {interpreter !== false && <> Si necesita un intérprete, llame al {interpreter}.</>}
  </p>
);

export const launched = 'Su consulta se abrió en una pestaña nueva.';
export const blocked = 'Su navegador bloqueó la pestaña nueva. Este enlace le lleva a su consulta:';
export const blockedBriefly = 'Se bloqueó la pestaña nueva.';
export const openAgain = 'Abrirla otra vez';
export const chooseAnother = 'Elegir otra';
export const goToVisit = 'Ir a mi consulta';

export const spokenVisit: typeof english.spokenVisit = (visit, fee, total) =>
  total === undefined ? `${visit}, ${fee}` : `${visit}, ${fee}, con medicamento ${total}`;
export const spokenVisits: typeof english.spokenVisits = (state, visits) =>
  `En ${state} puede elegir: ${visits.join('; ')}.`;

export const why: typeof english.why = (reason, state, name, nature) => {
  switch (reason) {
    case 'virtual-not-in-state':
      return `En ${state} no hay consultas virtuales para este tratamiento: el profesional médico tiene que hablar con usted. Una consulta en vivo le da la misma atención.`;
    case 'general-consult-is-live':
      return 'Una consulta general es siempre en vivo, para que usted y el profesional médico puedan hablar de lo que tiene.';
    case 'condition-is-live':
      return `No se ofrecen consultas virtuales para ${name}: ${nature}.`;
    case 'page-is-live':
      return 'Las consultas que comienzan en esta página son siempre en vivo.';
    case 'refill-not-online':
      return `En ${state} no se puede pedir un resurtido en línea. Llámenos y le ayudamos a obtener su medicamento.`;
    case 'weight-loss-not-in-state':
      return `El programa de pérdida de peso no se ofrece en ${state}. Un profesional médico puede hablar con usted de otras opciones.`;
  }
};

export const briefly: typeof english.briefly = {
  'virtual-not-in-state': 'Aquí no hay consultas virtuales',
  'general-consult-is-live': 'Siempre en vivo',
  'condition-is-live': 'Siempre en vivo',
  'page-is-live': 'En esta página, siempre en vivo',
  'refill-not-online': 'No disponible en línea',
  'weight-loss-not-in-state': 'No se ofrece en su estado',
};

export const findTreatment = '¿Sabe qué tiene? Busque su tratamiento';
export const allVisitsFor: typeof english.allVisitsFor = (name) => `Ver todas las consultas para ${name}`;
export const startGeneralConsult = 'Comenzar una consulta general';
export const call: typeof english.call = (phone) => `Llamar al ${phone}`;
