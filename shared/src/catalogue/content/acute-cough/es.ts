import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La tos reciente es la que empezó hace poco, la mayoría de las veces con un resfriado común o de pecho. A menudo dura menos de 3 semanas, pero puede seguir hasta 8. Un profesional médico puede escuchar lo que le pasa, ver si hay señales de alarma y sugerirle formas de calmar la tos.',
  commonMedications: [
    'Dextrometorfano (Delsym)',
    'Guaifenesina (Mucinex)',
    'Benzonatato (Tessalon Perles)',
    'Acetaminofén (Tylenol)',
    'Albuterol en inhalador (Ventolin HFA)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Su tos es seca, o saca flema clara, amarilla o verde.',
        'Le duele el pecho de tanto toser y siente cansancio.',
        'Puede gotearle la nariz. También puede tener dolor de garganta, dolores leves o fiebre leve.',
        'Puede toser más de noche.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Un resfriado, la gripe, COVID-19 o un resfriado de pecho, que también se llama bronquitis aguda.',
        'Goteo: El moco de la nariz baja por la garganta.',
        'Bronquios: Asma, humo, polvo u olores fuertes.',
        'Con menos frecuencia: Neumonía o tos ferina. Para estas hace falta un examen o una prueba.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Tome líquidos tibios, pruebe un poco de miel, use un humidificador limpio, descanse y aléjese del humo.',
        'Medicina para la tos: Puede calmar la tos seca o aflojar la flema. Si tiene la presión arterial alta, pregunte antes de comprar una con descongestionante.',
        'Perlas para la tos: Su profesional médico puede recetárselas a un adulto. Tráguelas enteras y guárdelas bajo llave. Pueden causar la muerte de un niño.',
        'Silbidos al respirar: Su profesional médico puede recetarle un inhalador.',
        'Antibiótico: La mayoría de las veces la tos es por un virus y un antibiótico no le servirá. Quizás le receten uno si su profesional médico cree que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que llevan menos de 8 semanas con tos y respiran sin esfuerzo.',
        '¿No está seguro?: Elija Tos crónica si la suya lleva 8 semanas o más. Elija Resfriado y gripe si la tos es solo una parte de lo que tiene. Para un niño, elija Tos reciente en niños.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, tiene las defensas bajas, o tiene una enfermedad de los pulmones o del corazón que está empeorando.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'respiración difícil o rápida, o tan poco aire que no puede terminar una frase',
      'dolor o presión en el pecho',
      'los labios azules o grises',
      'sangre al toser, si es más que un hilo',
      'confusión que antes no tenía, un desmayo o dificultad para mantenerse despierto',
      'tos con una sola pierna hinchada, o después de una cirugía o un viaje largo',
      'un atragantamiento y todavía no puede respirar o hablar bien',
    ],
    seeInPerson: [
      'fiebre alta, o cualquier fiebre por más de 3 o 4 días',
      'hilos de sangre en lo que saca al toser',
      'pérdida de peso o sudores por la noche',
      'ataques de tos que terminan con un sonido agudo al tomar aire o con vómito',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Chest Cold (Acute Bronchitis) Basics',
      url: 'https://www.cdc.gov/acute-bronchitis/about/index.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Tos', url: 'https://medlineplus.gov/spanish/cough.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Cough',
      url: 'https://medlineplus.gov/ency/article/003072.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Benzonatate',
      url: 'https://medlineplus.gov/druginfo/meds/a682640.html',
      language: 'en',
    },
  ],
};
