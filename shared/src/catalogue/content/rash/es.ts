import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Un sarpullido es un cambio en el color o la textura de la piel. Puede picar, arder, soltar escamas o formar ampollas. Muchos se pueden reconocer con fotos claras y unas pocas preguntas. Un profesional médico puede ver el suyo, decirle qué puede ser y recetarle una crema o pastillas si las necesita.',
  commonMedications: [
    'Hidrocortisona en crema (Cortizone-10)',
    'Triamcinolona en crema (Kenalog)',
    'Cetirizina (Zyrtec)',
    'Clotrimazol en crema (Lotrimin AF)',
    'Terbinafina en crema (Lamisil AT)',
    'Mupirocina en ungüento (Bactroban)',
    'Permetrina en crema (Elimite)',
    'Valaciclovir (Valtrex)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Ve manchas, granitos o parches en la piel. Pueden ser de color rosado, rojo, morado o café (marrón), y cuesta más verlos en la piel oscura.',
        'La piel puede picar, arder, agrietarse o soltar líquido.',
        'Urticaria: Ronchas que pican, cambian de lugar y se borran en un día o menos.',
        'Tiña o tiña de la ingle: Una mancha redonda o que crece, con el borde escamoso.',
        'Hiedra venenosa: Granitos o ampollas que pican, muchas veces en línea, uno o dos días después de estar al aire libre.',
        'Culebrilla (herpes zóster): Una franja de ampollas que duele, en un solo lado del cuerpo o de la cara.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Contacto: Plantas, metales, jabones, perfume, látex o un producto nuevo para la piel.',
        'Alergia: Un alimento, una medicina o la picadura de un insecto.',
        'Gérmenes y ácaros: Un hongo, un virus, bacterias o sarna.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Lave la piel con suavidad y manténgala fresca y seca. Deje de usar los productos nuevos y trate de no rascarse.',
        'Picazón: La puede calmar una crema suave con esteroides o una pastilla para la alergia.',
        'Hongos o sarna: Una crema los elimina. Las personas que viven con usted también pueden necesitar tratamiento.',
        'Culebrilla: Las pastillas contra el virus funcionan mejor si se empiezan a más tardar 72 horas después de que salen las primeras manchas, así que no espere.',
        'Hiedra venenosa fuerte: Su profesional médico puede recetar pastillas de esteroides.',
        'Piel infectada: Puede recibir un ungüento antibiótico si su profesional médico cree que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un sarpullido nuevo, que no se sienten muy enfermos.',
        '¿No está seguro?: Elija Eccema si tiene zonas secas que pican, y que van y vienen durante meses. Elija Alergias si tiene urticaria con estornudos o picazón en los ojos. Elija Sarpullido en niños si es para un niño.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, o si tiene las defensas bajas.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'un sarpullido con dificultad para respirar, o hinchazón de la cara, los labios, la lengua o la garganta',
      'urticaria con vómitos o sensación de desmayo después de comer algo, de una picadura o de una medicina',
      'fiebre con manchas moradas que no se borran al presionarlas',
      'ampollas, piel que se pela, o llagas en la boca o los ojos, sobre todo después de usar una medicina nueva',
      'una zona de piel caliente y muy dolorosa que se extiende rápido',
    ],
    seeInPerson: [
      'un sarpullido cerca del ojo o en la punta de la nariz',
      'sarpullido, fiebre o un dolor de cabeza fuerte después de una picadura de garrapata',
      'un sarpullido en la mayor parte del cuerpo, o con fiebre',
      'pus, costras amarillas, rayas rojas o dolor que aumenta',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Erupciones en la piel', url: 'https://medlineplus.gov/spanish/rashes.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Rash 101 in adults: When to seek medical treatment',
      url: 'https://www.aad.org/public/everyday-care/itchy-skin/rash/rash-101',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Shingles (Herpes Zoster)',
      url: 'https://www.cdc.gov/shingles/about/index.html',
      language: 'en',
    },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Poison ivy, oak, and sumac: How to treat the rash',
      url: 'https://www.aad.org/public/everyday-care/itchy-skin/poison-ivy/treat-rash',
      language: 'en',
    },
  ],
};
