import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El eccema deja partes de la piel secas, adoloridas y con picazón. Suele ir y venir por años, en brotes. No se contagia a otras personas. Un profesional médico puede ver fotos claras de su piel, ayudarle a encontrar qué lo provoca y sugerirle cremas y humectantes para calmar un brote.',
  commonMedications: [
    'Vaselina o humectante espeso (Vaseline, CeraVe)',
    'Hidrocortisona en crema (Cortizone-10)',
    'Triamcinolona en crema o ungüento (Kenalog)',
    'Ungüento de tacrolimus (Protopic)',
    'Crema de pimecrolimus (Elidel)',
    'Ungüento de crisaborol (Eucrisa)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Picazón: A menudo fuerte, y peor de noche.',
        'Manchas: Piel seca, áspera o con escamas. En la piel clara se ve roja. En la piel oscura puede verse morada, gris o de color café (marrón).',
        'Dónde: En la parte de adentro de los codos, detrás de las rodillas, y en el cuello, las manos o la cara.',
        'Por rascarse: Piel gruesa, grietas o zonas que sueltan líquido y hacen costra.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Piel que no protege bien: Pierde agua y deja entrar cosas que la irritan.',
        'Familia: El eccema, el asma y la fiebre del heno suelen ir juntos.',
        'Lo que lo provoca: Jabón, lana, sudor, aire seco, estrés, polvo o mascotas.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Humecte la piel: Use una crema o un ungüento espeso y sencillo al menos dos veces al día, y a los pocos minutos de bañarse.',
        'Báñese con suavidad: Baños cortos y tibios, con jabón suave y sin perfume. Seque la piel con toques suaves.',
        'Brotes: Una crema con esteroides puede calmar un brote. Su profesional médico le dirá qué tan fuerte, dónde y por cuánto tiempo.',
        'Cara y pliegues: Hay cremas sin esteroides para la piel delgada.',
        'Infección: Su profesional médico puede añadir un antibiótico si cree que la causa es una bacteria.',
        'No por mucho tiempo: Las pastillas de esteroides. El eccema suele volver cuando se dejan.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con manchas secas y con picazón que van y vienen, y que se sienten bien.',
        'No es para una consulta en línea: Piel adolorida en gran parte del cuerpo, o manchas que sueltan líquido y se extienden. Si está o puede estar embarazada, o tiene las defensas bajas, consulte a su propio médico.',
        '¿No está seguro?: Elija Sarpullido si las manchas son nuevas y no sabe qué son. Elija Alergias si tiene urticaria, que son ronchas que pican, cambian de lugar y se borran en menos de un día. Para un niño, elija Sarpullido en niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'ampollas dolorosas, o llagas dolorosas y hundidas como hoyitos, con o sin fiebre',
      'enrojecimiento en la mayor parte del cuerpo, o piel que se pela o hace ampollas',
      'una zona de piel caliente y dolorosa que se extiende rápido',
      'dificultad para respirar, o hinchazón de los labios, la lengua o la garganta',
      'llagas, ampollas o hinchazón cerca de un ojo, con dolor o un cambio en la vista',
      'fiebre con confusión, o siente que se desmaya',
    ],
    seeInPerson: [
      'pus, costras amarillas, rayas rojas o fiebre',
      'eccema alrededor de un ojo',
      'una picazón tan fuerte que no puede dormir o trabajar',
      'un brote que no mejora con el tratamiento',
      'el ánimo decaído y no mejora',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Atopic Dermatitis',
      url: 'https://www.niams.nih.gov/health-topics/atopic-dermatitis',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Eccema', url: 'https://medlineplus.gov/spanish/eczema.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Eczema',
      url: 'https://www.aad.org/public/diseases/eczema',
      language: 'en',
    },
  ],
};
