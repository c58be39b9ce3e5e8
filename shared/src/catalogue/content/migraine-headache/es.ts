import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La migraña es un dolor de cabeza fuerte que a menudo late de un lado. Puede darle náuseas y hacer que la luz o el ruido le molesten mucho. Un profesional médico puede repasar sus ataques con usted y ayudarle a encontrar qué los provoca. Si es seguro para usted, puede recetarle medicinas para tratarlos o prevenirlos.',
  commonMedications: [
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Acetaminofén, aspirina y cafeína (Excedrin Migraine)',
    'Sumatriptán (Imitrex)',
    'Rizatriptán (Maxalt)',
    'Metoclopramida (Reglan)',
    'Ondansetrón (Zofran)',
    'Propranolol (Inderal LA)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'El dolor late o golpea, a menudo de un lado. Puede durar de 4 horas a 3 días.',
        'Puede tener náuseas o vómitos.',
        'La luz, el ruido, los olores o moverse empeoran el dolor.',
        'Aura: Algunas personas ven manchas, líneas en zigzag o destellos, o sienten hormigueo, durante menos de una hora antes del dolor.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Familia: La migraña suele ser de familia y es más común en las mujeres.',
        'Qué la provoca: El estrés, dormir mucho o poco, saltarse comidas, el alcohol, algunos alimentos, el clima o la regla.',
        'Demasiada medicina para el dolor: Si toma pastillas muchos días del mes, puede tener más dolores de cabeza.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'A la primera señal: Tome su medicina pronto. Luego descanse en un cuarto oscuro y tranquilo con un paño fresco.',
        'Medicinas para el dolor: Una de venta sin receta puede bastar para un ataque leve.',
        'Triptanes: Pueden detener un ataque. No son seguros después de un ataque al corazón o un derrame cerebral, ni si su presión arterial no está bajo control.',
        'Malestar de estómago: Su profesional médico puede agregar una medicina para calmarlo.',
        'Prevención: Si los ataques son frecuentes, una medicina diaria puede ayudar. Algunas no son seguras en el embarazo.',
        'Aquí no se usan: En este servicio nunca se recetan opioides, medicinas con butalbital ni lasmiditán.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un ataque parecido a los que ya han tenido.',
        '¿No está seguro?: Elija Dolor de cabeza si el dolor es sordo y aprieta ambos lados, y no le molestan la luz, el ruido ni el estómago. Siga en esta página si la cabeza le late o tiene náuseas.',
        'Anticonceptivos: Dígale a su profesional médico si tiene aura. Las pastillas con estrógeno podrían no ser seguras para usted.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está embarazada o podría estarlo, o si es su primer dolor de cabeza fuerte.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'un dolor de cabeza que llega de golpe, o que es el peor de su vida',
      'dolor de cabeza con fiebre y el cuello rígido o un sarpullido',
      'debilidad, la cara caída, dificultad para hablar o pérdida de la vista',
      'aura que dura más de 60 minutos, o aura con debilidad',
      'confusión, un desmayo o una convulsión',
      'dolor de cabeza después de un golpe en la cabeza, o cualquier dolor de cabeza nuevo mientras toma un anticoagulante',
      'un dolor de cabeza fuerte durante el embarazo o justo después del parto',
      'dolor o presión en el pecho, haya tomado o no una medicina para la migraña',
    ],
    seeInPerson: [
      'dolores de cabeza claramente distintos a los de siempre',
      'una migraña que ya dura más de 3 días',
      'vómitos que no le dejan retener líquidos o medicinas',
      'un dolor de cabeza nuevo después de los 50 años, o que viene con dolor de mandíbula o el cuero cabelludo sensible al tacto',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Migraña', url: 'https://medlineplus.gov/spanish/migraine.html' },
    {
      publisher: 'National Institute of Neurological Disorders and Stroke',
      title: 'Migraine',
      url: 'https://www.ninds.nih.gov/health-information/disorders/migraine',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Headaches - danger signs',
      url: 'https://medlineplus.gov/ency/patientinstructions/000424.htm',
      language: 'en',
    },
  ],
};
