import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La artritis es dolor, hinchazón o rigidez en una o más articulaciones. La más común viene del desgaste de la articulación con el tiempo. Un profesional médico puede repasar sus síntomas, sugerirle formas de moverse con menos dolor y tratar los brotes con medicinas seguras para usted.',
  commonMedications: [
    'Diclofenaco en gel (Voltaren)',
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve, Naprosyn)',
    'Meloxicam (Mobic)',
    'Celecoxib (Celebrex)',
    'Duloxetina (Cymbalta)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Dolor: La articulación duele al usarla, o al final del día.',
        'Rigidez: Cuesta moverse después de descansar, o al levantarse.',
        'Hinchazón: La articulación puede verse hinchada o sentirse un poco caliente.',
        'Menos movimiento: Quizás no pueda doblarla tanto como antes.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Desgaste: La capa lisa que cubre las puntas de los huesos se gasta con los años. Esto es la osteoartritis. Es común en las rodillas, las caderas y las manos.',
        'Las defensas del cuerpo: En la artritis reumatoide el cuerpo ataca sus propias articulaciones, a menudo las mismas de los dos lados.',
        'Qué aumenta el riesgo: La edad, el sobrepeso, una lesión vieja en la articulación y los casos en la familia.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Siga activo: Caminar, nadar y hacer ejercicios de fuerza puede aliviar el dolor.',
        'Menos carga: Si tiene sobrepeso, bajar de peso puede ayudar a las rodillas y caderas adoloridas.',
        'Sobre la piel: Un gel para el dolor puede ayudar a las manos y las rodillas.',
        'Pastillas: Su profesional médico puede sugerirle una pastilla para el dolor. Algunas pueden dañar el estómago, el corazón o los riñones, así que cuéntele qué problemas de salud ha tenido.',
        'Artritis reumatoide: Las medicinas que la frenan requieren análisis de sangre y consultas en persona. Vea pronto a un médico de las articulaciones (reumatólogo), pues tratarla temprano protege sus articulaciones.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que llevan semanas o más con articulaciones adoloridas o rígidas, y sin fiebre.',
        'No es para una consulta en línea: Vea a su propio médico si está o puede estar embarazada, tiene las defensas bajas o tiene una enfermedad de los riñones.',
        '¿No está seguro?: Si ya tuvo gota, y una articulación se le puso roja, caliente y muy adolorida de golpe, elija Gota. Si solo le duele el tobillo, elija Dolor de tobillo.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'una articulación caliente y muy hinchada, con fiebre o escalofríos',
      'debilidad o adormecimiento que antes no tenía en un brazo o una pierna',
      'dolor de cabeza nuevo, dolor de mandíbula o un cambio en la vista, y usted tiene más de 50 años',
      'heces negras o con sangre, o vómito con sangre, mientras toma pastillas para el dolor',
      'dolor de pecho o dificultad para respirar',
    ],
    seeInPerson: [
      'una articulación que se puso caliente, roja o muy hinchada, aunque no tenga fiebre',
      'dolor en una articulación después de una caída o una lesión',
      'una articulación que no puede mover, o en la que no puede apoyar el peso',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Arthritis',
      url: 'https://www.niams.nih.gov/health-topics/arthritis',
      language: 'en',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Osteoarthritis',
      url: 'https://www.niams.nih.gov/health-topics/osteoarthritis',
      language: 'en',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Rheumatoid Arthritis',
      url: 'https://www.niams.nih.gov/health-topics/rheumatoid-arthritis',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Artritis',
      url: 'https://medlineplus.gov/spanish/arthritis.html',
    },
  ],
};
