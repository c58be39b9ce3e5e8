import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La conjuntivitis pone rosada o roja la parte blanca del ojo de su hijo. También puede dar picazón o dejar el ojo con lagañas. La puede causar un virus, una bacteria o una alergia, y se contagia rápido en la guardería y en la escuela. Un profesional médico puede ver fotos del ojo, decirle cuál es la causa más probable y sugerir gotas o cuidados en casa.',
  commonMedications: [
    'Lágrimas artificiales (Refresh)',
    'Eritromicina en ungüento para los ojos, si su profesional médico cree que la causa es una bacteria',
    'Polimixina B y trimetoprima en gotas para los ojos (Polytrim), si su profesional médico cree que la causa es una bacteria',
    'Ketotifeno en gotas para los ojos (Zaditor), según la edad',
    'Olopatadina en gotas para los ojos (Pataday), según la edad',
    'Amoxicilina y ácido clavulánico (Augmentin), si su profesional médico encuentra también una infección de oído',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Color: Rosado o rojo en la parte blanca de uno o de los dos ojos.',
        'Líquido: Ojos llorosos, o una secreción blanca, amarilla o verde.',
        'Por la mañana: Ojos cerrados y pegados, con costras en las pestañas.',
        'Molestia: Se frota los ojos, le pican o dice que siente arena en ellos.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Ojos llorosos junto con un resfriado. Se contagia con facilidad.',
        'Bacterias: Más secreción. Puede venir con una infección de oído.',
        'Alergia: Los dos ojos pican, lloran y se hinchan. No se contagia.',
        'Recién nacidos: Un ojo con lagañas en un bebé de menos de 1 mes puede ser grave. Un médico debe verlo el mismo día.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Cuidados en casa: Limpie la secreción con un paño limpio y húmedo, de la nariz hacia afuera. Use un paño distinto para cada ojo.',
        'Virus: Ayudan los paños frescos y el paso del tiempo. Los antibióticos no ayudan.',
        'Bacterias: Su profesional médico puede recetar gotas o un ungüento si cree que la causa es una bacteria.',
        '¿También le duele un oído?: Avise a su profesional médico. Su hijo puede necesitar un examen del oído y una medicina que se toma por la boca.',
        'Escuela: Pregunte a su profesional médico y a la escuela cuándo puede volver su hijo.',
        'Evite el contagio: Lávense las manos a menudo. No compartan toallas, paños ni almohadas.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Un niño de más de 1 mes con un ojo rosado o con lagañas, que siente molestia pero no dolor, y ve bien. El padre, la madre o el tutor responde las preguntas.',
        'No es para una consulta en línea: Un recién nacido, un niño que usa lentes de contacto o un niño con las defensas bajas.',
        '¿No está seguro?: Elija Conjuntivitis si es para un adulto. Elija Dolor de oído en niños si lo que más duele es un oído.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón o enrojecimiento alrededor del ojo con fiebre',
      'un ojo que se ve salido, o que no se mueve como debe',
      'dolor muy fuerte en el ojo, o un cambio en la vista',
      'ojos que duelen con la luz',
      'un producto químico en el ojo; primero enjuague el ojo con mucha agua y luego pida ayuda',
      'una cortada, un golpe o algo metido en el ojo',
      'el cuello rígido, mucho sueño, o cuesta despertarlo',
      'dificultad para respirar, o hinchazón de los labios, la lengua o la garganta',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
    ],
    seeInPerson: [
      'un ojo rojo, hinchado o con lagañas y es menor de 1 mes',
      'un ojo rojo y usa lentes de contacto',
      'ampollas cerca del ojo',
      'dolor de oído o fiebre junto con la conjuntivitis',
      'una conjuntivitis que empeora, o que no mejora después de 24 horas de antibiótico',
      'las defensas bajas',
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
    {
      publisher: 'MedlinePlus',
      title: 'Neonatal conjunctivitis',
      url: 'https://medlineplus.gov/ency/article/001606.htm',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Conjuntivitis', url: 'https://medlineplus.gov/spanish/pinkeye.html' },
  ],
};
