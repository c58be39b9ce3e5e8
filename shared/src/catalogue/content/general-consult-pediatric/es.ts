import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    '¿Su hijo está enfermo y lo que tiene no está en nuestra lista, o usted no sabe bien qué es? En una Consulta general para niños, usted y su hijo hablan con un profesional médico por teléfono o video. El profesional le dice qué puede ayudar en casa y si su hijo necesita atención en persona.',
  commonMedications: ['Depende de lo que tenga su hijo'],
  symptoms: [
    {
      sectionName: 'Cuándo elegirla',
      sectionOrder: 1,
      sectionDetails: [
        'No está en la lista: No ve lo que molesta a su hijo entre nuestros tratamientos. Por ejemplo, la fiebre, un resfriado o la gripe.',
        'No sabe qué es: Su hijo parece enfermo y usted no sabe por qué.',
        'Más de un problema: Su hijo tiene varios síntomas a la vez.',
        'Una pregunta: Quiere saber si un médico debe ver a su hijo.',
      ],
    },
    {
      sectionName: 'Cómo funciona',
      sectionOrder: 2,
      sectionDetails: [
        'Quédese con su hijo: El padre, la madre o el tutor está presente durante toda la llamada.',
        'Hablan en vivo: No necesita cita. El profesional médico puede pedirle que muestre dónde le duele a su hijo.',
        'Después de la llamada: Usted recibe un plan. Pueden ser cuidados en casa, una receta si conviene, o una consulta en persona.',
        'Límites: Aquí los profesionales médicos no recetan sustancias controladas. Además, algunos problemas requieren un examen en persona.',
      ],
    },
    {
      sectionName: 'Antes de comenzar',
      sectionOrder: 3,
      sectionDetails: [
        'Anote: La edad y el peso de su hijo, cuándo empezó el problema, qué come y bebe, y cada cuánto orina.',
        'Tome la temperatura: Anote cuánto marca el termómetro y cómo la tomó.',
        'Aspirina: Nunca se la dé a un niño o adolescente, a menos que un médico lo indique.',
        'Medicinas para el resfriado: No le dé medicinas de venta sin receta para la tos o el resfriado a un niño menor de 4 años.',
        'Miel e ibuprofeno: Nada de miel antes del primer cumpleaños. Nada de ibuprofeno antes de los 6 meses de edad.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Un niño que está despierto, bebe y respira bien, y no tiene una emergencia.',
        'No es para una consulta en línea: Un bebé menor de 3 meses con una temperatura de 100.4\u00A0°F (38\u00A0°C) o más necesita atención de emergencia ya.',
        '¿No está seguro?: Si a su hijo le duele el oído, la barriga, un ojo o la garganta, o si tiene tos, sarpullido o diarrea, elija la página para niños de ese problema. Si la consulta es para usted, elija Consulta general.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar, costillas que se hunden al respirar o pausas en la respiración',
      'los labios o la piel azules o grises',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'mucho más sueño de lo normal, el cuerpo flojo, o cuesta despertarlo',
      'una convulsión, confusión que antes no tenía o el cuello rígido',
      'de 6 a 8 horas sin orinar o sin mojar el pañal',
      'un sarpullido morado que no se borra al presionarlo',
      'hinchazón de los labios, la lengua o la garganta',
      'sangrado que no para, o una herida o lesión grave',
      'una pila o batería, un imán, un medicamento o un veneno en el cuerpo porque se lo tragó',
      'pensamientos de suicidio o de hacerse daño',
    ],
    seeInPerson: [
      'llanto sin lágrimas, o la boca muy seca',
      'fiebre por más de 24 horas si es menor de 2 años, o por más de 3 días a cualquier edad',
      'una temperatura de 102.2\u00A0°F (39\u00A0°C) o más y es menor de 1 año',
      'una temperatura de 104\u00A0°F (40\u00A0°C) o más a cualquier edad',
      'dolor fuerte, o llanto que usted no puede calmar',
      'las defensas bajas y cualquier fiebre',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Pediatrics',
      title: 'Fever: When to Call the Pediatrician',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'When your baby or infant has a fever',
      url: 'https://medlineplus.gov/ency/patientinstructions/000319.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Recognizing medical emergencies',
      url: 'https://medlineplus.gov/ency/article/001927.htm',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Manage Common Cold',
      url: 'https://www.cdc.gov/common-cold/treatment/index.html',
      language: 'en',
    },
  ],
};
