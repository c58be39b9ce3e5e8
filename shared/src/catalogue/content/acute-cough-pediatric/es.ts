import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La tos reciente de un niño es la que lleva menos de 3 semanas. La mayoría de las veces viene con un resfriado y se quita sola. Un profesional médico puede preguntarle cómo respira, bebe y duerme su hijo, y ayudarle a aliviar la tos. También puede decirle si deben ver a su hijo en persona.',
  commonMedications: [
    'Gotas o aerosol nasal de solución salina (Little Remedies)',
    'Miel, solo a partir de 1 año de edad',
    "Acetaminofén (Children's Tylenol), para la fiebre o los dolores",
    "Ibuprofeno (Children's Motrin), solo a partir de los 6 meses de edad",
    'Albuterol en inhalador (Ventolin), solo para un niño con asma ya diagnosticada',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Tos de resfriado: Tos seca o con flema, con la nariz tapada o que gotea.',
        'Crup: Tos áspera, como el ladrido de una foca, a menudo peor de noche.',
        'Tos ferina: Ataques largos de tos, y luego un sonido agudo al tomar aire, o vómito.',
        'Además: Fiebre leve, dolor de garganta o dormir mal.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: La mayoría de las veces la tos viene con un resfriado, la gripe, COVID-19 o el virus respiratorio sincitial (RSV).',
        'Crup: Un virus que hincha la tráquea y la laringe, donde se forma la voz.',
        'Asma o alergias: Tos de noche, al jugar, o cerca de mascotas, polvo o humo.',
        'Tos ferina: Una infección que se contagia con facilidad y es un peligro para los bebés.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Líquidos y descanso: Ofrézcale líquidos con frecuencia. El aire fresco y húmedo puede ayudar.',
        'Nariz tapada: Póngale gotas de solución salina y luego sáquele el moco con suavidad con una perilla de goma.',
        'Miel: Puede calmar la tos a partir de 1 año de edad. Nunca le dé miel a un bebé menor de 1 año.',
        'Medicinas para la tos y el resfriado: No se las dé a un niño menor de 4 años. La FDA advierte que no se den a menores de 2 años. Las medicinas para la tos con opioides no son para ningún niño.',
        'Fiebre o dolores: Su profesional médico puede sugerir acetaminofén, o ibuprofeno a partir de los 6 meses de edad. Nunca le dé aspirina a un niño o adolescente.',
        'Antibióticos: No sirven contra los virus. Su profesional médico puede usar uno, pero solo si cree que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Tos de menos de 3 semanas en un niño de más de 3 meses que respira sin esfuerzo, bebe y juega.',
        'No es para una consulta en línea: Tos de 3 semanas o más. Lleve a su hijo al consultorio de su médico.',
        '¿No está seguro?: Si la tos es suya y usted es adulto, elija Tos reciente, o Tos crónica si lleva 8 semanas o más. Si lo que más le molesta a su hijo son los oídos o la garganta, elija Dolor de oído en niños o Dolor de garganta en niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'respiración rápida o difícil, o se le hunden las costillas cada vez que respira',
      'quejidos al respirar, o respiración ruidosa cuando está en reposo',
      'los labios azules o grises, o pausas al respirar',
      'babeo, o dificultad para tragar',
      'hinchazón de los labios, la lengua o la garganta',
      'una tos que empezó al atragantarse, o pudo haberse tragado un objeto',
      'tan poca fuerza que no bebe, mucho sueño, o cuesta despertarlo',
      'de 6 a 8 horas sin orinar o sin mojar el pañal',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'una convulsión, o un sarpullido morado que no se borra al presionarlo',
    ],
    seeInPerson: [
      'tos y es menor de 3 meses',
      'ataques de tos que terminan con un sonido agudo al tomar aire o con vómito',
      'silbidos al respirar, o una tos como ladrido que empeora',
      'fiebre por más de 3 días, o fiebre que se va y vuelve',
      'una enfermedad del corazón o de los pulmones, o las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'Food and Drug Administration',
      title: 'Should You Give Kids Medicine for Coughs and Colds?',
      url: 'https://www.fda.gov/consumers/consumer-updates/should-you-give-kids-medicine-coughs-and-colds',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Tos', url: 'https://medlineplus.gov/spanish/cough.html' },
    { publisher: 'MedlinePlus', title: 'Crup', url: 'https://medlineplus.gov/spanish/croup.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Symptoms of Whooping Cough',
      url: 'https://www.cdc.gov/pertussis/signs-symptoms/index.html',
      language: 'en',
    },
  ],
};
