import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La infección de los senos nasales ocurre cuando los huecos con aire que hay dentro de la cara se hinchan y se llenan de líquido. Esta página es para una infección que ha durado 4 semanas o más, o que vuelve una y otra vez. Un profesional médico puede ver cuánto tiempo lleva enfermo y cómo se siente, ayudarle a aliviar la presión y decidir si le conviene un antibiótico.',
  commonMedications: [
    'Enjuague nasal con solución salina',
    'Fluticasona en aerosol nasal (Flonase)',
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Amoxicilina (Amoxil)',
    'Amoxicilina y ácido clavulánico (Augmentin)',
    'Doxiciclina (Vibramycin)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Tiene la nariz tapada o le gotea, con moco transparente, amarillo o verde.',
        'Siente dolor o pesadez en las mejillas, en la frente o alrededor de los ojos.',
        'Puede tener dolor de cabeza, tos, mal aliento o dolor de garganta.',
        'Puede sentir los olores y los sabores menos que antes.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Es, por mucho, la causa más común. Muchas veces viene después de un resfriado. Un antibiótico no ayuda.',
        'Bacterias: Son menos comunes. El color del moco no muestra si la causa es un virus o una bacteria.',
        'Qué aumenta el riesgo: Alergias, humo, pólipos (carnosidades) en la nariz o las defensas bajas.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Enjuague: Un enjuague con agua salada puede despejar la nariz. Use agua destilada, o agua hervida y ya fría. Nunca use agua del grifo o de la llave tal como sale.',
        'Aerosol nasal: Un aerosol con esteroides puede bajar la hinchazón.',
        'Dolor: Una medicina para el dolor de venta sin receta puede aliviar la presión y la fiebre.',
        'Tiempo: Muchas personas se curan solo con tiempo y estos pasos.',
        'Antibiótico: Puede recibir uno si su profesional médico cree que la causa es una bacteria. Si la causa es la hinchazón o una alergia, no ayuda.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con nariz tapada y presión en la cara que han durado 4 semanas o más, o que vuelven una y otra vez.',
        '¿No está seguro?: Elija Sinusitis aguda si los síntomas empezaron hace menos de 4 semanas. Siga en esta página si han durado 4 semanas o más, si vuelven una y otra vez o si no sabe cuándo empezaron.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, si tiene las defensas bajas o si no mejora después de meses de tratamiento.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón o enrojecimiento alrededor de un ojo, un ojo que se ve salido, o dolor al moverlo',
      'visión doble o cualquier pérdida de la vista',
      'el cuello rígido o un dolor de cabeza muy fuerte con fiebre',
      'confusión, o dificultad para mantenerse despierto',
      'un bulto hinchado y adolorido en la frente',
      'costras negras o líquido negro en la nariz',
      'dificultad para respirar',
    ],
    seeInPerson: [
      'las defensas bajas o diabetes mal controlada, con fiebre o dolor en la cara',
      'una fiebre que dura más de 3 o 4 días',
      'dolor que empeora mientras toma un antibiótico',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sinus Infection Basics',
      url: 'https://www.cdc.gov/sinus-infection/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Adults',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/adult-outpatient.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Sinusitis', url: 'https://medlineplus.gov/spanish/sinusitis.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'Is Rinsing Your Sinuses With Neti Pots Safe?',
      url: 'https://www.fda.gov/consumers/consumer-updates/rinsing-your-sinuses-neti-pots-safe',
      language: 'en',
    },
  ],
};
