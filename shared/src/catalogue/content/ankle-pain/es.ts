import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de tobillo puede llegar poco a poco, sin una caída ni una torcedura. Puede venir de un tendón adolorido, articulaciones rígidas, gota o demasiado uso. Un profesional médico puede preguntarle dónde y cuándo le duele, ver una foto y sugerirle medicinas, soporte o movimientos que quizás le ayuden.',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Diclofenaco en gel (Voltaren)',
    'Colchicina (Colcrys)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'El tobillo le duele, se siente rígido o se hincha.',
        'Dolor de tendón: Le duele la parte de atrás del talón o el lado del tobillo, sobre todo con los primeros pasos.',
        'Artritis: La articulación está rígida y adolorida, y empeora con el paso de los meses.',
        'Gota: La articulación se pone caliente, roja y muy adolorida en unas horas.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Uso: Correr o estar de pie más que de costumbre, pisos duros o zapatos gastados.',
        'Articulaciones: Artritis, gota o un esguince viejo que no sanó bien.',
        'Otras causas: Pies planos, un nervio pinzado, o una infección de la articulación, que no puede esperar.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Deje por un tiempo lo que le causa dolor, use hielo, levante el pie y use zapatos con buen soporte.',
        'Dolor: Una medicina o un gel de venta sin receta para el dolor puede ayudar. Si tiene problemas de los riñones, el corazón o el estómago, o si toma un anticoagulante, pregunte antes.',
        'Gota: Si su profesional médico piensa que es gota, puede recetarle una medicina para la gota.',
        'Movimientos: Los estiramientos y los ejercicios de fuerza pueden ayudar a sanar un tendón adolorido.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un dolor de tobillo que no empezó con una lesión, y que pueden caminar con él.',
        '¿No está seguro?: Elija esta página si no hubo torcedura, caída ni golpe. Elija Lesión de tobillo si hubo algo así. Elija Gota si ya tuvo gota antes y esto se siente igual.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, o si tiene las defensas bajas.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón en una o ambas piernas con dificultad para respirar o dolor de pecho',
      'el pie frío, pálido, azul o adormecido',
      'el tobillo caliente e hinchado, con fiebre y confusión o la sensación de que se va a desmayar',
    ],
    seeInPerson: [
      'el tobillo caliente, rojo e hinchado, con fiebre o escalofríos',
      'una sola pantorrilla hinchada y adolorida, que puede ser señal de un coágulo de sangre',
      'diabetes y una llaga, una cortada o un cambio de color en el pie',
      'tanto dolor que no puede pararse en ese pie',
      'hinchazón en los dos tobillos que antes no tenía',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Ankle pain',
      url: 'https://medlineplus.gov/ency/article/003167.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Lesiones y enfermedades del tobillo',
      url: 'https://medlineplus.gov/spanish/ankleinjuriesanddisorders.html',
    },
    { publisher: 'MedlinePlus', title: 'Tendinitis', url: 'https://medlineplus.gov/spanish/tendinitis.html' },
    { publisher: 'MedlinePlus', title: 'Gota', url: 'https://medlineplus.gov/spanish/gout.html' },
  ],
};
