import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    '¿No sabe qué tiene, o lo que tiene no está en nuestra lista? En una Consulta general, usted habla con un profesional médico por teléfono o video. El profesional le escucha, le hace preguntas y le dice qué puede ayudar y si necesita atención en persona.',
  commonMedications: ['Depende de lo que usted tenga'],
  symptoms: [
    {
      sectionName: 'Cuándo elegirla',
      sectionOrder: 1,
      sectionDetails: [
        'No está en la lista: No ve su problema entre nuestros tratamientos. Por ejemplo, la diarrea en adultos.',
        'No sabe qué es: Se siente mal y no sabe por qué.',
        'Más de un problema: Quiere hablar de varias cosas a la vez.',
        'Una pregunta: Quiere hablar del resultado de una prueba, de un efecto secundario o del próximo paso.',
      ],
    },
    {
      sectionName: 'Cómo funciona',
      sectionOrder: 2,
      sectionDetails: [
        'Hablan en vivo: No necesita cita. En promedio, una consulta dura unos 15 minutos.',
        'Después de la llamada: Usted recibe un plan. Pueden ser cuidados en casa, una receta si conviene, una prueba o una consulta en persona.',
        'Límites: Aquí los profesionales médicos no recetan sustancias controladas. Algunos problemas requieren un examen, un análisis de laboratorio o una radiografía. En ese caso, se lo dirán.',
      ],
    },
    {
      sectionName: 'Antes de comenzar',
      sectionOrder: 3,
      sectionDetails: [
        'Anote: Cuándo empezó, qué lo mejora o lo empeora, y qué ha probado para aliviarlo.',
        'Tenga a mano: Una lista de sus medicinas, sus alergias y las enfermedades que ha tenido. Si el problema se ve, tenga también fotos.',
        'Busque un lugar tranquilo: Le conviene tener privacidad y buena señal.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un problema que no es una emergencia.',
        'No es para una consulta en línea: Si está o puede estar embarazada, tiene las defensas bajas o empeora rápido, acuda a una consulta en persona.',
        '¿No está seguro?: Si hay una página con el nombre de su problema, elija esa página. Para un niño, elija Consulta general para niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar, o los labios azules o grises',
      'dolor o presión en el pecho',
      'la cara caída, debilidad en un brazo o una pierna, o dificultad para hablar',
      'un desmayo, confusión que antes no tenía o una convulsión',
      'sangrado que no para, o una herida o lesión grave',
      'hinchazón de los labios, la lengua o la garganta',
      'una posible intoxicación por haber tragado veneno o tomado demasiado de una medicina o droga',
      'pensamientos de suicidio, o una crisis que no puede manejar sin ayuda',
    ],
    seeInPerson: [
      'dolor muy fuerte, o dolor que no deja de empeorar',
      'fiebre alta, o fiebre que dura más de 3 días',
      'vómitos o diarrea tan fuertes que no le dejan retener líquidos',
      'un problema nuevo durante el embarazo o con las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Recognizing medical emergencies',
      url: 'https://medlineplus.gov/ency/article/001927.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Hablando con su médico',
      url: 'https://medlineplus.gov/spanish/talkingwithyourdoctor.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Telesalud',
      url: 'https://medlineplus.gov/spanish/telehealth.html',
    },
  ],
};
