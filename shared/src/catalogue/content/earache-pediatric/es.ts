import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de oído en los niños suele venir después de un resfriado, cuando se junta líquido detrás del tímpano. Muchas infecciones leves del oído se quitan sin antibiótico. Un profesional médico puede ayudarle a aliviar el dolor y hablar con usted sobre si es seguro esperar y observar. También puede decirle cuándo alguien debe ver en persona el tímpano de su hijo.',
  commonMedications: [
    "Acetaminofén (Children's Tylenol)",
    "Ibuprofeno (Children's Motrin), solo desde los 6 meses de edad",
    'Amoxicilina (Amoxil), si su profesional médico cree que la causa es una bacteria',
    'Amoxicilina y ácido clavulánico (Augmentin), si su profesional médico cree que la causa es una bacteria',
    'Gotas de ofloxacina, para el oído de nadador',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Dolor: Un oído que duele, a menudo más de noche o al acostarse.',
        'Bebés y niños pequeños: Se jalan una oreja, están molestos, lloran o duermen mal.',
        'Fiebre: La temperatura sube, a menudo después de unos días de resfriado.',
        'Audición: No oye los sonidos suaves tan bien como siempre.',
        'Oído de nadador: Dolor al tocar o jalar la oreja.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Oído medio: Los gérmenes crecen en el líquido que queda detrás del tímpano después de un resfriado.',
        'Oído de nadador: El agua que queda en el canal del oído deja que crezcan gérmenes.',
        'Presión: La nariz tapada o un viaje en avión.',
        'Dolor de un lugar cercano: El dolor de garganta o los dientes que están saliendo pueden hacer que duela un oído.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primero, el dolor: Su profesional médico puede sugerir acetaminofén, o ibuprofeno desde los 6 meses de edad. Nunca le dé aspirina a un niño o adolescente.',
        'Esperar y observar: En muchos casos leves, desde los 6 meses de edad, su profesional médico puede sugerir observar por 2 o 3 días antes de dar un antibiótico.',
        'Antibióticos: Su profesional médico puede recetar uno si cree que la causa es una bacteria. Quizás pida antes que alguien vea el tímpano.',
        'Nada en el oído: No ponga hisopos, aceite ni gotas en el oído a menos que su profesional médico se lo diga.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Dolor de oído leve por menos de 48 horas en un niño de 6 meses o más que está alerta y toma líquidos.',
        'No es para una consulta en línea: Un bebé de menos de 6 meses, fiebre alta o un oído del que sale líquido. Lleve a su hijo a una consulta en persona.',
        '¿No está seguro?: Si usted es adulto y le duele un oído, elija Dolor de oído. Si lo que más le molesta a su hijo es la garganta, elija Dolor de garganta en niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón o enrojecimiento detrás de la oreja, o una oreja que sobresale',
      'el cuello rígido o un dolor de cabeza muy fuerte',
      'mucho más sueño de lo normal, o cuesta despertarlo',
      'una pila o batería, o un imán en el oído',
      'dolor de oído, o sangre o líquido claro que sale del oído, después de una lesión en la cabeza',
      'la cara caída de un lado',
      'dificultad para respirar, los labios azules o grises, o una convulsión',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'un sarpullido morado que no se borra al presionarlo',
    ],
    seeInPerson: [
      'dolor de oído y es menor de 6 meses',
      'una temperatura de 102.2\u00A0°F (39\u00A0°C) o más',
      'dolor de oído o fiebre por más de 48 horas',
      'pus, sangre o líquido que sale del oído',
      'un objeto atorado en el oído',
      'pérdida repentina de la audición, mareo o problemas de equilibrio',
      'tubos en los oídos, un implante coclear o las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'National Institute on Deafness and Other Communication Disorders',
      title: 'Ear Infections in Children',
      url: 'https://www.nidcd.nih.gov/health/ear-infections-children',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Ear Infection Basics',
      url: 'https://www.cdc.gov/ear-infection/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Pediatric Populations',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/pediatric-outpatient.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Infecciones del oído',
      url: 'https://medlineplus.gov/spanish/earinfections.html',
    },
  ],
};
