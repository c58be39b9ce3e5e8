import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Llame ya al 911 si lucha por respirar, no puede terminar una frase, le duele el pecho o tiene los labios azules o grises. No espere una consulta en línea. Esta página es solo para una falta de aire leve que usted conoce bien y que se quita al descansar. Un profesional médico puede hablar con usted en vivo, y muchas veces le pedirá que vaya a una revisión en persona.',
  commonMedications: ['Depende de la causa', 'Albuterol en inhalador (Ventolin HFA), solo si ya tiene asma o EPOC'],
  symptoms: [
    {
      sectionName: 'Llame primero al 911',
      sectionOrder: 1,
      sectionDetails: [
        'Llame al 911 si le cuesta respirar en reposo, o si la falta de aire empieza de golpe o empeora minuto a minuto.',
        'Mientras espera: Siéntese derecho, afloje la ropa apretada y use su inhalador de rescate si tiene uno.',
        'No maneje usted mismo. No espere a ver si se le pasa.',
      ],
    },
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 2,
      sectionDetails: [
        'Siente que no le entra suficiente aire, o que tiene el pecho apretado.',
        'Se queda sin aire en escaleras o caminatas que antes eran fáciles.',
        'Puede tener silbidos al respirar, o tos.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 3,
      sectionDetails: [
        'Pulmones: Asma, EPOC, una infección en el pecho o un coágulo de sangre.',
        'Corazón: Un ataque al corazón, insuficiencia cardíaca o latidos irregulares.',
        'Otras causas: Una alergia fuerte, poco hierro en la sangre, un ataque de pánico, el sobrepeso o estar en mala forma física.',
        'Algunas de estas causas necesitan atención en cuestión de minutos. Usted no puede distinguirlas por lo que siente.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que saben por qué les falta el aire, por ejemplo por un asma que ya les diagnosticaron, y que se sienten bien en reposo.',
        'Elija una consulta en vivo: Su profesional médico necesita hablar con usted y oír cómo respira. Puede enviarle a hacerse un examen, una radiografía o un análisis de sangre.',
        'Inhalador: Su profesional médico puede renovar la receta de un inhalador de rescate si ya tiene asma o EPOC.',
        '¿No está seguro?: Elija Asma si tiene asma y le molesta un poco. Si no sabe qué tan grave es su falta de aire, llame al 911.',
        'No es para una consulta en línea: Una falta de aire que antes no tenía, un embarazo, o un parto, una cirugía o un viaje largo recientes.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar que llega de golpe, que es grave o que tiene en reposo',
      'tan poco aire que no puede terminar una frase',
      'los labios, la cara o las uñas de color azul o gris, o muy pálidos',
      'dolor, presión u opresión en el pecho',
      'desmayo, confusión que antes no tenía o dificultad para mantenerse despierto',
      'hinchazón de los labios, la lengua o la garganta, o urticaria con dificultad para respirar',
      'sangre al toser',
      'una pierna hinchada o con dolor, o una cirugía, un viaje largo o un reposo en cama recientes',
      'dificultad para respirar en el embarazo o justo después del parto',
      'asma, y su inhalador de rescate no le ayuda o lo necesita otra vez antes de que pasen unas 4 horas',
    ],
    seeInPerson: [
      'cualquier falta de aire que sea nueva para usted, aunque sea leve',
      'hinchazón en las dos piernas, o dificultad para respirar al acostarse boca arriba',
      'fiebre o tos con flema junto con la falta de aire',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Breathing difficulties - first aid',
      url: 'https://medlineplus.gov/ency/article/000007.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Breathing difficulty',
      url: 'https://medlineplus.gov/ency/article/003075.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Problemas respiratorios',
      url: 'https://medlineplus.gov/spanish/breathingproblems.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Embolia pulmonar',
      url: 'https://medlineplus.gov/spanish/pulmonaryembolism.html',
    },
  ],
};
