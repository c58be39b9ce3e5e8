import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La conjuntivitis es la inflamación de la capa fina y transparente que cubre la parte blanca del ojo. La puede causar un virus, una alergia o una bacteria. La mayoría de los casos son leves y se curan solos. Un profesional médico puede ver fotos de su ojo, decirle cuál es la causa más probable y sugerir gotas o cuidados en casa.',
  commonMedications: [
    'Lágrimas artificiales (Refresh, Systane)',
    'Ketotifeno en gotas para los ojos (Zaditor, Alaway)',
    'Olopatadina en gotas para los ojos (Pataday)',
    'Eritromicina en ungüento para los ojos, si su profesional médico cree que la causa es una bacteria',
    'Polimixina B y trimetoprima en gotas para los ojos (Polytrim), si su profesional médico cree que la causa es una bacteria',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Color: Rosado o rojo en la parte blanca de uno o de los dos ojos.',
        'Molestia: Picazón, ardor o sensación de arenilla.',
        'Líquido: Ojos llorosos, o una secreción blanca, amarilla o verde.',
        'Por la mañana: Costras en las pestañas, o párpados pegados.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: La causa más común. Ojos llorosos, muchas veces con un resfriado. Se contagia con facilidad.',
        'Bacterias: Más secreción y párpados pegados. También se contagia.',
        'Alergia: Los dos ojos pican, lloran y se hinchan. No se contagia.',
        'Irritantes: Humo, polvo, el agua de una piscina o un lente de contacto.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Virus: Paños frescos y húmedos, y lágrimas artificiales. Puede tardar de 1 a 2 semanas en quitarse. Los antibióticos no ayudan.',
        'Alergia: Aléjese de lo que la causa. Su profesional médico puede sugerir gotas para la alergia.',
        'Bacterias: Su profesional médico puede recetar un antibiótico en gotas o ungüento si cree que la causa es una bacteria.',
        'Gotas con esteroides: No las use sin un examen de los ojos. Pueden hacer daño si la causa es otra.',
        'Evite el contagio: Lávese las manos y no comparta toallas ni maquillaje. No use lentes de contacto hasta que el ojo esté bien.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un ojo rosado, con lagañas o que pica, que ven bien y sienten molestia pero no dolor.',
        'No es para una consulta en línea: Acuda a una consulta en persona si usa lentes de contacto, le han operado los ojos, está o puede estar embarazada, o tiene las defensas bajas.',
        '¿No está seguro?: Elija Ojo seco si siente arenilla y cansancio en los ojos, pero sin lagañas. Elija Conjuntivitis en niños si es para un niño. Elija Alergias si también estornuda y tiene picazón.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor muy fuerte en el ojo, o un cambio en la vista',
      'dolor en el ojo con la luz',
      'un ojo rojo y con dolor, y usa lentes de contacto',
      'un producto químico en el ojo; primero enjuague el ojo con mucha agua y luego pida ayuda',
      'una cortada, un golpe o algo metido en el ojo',
      'hinchazón alrededor del ojo con fiebre, o un ojo que se ve salido o que cuesta mover',
      'halos alrededor de las luces, con dolor de cabeza o náuseas',
      'un ojo rojo con el cuello rígido o confusión',
    ],
    seeInPerson: [
      'un ojo rojo y usa lentes de contacto, aunque no le duela',
      'ampollas o culebrilla (herpes zóster) en la frente, en la nariz o cerca del ojo',
      'pus espeso que vuelve a salir apenas lo limpia',
      'las defensas bajas, o una cirugía reciente del ojo',
      'una conjuntivitis que empeora, o que no mejora después de 24 horas de antibiótico',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'How to Treat Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/treatment/index.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Conjuntivitis', url: 'https://medlineplus.gov/spanish/pinkeye.html' },
  ],
};
