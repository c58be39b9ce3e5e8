import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Con la vejiga hiperactiva, de pronto siente unas ganas fuertes de orinar que cuesta aguantar. Puede que vaya al baño muchas veces de día y de noche, y que se le escape la orina. Un profesional médico puede ver si hay otras causas y enseñarle a entrenar la vejiga. Si es seguro para usted, puede recetarle una medicina.',
  commonMedications: [
    'Mirabegrón (Myrbetriq)',
    'Vibegrón (Gemtesa)',
    'Oxibutinina (Ditropan XL)',
    'Tolterodina (Detrol)',
    'Solifenacina (Vesicare)',
    'Trospio (Sanctura)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Urgencia: Siente que tiene que ir al baño ya.',
        'Muy seguido: Orina 8 o más veces entre el día y la noche.',
        'De noche: Se despierta para orinar 2 o más veces.',
        'Escapes: Puede salírsele algo de orina antes de llegar al baño.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Músculo de la vejiga: Se aprieta antes de tiempo, aunque la vejiga no esté llena.',
        'Nervios: Un derrame cerebral, la diabetes o la esclerosis múltiple pueden alterar las señales que recibe la vejiga.',
        'Lo que lo empeora: El café, el té, los refrescos, el alcohol, los diuréticos (pastillas para eliminar líquido), el sobrepeso y el estreñimiento.',
        'Problemas parecidos: Una infección, una piedra (cálculo), el azúcar alta en la sangre o una próstata grande pueden sentirse igual. Su profesional médico puede pedirle un análisis de orina.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Entrenar la vejiga: Va al baño a horas fijas y espera un poco más cada semana.',
        'Ejercicios del piso pélvico: Los músculos fuertes le ayudan a aguantar hasta llegar al baño.',
        'Hábitos diarios: Tome menos cafeína y alcohol, beba menos antes de acostarse y anote en un diario cuándo va al baño.',
        'Medicinas: Pueden tardar algunas semanas en ayudar. Algunas causan boca seca, estreñimiento o vista borrosa, y un tipo puede subir la presión arterial.',
        'Quién no debe tomar algunas de ellas: Las personas que no pueden vaciar la vejiga, o que tienen glaucoma de ángulo estrecho sin tratar. Si es su caso, dígaselo a su profesional médico.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que sienten urgencia de orinar desde hace semanas, sin dolor, fiebre ni sangre.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está embarazada o podría estarlo, o si tiene las defensas bajas. También si el chorro es débil o le cuesta empezar a orinar.',
        '¿No está seguro?: Si le arde al orinar o la orina es turbia, elija Infección urinaria. Si es mujer y tiene picazón o flujo vaginal, elija Infección vaginal por hongos.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'ganas de orinar sin poder hacerlo',
      'debilidad o adormecimiento que antes no tenía en las piernas, o adormecimiento entre las piernas',
      'pérdida repentina del control de la vejiga o de los intestinos con dolor de espalda',
      'fiebre o escalofríos con dolor en la espalda o en el costado',
      'confusión que antes no tenía',
      'hinchazón de la cara, los labios, la lengua o la garganta, o dificultad para respirar',
    ],
    seeInPerson: [
      'sangre en la orina',
      'mucha sed, o pérdida de peso que no puede explicar',
      'urgencia de orinar que empezó de pronto junto con fiebre',
      'urgencia de orinar durante el embarazo',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Vejiga hiperactiva',
      url: 'https://medlineplus.gov/spanish/overactivebladder.html',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Bladder Control Problems (Urinary Incontinence)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-control-problems',
      language: 'en',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Treatments for Bladder Control Problems (Urinary Incontinence)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-control-problems/treatment',
      language: 'en',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Urinary Incontinence',
      url: 'https://www.womenshealth.gov/a-z-topics/urinary-incontinence',
      language: 'en',
    },
  ],
};
