import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const careForChild = 'Antes de comenzar: atención para un niño';
export const actingForChild = (
  <>
    Usted actúa por su hijo como padre, madre o tutor. En las páginas que siguen, ponga a su <strong>hijo</strong> como
    paciente nuevo, con el teléfono y el correo electrónico <strong>de usted</strong>.
  </>
);
export const childEmergency: typeof english.childEmergency = (call911) => (
  <>
    ¿Dificultad para respirar, labios azules, fiebre en un bebé de menos de 3 meses, o cuesta despertarlo? Llame al{' '}
    {call911}.
  </>
);
export const continueToCare = 'Continuar';

export const weightLoss = 'Tratamientos de pérdida de peso';
export const isThatRight: typeof english.isThatRight = (path) => (
  <>
    Eligió una consulta para{' '}
    <strong>{path === 'new' ? 'pacientes nuevos' : 'pacientes actuales'} del programa de pérdida de peso</strong>. ¿Es
    correcto?
  </>
);
export const yes = 'Sí';
export const noIAm: typeof english.noIAm = (path) =>
  path === 'new' ? 'No, todavía no estoy en el programa' : 'No, ya estoy en el programa';
