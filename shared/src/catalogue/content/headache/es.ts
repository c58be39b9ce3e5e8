import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de cabeza es un dolor o una presión en la cabeza, la cara, el cuero cabelludo o el cuello. La mayoría de las veces es por tensión, o viene con un resfriado, el estrés o la falta de sueño. Un profesional médico puede repasar sus síntomas con usted y ver si hay señales de alarma. También puede sugerirle medicinas y pasos sencillos que quizás alivien el dolor.',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Aspirina con cafeína (Anacin)',
    'Acetaminofén, aspirina y cafeína (Excedrin)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Siente un dolor sordo y constante, o como una banda apretada en la cabeza.',
        'Siente el cuello, los hombros o el cuero cabelludo tensos o adoloridos.',
        'Dolor de cabeza por tensión: El dolor aprieta ambos lados de la cabeza. Aun así, usted puede hacer casi todo.',
        'Presión en los senos nasales: Le duelen las mejillas o la frente y tiene la nariz tapada.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Vida diaria: El estrés, dormir mal, saltarse una comida, beber poca agua, el alcohol o tomar menos café que de costumbre.',
        'Enfermedades: Un resfriado, la gripe, COVID-19 o una infección de los senos nasales.',
        'Demasiada medicina para el dolor: Si toma pastillas muchos días de la semana, el dolor de cabeza puede volver.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Descanse en un cuarto tranquilo, beba agua, coma a sus horas y póngase un paño tibio o fresco en la cabeza o el cuello.',
        'Medicinas para el dolor: Una de venta sin receta puede ser suficiente. Trate de no tomarla más de 2 o 3 días a la semana.',
        'Pregunte antes: Algunas medicinas para el dolor no son seguras si tiene problemas de los riñones, el hígado, el corazón o el estómago, o si toma un anticoagulante.',
        'Aquí no se usan: En este servicio nunca se recetan opioides ni medicinas con butalbital para el dolor de cabeza.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un dolor de cabeza parecido a los que ya han tenido.',
        '¿No está seguro?: Elija Migraña si la cabeza le late, a menudo de un lado, si tiene náuseas, o si la luz y el ruido le molestan. Siga en esta página si el dolor es sordo y aprieta.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, acaba de tener un bebé, tiene cáncer o tiene las defensas bajas.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'un dolor de cabeza que llega de golpe, o que es el peor de su vida',
      'dolor de cabeza con fiebre y el cuello rígido o un sarpullido',
      'debilidad, adormecimiento, la cara caída, o dificultad para hablar, ver o caminar',
      'confusión, un desmayo o una convulsión',
      'dolor de cabeza después de un golpe en la cabeza, o cualquier dolor de cabeza nuevo mientras toma un anticoagulante',
      'un ojo rojo y con dolor, vista borrosa o halos alrededor de las luces',
      'un dolor de cabeza fuerte durante el embarazo o justo después del parto',
      'dolor de cabeza cuando otros en su casa también se sienten mal; puede ser monóxido de carbono, así que primero salga de la casa',
    ],
    seeInPerson: [
      'un dolor de cabeza nuevo después de los 50 años, o que viene con dolor de mandíbula o el cuero cabelludo sensible al tacto',
      'un dolor de cabeza que empeora día a día, o que le despierta de noche',
      'cualquier dolor de cabeza nuevo y está embarazada, tiene cáncer o tiene las defensas bajas',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Dolor de cabeza', url: 'https://medlineplus.gov/spanish/headache.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Headaches - danger signs',
      url: 'https://medlineplus.gov/ency/patientinstructions/000424.htm',
      language: 'en',
    },
    {
      publisher: 'National Institute of Neurological Disorders and Stroke',
      title: 'Headache',
      url: 'https://www.ninds.nih.gov/health-information/disorders/headache',
      language: 'en',
    },
  ],
};
