import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La mayoría de los dolores de barriga de los niños vienen de gases, estreñimiento o un virus del estómago, y a menudo se quitan en un día o menos. Un profesional médico puede hablar en línea con usted del dolor de su hijo y de la posible causa, y sugerirle formas seguras de aliviarlo. Nadie puede palpar una barriga por una pantalla. Por eso, un dolor fuerte, que dura o que aumenta necesita un examen en persona.',
  commonMedications: [
    'Solución de rehidratación oral (Pedialyte)',
    'Polietilenglicol 3350 (MiraLAX), para el estreñimiento',
    "Acetaminofén (Children's Tylenol), solo si su profesional médico está de acuerdo",
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Cólicos: Dolor que va y viene, a menudo con gases o heces sueltas.',
        'Estreñimiento: Puja mucho, o sus heces son secas y evacua solo de vez en cuando.',
        'Virus del estómago: Vómitos, heces sueltas o fiebre leve.',
        'Bebés y niños pequeños: Están molestos, encogen las piernas o comen poco.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'En la barriga: Gases, estreñimiento, un virus del estómago o un alimento que no le cae bien a su hijo.',
        'Otras enfermedades: La infección de garganta por estreptococo también puede dar dolor de barriga.',
        'Preocupación: El estrés en casa o en la escuela puede sentirse como dolor de barriga.',
        'Con menos frecuencia: El apéndice inflamado o el intestino tapado. Necesitan atención en persona de inmediato.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Descanso y sorbos: Deje que su hijo descanse acostado y tome sorbos pequeños de agua o de una bebida de rehidratación.',
        'Comida: Vuelva a darle poco a poco comida sencilla, como arroz o galletas saladas.',
        'Estreñimiento: Su profesional médico puede sugerir más líquidos, más fibra y un laxante suave.',
        'Medicina para el dolor: Pregúntele a su profesional médico antes de darle alguna.',
        'No le dé: Aspirina ni bismuto (Pepto-Bismol). En un niño o adolescente con un virus se asocian con el síndrome de Reye, que es raro pero muy grave.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Dolor de barriga leve, estreñimiento o un virus del estómago en un niño que está alerta y toma líquidos.',
        'No es para una consulta en línea: Dolor por más de 24 horas, o cualquier señal de la lista de cuándo pedir ayuda.',
        '¿No está seguro?: Si el problema principal es la diarrea, elija Diarrea en niños. Si el dolor es suyo y usted es adulto, elija Dolor abdominal.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor de barriga repentino o muy fuerte, o que se mueve a la parte baja del lado derecho',
      'la barriga dura o hinchada, o un dolor por el que no quiere caminar o saltar',
      'vómito verde o con sangre',
      'heces con sangre, negras o como gelatina',
      'dolor o hinchazón en un testículo',
      'dificultad para respirar, o los labios azules o grises',
      'mucho más sueño de lo normal, o cuesta despertarlo',
      'de 6 a 8 horas sin orinar o sin mojar el pañal',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'un sarpullido morado que no se borra al presionarlo',
      'dolor de barriga después de una caída, un golpe u otra lesión',
      'dolor de barriga y un posible embarazo',
      'una pila o batería, un imán o algo venenoso en el cuerpo porque se lo tragó, o pudo habérselo tragado',
    ],
    seeInPerson: [
      'dolor de barriga que lleva más de 24 horas, que empeora o que vuelve una y otra vez',
      'vómitos por más de 12 horas',
      'dolor o ardor al orinar',
      'poco apetito por más de 2 días, o una pérdida de peso que usted no puede explicar',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Abdominal pain - children under age 12',
      url: 'https://medlineplus.gov/ency/article/007504.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Constipation in infants and children',
      url: 'https://medlineplus.gov/ency/article/003125.htm',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Dolor abdominal', url: 'https://medlineplus.gov/spanish/abdominalpain.html' },
  ],
};
