import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A los niños les salen muchos tipos de sarpullido, y la mayoría son leves. Un sarpullido puede venir del pañal, de un virus, de una alergia, de un hongo o de una picadura de insecto. Un profesional médico puede ver fotos de la piel de su hijo, decirle qué puede ser y sugerir una crema u otros cuidados.',
  commonMedications: [
    'Óxido de zinc en ungüento (Desitin)',
    'Nistatina en crema',
    'Clotrimazol en crema (Lotrimin AF)',
    'Hidrocortisona en crema (Cortizone-10)',
    "Cetirizina líquida (Children's Zyrtec)",
    'Mupirocina en ungüento (Bactroban)',
    'Permetrina en crema (Elimite)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Puede ver manchas, granitos, ampollas o zonas secas. En la piel oscura se pueden ver de color morado, gris o café (marrón).',
        'Su hijo puede rascarse, estar molesto o dormir mal.',
        'Sarpullido del pañal (rozadura): Piel roja y adolorida debajo del pañal.',
        'Urticaria: Ronchas que pican y van de un lugar a otro.',
        'Enfermedad de manos, pies y boca: Ampollas pequeñas en las manos y los pies, y llagas en la boca.',
        'Varicela: Ampollas que pican y salen por tandas, con fiebre.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Piel mojada o rozada: Pañales, baba, sudor o ropa apretada.',
        'Virus: Muchos virus de la niñez causan un sarpullido que se quita solo.',
        'Hongos, bacterias o ácaros: Tiña, cándida, impétigo o sarna.',
        'Alergia: Un alimento, una medicina, una planta o un jabón nuevo.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Sarpullido del pañal: Cambie el pañal a menudo, deje secar la piel al aire y use una crema protectora espesa. Si hay hongos (cándida), hace falta otra crema.',
        'Picazón: Ayudan los baños frescos, las uñas cortas y una crema hidratante sencilla. Pregunte antes de usar una crema con esteroides en un niño menor de 2 años, o debajo del pañal.',
        'Fiebre o dolor: Nunca le dé aspirina a un niño o adolescente. No le dé ibuprofeno a un bebé menor de 6 meses. Si puede ser varicela, pregunte antes de dar ibuprofeno.',
        'Crema para la sarna: Se puede usar desde los 2 meses de edad, si su profesional médico lo indica.',
        'Piel infectada: Su hijo puede recibir un ungüento antibiótico si su profesional médico cree que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Un niño de 3 meses o más con un sarpullido nuevo, que bebe, juega y se porta casi como siempre. El padre, la madre o el tutor responde las preguntas.',
        '¿No está seguro?: Elija Sarpullido si es para un adulto. Elija Consulta general para niños si su hijo está enfermo y el sarpullido es solo una parte.',
        'Sarampión: Si su hijo pudo estar cerca de alguien con sarampión, llame a la clínica antes de ir, para no poner en riesgo a otros.',
        'No es para una consulta en línea: Un bebé menor de 3 meses, o un niño con las defensas bajas, debe ir a una consulta en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'manchas moradas u oscuras que no se borran al presionarlas',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'dificultad para respirar, o hinchazón de los labios, la lengua o la garganta',
      'ampollas o piel que se pela, o llagas en la boca o los ojos',
      'ampollas o granos con pus y es menor de 1 mes',
      'el cuello rígido, mucho sueño, el cuerpo flojo, o cuesta despertarlo',
      'de 6 a 8 horas sin orinar o sin mojar el pañal',
    ],
    seeInPerson: [
      'fiebre desde hace 5 días, o fiebre con los ojos, los labios o la lengua rojos',
      'contacto con alguien con sarampión; llame antes de ir',
      'un sarpullido cerca del ojo, o pus, costras o rayas rojas',
      'un sarpullido áspero como papel de lija, con dolor de garganta o fiebre',
      'sarpullido, fiebre o dolor de cabeza después de una picadura de garrapata',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Erupciones en la piel', url: 'https://medlineplus.gov/spanish/rashes.html' },
    { publisher: 'MedlinePlus', title: 'Dermatitis del pañal', url: 'https://medlineplus.gov/spanish/diaperrash.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Hand, Foot, and Mouth Disease',
      url: 'https://www.cdc.gov/hand-foot-mouth/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Measles Symptoms and Complications',
      url: 'https://www.cdc.gov/measles/signs-symptoms/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'How to Treat Chickenpox',
      url: 'https://www.cdc.gov/chickenpox/treatment/index.html',
      language: 'en',
    },
  ],
};
