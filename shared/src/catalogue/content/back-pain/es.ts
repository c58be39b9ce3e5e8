import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de espalda suele empezar después de levantar algo, girar el cuerpo o pasar mucho tiempo sentado. La mayoría de los dolores nuevos mejoran en unas semanas, y seguir activo ayuda. Un profesional médico puede preguntarle por su dolor y ver si hay señales de alarma. También puede sugerirle movimientos y medicinas que quizás le ayuden a volver a moverse bien.',
  commonMedications: [
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Diclofenaco en gel (Voltaren)',
    'Parche de lidocaína (Lidoderm)',
    'Ciclobenzaprina (Flexeril)',
    'Metocarbamol (Robaxin)',
    'Tizanidina (Zanaflex)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Le duele la espalda, la siente rígida o le duele al agacharse, levantar algo o estar de pie.',
        'Espasmo: Un músculo de la espalda se aprieta de golpe y le cuesta enderezarse.',
        'Ciática: Dolor, hormigueo o adormecimiento que baja por la parte de atrás de una pierna.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Tirón: Un músculo que se lastima al levantar algo, hacer deporte o moverse de golpe.',
        'Columna: Un disco que sobresale y presiona un nervio, o el desgaste de las articulaciones.',
        'Otras causas: Una piedra en el riñón o una infección se puede sentir como dolor de espalda y necesita otro tratamiento.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Siga en movimiento: Camine y haga tareas ligeras según pueda. Pasar mucho tiempo en cama puede empeorar el dolor.',
        'Calor: Una compresa tibia puede aflojar los músculos tensos.',
        'Dolor: Puede ayudarle una pastilla, un gel o un parche de venta sin receta para el dolor. Si tiene problemas de los riñones, el corazón o el estómago, o si toma un anticoagulante, pregunte antes.',
        'Relajante muscular: Su profesional médico puede recetarle uno por poco tiempo. Puede darle sueño, así que no maneje ni beba alcohol mientras lo toma.',
        'No se usa aquí: En este servicio nunca se recetan opioides, tramadol ni carisoprodol.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con dolor de espalda de menos de 12 semanas y sin señales de alarma.',
        '¿No está seguro?: Elija Dolor lumbar crónico si el suyo ha durado 12 semanas o más. Siga en esta página si es más reciente.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, ha tenido cáncer, tiene los huesos débiles o tiene las defensas bajas.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'debilidad que antes no tenía en una pierna, o arrastra un pie',
      'adormecimiento en la ingle, las nalgas o la parte interna de los muslos',
      'problemas que antes no tenía para aguantar la orina o las heces, o para orinar o evacuar',
      'un dolor repentino, como un desgarro, en la espalda o la barriga, o dolor de espalda y siente que se desmaya',
      'dolor de espalda con dolor de pecho o dificultad para respirar',
      'dolor de espalda después de una mala caída o un choque',
    ],
    seeInPerson: [
      'dolor de espalda con fiebre o escalofríos',
      'dolor en el costado, debajo de las costillas, con fiebre, o sangre en la orina',
      'cáncer, ahora o en el pasado, o una pérdida de peso que no puede explicar',
      'dolor de espalda nuevo, y alguna vez se ha inyectado drogas',
      'dolor que empeora de noche o cuando se acuesta y no se mueve',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Dolor de espalda', url: 'https://medlineplus.gov/spanish/backpain.html' },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Back Pain',
      url: 'https://www.niams.nih.gov/health-topics/back-pain',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Low back pain - acute',
      url: 'https://medlineplus.gov/ency/article/007425.htm',
      language: 'en',
    },
  ],
};
