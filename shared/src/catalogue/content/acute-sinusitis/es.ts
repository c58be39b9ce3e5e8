import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La sinusitis aguda es una infección de los senos nasales que empezó hace menos de 4 semanas. Los huecos detrás de la cara se hinchan y se llenan de líquido, la mayoría de las veces después de un resfriado. Al menos 9 de cada 10 casos son por un virus y se quitan sin antibiótico. Un profesional médico puede ayudarle a aliviar sus síntomas, ver con usted cómo sigue y decidir si conviene un antibiótico.',
  commonMedications: [
    'Enjuague nasal con solución salina (NeilMed)',
    'Fluticasona en aerosol nasal (Flonase)',
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Amoxicilina (Amoxil), solo si su profesional médico cree que la causa es una bacteria',
    'Amoxicilina y ácido clavulánico (Augmentin), solo si su profesional médico cree que la causa es una bacteria',
    'Doxiciclina (Vibramycin), solo si su profesional médico cree que la causa es una bacteria',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Nariz: Tapada, o con moco espeso que puede ser claro, amarillo o verde.',
        'Cara: Dolor o presión en las mejillas, en la frente o alrededor de los ojos.',
        'Garganta: Moco que baja por detrás, con tos o mal aliento.',
        'Comienzo: Empezó en las últimas 4 semanas, a menudo con un resfriado.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Es, por mucho, la causa más común.',
        'Bacterias: Son menos comunes. El color del moco no dice si es un virus o una bacteria.',
        'También influyen: Alergias, humo, pólipos (carnosidades) en la nariz o las defensas bajas.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primero, observar: La mayoría de las personas mejora en 7 a 10 días con descanso y líquidos.',
        'Enjuague: El agua salada limpia la nariz. Use agua destilada, o agua de la llave hervida y ya fría.',
        'Aerosol y alivio del dolor: Un aerosol nasal con esteroide y una medicina común para el dolor pueden aliviar la presión.',
        'Antibióticos: Su profesional médico puede recetarle uno si cree que la causa es una bacteria: no mejora después de 10 días, tiene fiebre alta con mucho dolor en la cara por 3 a 4 días, o mejora y luego empeora otra vez.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con la nariz tapada y presión en la cara por menos de 4 semanas.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, o si tiene las defensas bajas.',
        '¿No está seguro?: Elija Infección de los senos nasales si la suya lleva 4 semanas o más, vuelve una y otra vez, o no sabe cuándo empezó. Elija Alergias si sobre todo estornuda y siente picazón.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón o enrojecimiento alrededor de un ojo, un ojo que se ve salido, o dolor al moverlo',
      'visión doble o cualquier pérdida de la vista',
      'el cuello rígido, o un dolor de cabeza muy fuerte con fiebre',
      'confusión, una convulsión o dificultad para mantenerse despierto',
      'la frente hinchada y adolorida',
      'costras negras o líquido negro en la nariz',
      'dificultad para respirar',
    ],
    seeInPerson: [
      'fiebre por más de 3 o 4 días',
      'un dolor muy fuerte en la cara o en la cabeza',
      'las defensas bajas, o diabetes mal controlada',
      'varias infecciones de los senos nasales en un año',
      'un dolor que empeora mientras toma un antibiótico',
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
