import { modesOf } from '../../catalogue/availability';
import { shownName } from '../../catalogue/names/es';
import { shownRange } from '../../catalogue/priceRange/es';
import { dollars, fees } from '../../catalogue/prices';
import type { TreatmentPath } from '../../catalogue/treatments';
import { pageKeys } from '../englishPaths';
import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const from = `Consultas desde ${dollars(fees.virtual)}, sin seguro médico.`;

export const standing: typeof english.standing = {
  [pageKeys.home]: ({ name }) => ({
    title: `${name}: del síntoma a la atención, más rápido`,
    description: `Consulte en línea con un profesional médico con licencia y reciba su receta en su farmacia. ${from} Sin cita ni suscripción.`,
  }),
  [pageKeys.care]: ({ name }) => ({
    title: `Todos los tratamientos | ${name}`,
    description: `Atención de urgencia, piel, salud de la mujer, del hombre y de los niños, resurtidos y más: todo lo que tratamos en línea. ${from}`,
  }),
  [pageKeys.treatments]: ({ name }) => ({
    title: `Tratamientos de la A a la Z | ${name}`,
    description: `Busque su afección por nombre y vea cuánto suelen costar sus medicamentos. ${from}`,
  }),
  [pageKeys.howItWorks]: ({ name }) => ({
    title: `Cómo funciona | ${name}`,
    description: `Consulta virtual, consulta en vivo o programa para bajar de peso: cada paso, desde la primera pregunta hasta su medicina, y cuánto cuesta.`,
  }),
  [pageKeys.faqs]: ({ name }) => ({
    title: `Preguntas frecuentes | ${name}`,
    description: `Respuestas sobre precios, seguro médico, profesionales, recetas, el programa para bajar de peso y cómo comunicarse. ${from}`,
  }),
  [pageKeys.ourStory]: ({ name }) => ({
    title: `Nuestra historia | ${name}`,
    description: `Por qué existe ${name}: atención que empieza cuando la necesita, a un precio que conoce, de profesionales con licencia en su estado.`,
  }),
  [pageKeys.brandPromise]: ({ name }) => ({
    title: `Nuestra promesa | ${name}`,
    description: `Busque sus síntomas, complete las preguntas y reciba su receta en su farmacia. ${from}`,
  }),
  [pageKeys.savingsCard]: ({ name }) => ({
    title: `Tarjeta de ahorro gratis para recetas | ${name}`,
    description: `Muestre la tarjeta en su farmacia y ahorre hasta un 80% en medicamentos genéricos y de marca. No cuesta nada, no vence y no es un seguro.`,
  }),
  [pageKeys.licensure]: ({ name }) => ({
    title: `Licencias de los profesionales médicos | ${name}`,
    description: `Dónde tienen licencia nuestros profesionales y a quién preguntar por una. Cada profesional tiene licencia en el estado del paciente.`,
  }),
  [pageKeys.terms]: ({ name }) => ({
    title: `Términos de uso y consentimiento para mensajes de texto | ${name}`,
    description: `El acuerdo entre usted y ${name}: quién puede usar el servicio, cuánto cuesta y qué acepta. Actualizado el 1 de enero de 2024.`,
  }),
  [pageKeys.privacy]: ({ name }) => ({
    title: `Política de privacidad | ${name}`,
    description: `Qué datos recoge ${name} en su visita, qué queda en su navegador y qué puede elegir usted. Vigente desde el 1 de enero de 2024.`,
  }),
  [pageKeys.noticeOfPrivacyPractices]: ({ name }) => ({
    title: `Aviso de prácticas de privacidad | ${name}`,
    description: `Cómo se puede usar y compartir la información sobre su salud, y cómo puede usted obtenerla.`,
  }),
  [pageKeys.patientConsent]: ({ name }) => ({
    title: `Consentimiento del paciente para telesalud | ${name}`,
    description: `Qué puede y qué no puede hacer la atención a distancia, sus riesgos y qué acepta usted antes de la consulta.`,
  }),
  [pageKeys.hipaaAuthorization]: ({ name }) => ({
    title: `Reconocimiento y autorización de HIPAA | ${name}`,
    description: `Quién puede usar y compartir la información sobre su salud, sus derechos y el formulario para anular la autorización.`,
  }),
  [pageKeys.accessibility]: ({ name }) => ({
    title: `Accesibilidad | ${name}`,
    description: `Cómo usar ${name} con teclado, lector de pantalla o letra grande, y cómo hablar con una persona por teléfono o con intérprete.`,
  }),
};

export const outbound: typeof english.outbound = {
  [pageKeys.priceLookup]: ({ name }) => ({
    title: `Precios de medicamentos | ${name}`,
    description: `Vea cuánto cuesta un medicamento en las farmacias cerca de usted, en el sitio de la tarjeta de descuento.`,
  }),
  [pageKeys.portal]: ({ name }) => ({
    title: `Portal del paciente | ${name}`,
    description: `Entre para leer los mensajes de su profesional médico y ver sus consultas, en el sitio del portal del paciente.`,
  }),
};

export const unlisted: typeof english.unlisted = {
  [pageKeys.embed]: ({ name }) => ({
    title: `Ponga el Recepcionista en su sitio | ${name}`,
    description: `Para socios: elija cómo se ve el chat de síntomas y adónde lleva, pruébelo y copie una sola etiqueta.`,
  }),
  [pageKeys.doctor]: ({ name }) => ({
    title: `¿Por qué no funciona el Recepcionista? | ${name}`,
    description: `Para socios: pegue una página y lea qué impide que funcione el chat de síntomas, con la línea que hay que poner.`,
  }),
};

export const notFoundText: typeof english.notFoundText = ({ name }) => ({
  title: `Página no encontrada | ${name}`,
  description: 'No hay ninguna página en esta dirección.',
});

const treatmentTexts: Partial<Record<TreatmentPath, (typeof english.standing)['/']>> = {
  'medication-refill': ({ name }) => ({
    title: `Resurtido de medicamentos en línea | ${name}`,
    description: `¿Se le acaba una medicina que ya toma? Pida el resurtido a un profesional médico con licencia. ${dollars(fees.live)} por consulta, sin seguro médico.`,
  }),
  'general-consult': ({ name }) => ({
    title: `Consulta general: hable en línea con un profesional | ${name}`,
    description: `¿No sabe qué tiene? Consúltelo por teléfono o video con un profesional médico con licencia. ${dollars(fees.live)} por consulta, sin seguro médico.`,
  }),
  'general-consult-pediatric': ({ name }) => ({
    title: `Consulta general para niños | ${name}`,
    description: `¿Le preocupa su hijo? Consúltelo por teléfono o video con un profesional médico con licencia. ${dollars(fees.live)} por consulta, sin seguro médico.`,
  }),
  'weight-loss': ({ name }) => ({
    title: `Pérdida de peso con semaglutida compuesta | ${name}`,
    description: `Un programa mensual con un profesional médico, consultas incluidas: ${dollars(fees.weightLoss)} al mes. La FDA no ha evaluado la semaglutida compuesta.`,
  }),
};

export const treatmentText: typeof english.treatmentText = (entry, brand) => {
  const own = treatmentTexts[entry.path];
  if (own !== undefined) return own(brand);
  const [mode, ...more] = modesOf(entry);
  const price = entry.priceRange.startsWith('$') ? ` Genéricos: ${shownRange(entry.priceRange)}.` : '';
  return {
    title: `${shownName(entry)}: tratamiento en línea | ${brand.name}`,
    description: `${shownName(entry)}: síntomas, lo que necesita y medicamentos comunes. Consulta en línea ${more.length === 0 ? 'por' : 'desde'} ${dollars(fees[mode])}.${price}`,
  };
};

export const categoryTitle: typeof english.categoryTitle = (title, { name }) => `${title}: atención en línea | ${name}`;
