import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El acné sale cuando los poros se tapan y se inflaman. Se ve como puntos negros, puntos blancos, granos o bultos más profundos. Un profesional médico puede ver fotos claras de su piel y sugerirle un plan con cremas, geles o pastillas. También puede decirle cuánto puede tardar en hacer efecto.',
  commonMedications: [
    'Peróxido de benzoilo (PanOxyl)',
    'Adapaleno (Differin)',
    'Tretinoína (Retin-A)',
    'Ácido azelaico (Azelex)',
    'Clindamicina con peróxido de benzoilo (BenzaClin)',
    'Doxiciclina (Vibramycin), por poco tiempo',
    'Espironolactona (Aldactone), para algunas mujeres',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Puntos negros y puntos blancos: Bultitos donde un poro está tapado.',
        'Granos: Bultos rojos y adoloridos, con o sin pus.',
        'Nódulos y quistes: Bultos profundos y dolorosos que pueden dejar cicatrices.',
        'Dónde: La cara, el cuello, el pecho, la espalda y los hombros.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Poros tapados: La grasa y las células muertas de la piel tapan un poro, y ahí crecen gérmenes.',
        'Hormonas: La adolescencia, la regla o dejar los anticonceptivos.',
        'Productos: Maquillaje grasoso, productos para el cabello, o ropa o equipo ajustado que roza la piel.',
        'Familia: El acné a menudo viene de familia.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Cuidado de la piel: Lávese con suavidad dos veces al día. No se frote la piel, y no se pellizque ni se exprima los granos.',
        'Cremas y geles: Son lo primero. La mayoría tarda de 6 a 8 semanas en lograr un cambio que se note.',
        'Pastillas: Su profesional médico puede agregar un antibiótico por poco tiempo. A algunas mujeres les puede ayudar la espironolactona o ciertas pastillas anticonceptivas.',
        'Sol: Con los retinoides y la doxiciclina la piel se quema más rápido al sol. Use protector solar.',
        'Embarazo: Los retinoides, la doxiciclina y la espironolactona no se usan en el embarazo. Si está embarazada, puede estarlo o trata de quedar embarazada, vea a su propio médico en persona.',
        'Aquí no: Isotretinoína. Requiere análisis de laboratorio y un programa nacional de seguridad llamado iPLEDGE, por eso la debe manejar un médico de la piel (dermatólogo).',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con puntos negros, granos o unos pocos bultos más profundos, y sin embarazo.',
        'Vea a un dermatólogo: Si tiene muchos bultos profundos, si le siguen saliendo cicatrices, o si no nota ningún cambio después de un tratamiento completo.',
        '¿No está seguro?: Si es un sarpullido que salió de golpe o que pica, elija Sarpullido. Si tiene manchas secas que pican, elija Eccema. Si tiene líneas finas y manchas de sol, elija Cuidado antiedad. Para un adolescente, elija Consulta general para niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'la cara hinchada y fiebre',
      'acné muy fuerte que salió de golpe, con fiebre o dolor en las articulaciones',
      'enrojecimiento o hinchazón que se extiende cerca de un ojo',
      'dificultad para respirar, o hinchazón de los labios, la lengua o la garganta, después de usar una medicina nueva',
      'ampollas, piel que se pela o llagas en la boca después de usar una medicina nueva',
      'pensamientos de suicidio o de hacerse daño',
    ],
    seeInPerson: [
      'acné y está o puede estar embarazada',
      'un bulto doloroso que crece, está caliente o suelta pus',
      'el ánimo decaído y no mejora',
      'acné junto con vello nuevo en la cara, la voz más gruesa o reglas que no llegan',
      'las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Acne',
      url: 'https://www.niams.nih.gov/health-topics/acne',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Acné', url: 'https://medlineplus.gov/spanish/acne.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Acne',
      url: 'https://www.aad.org/public/diseases/acne',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Isotretinoin',
      url: 'https://medlineplus.gov/druginfo/meds/a681043.html',
      language: 'en',
    },
  ],
};
