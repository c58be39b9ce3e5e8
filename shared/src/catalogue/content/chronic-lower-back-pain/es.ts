import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor lumbar crónico es un dolor entre las costillas y las caderas que ha durado 12 semanas o más. Puede ser difícil encontrar una sola causa, pero hay mucho que puede aliviarlo. Un profesional médico puede hablar con usted de su dolor y de lo que ya ha probado. Puede sugerirle ejercicio, terapia y medicinas que no causan adicción, y decirle si necesita un examen o una prueba de imagen.',
  commonMedications: [
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Meloxicam (Mobic)',
    'Duloxetina (Cymbalta)',
    'Diclofenaco en gel (Voltaren)',
    'Parche de lidocaína (Salonpas, Lidoderm)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Molestia: Dolor sordo o rigidez en la parte baja de la espalda casi todos los días, por 12 semanas o más.',
        'Dolor punzante: Al agacharse, levantar algo, girar el cuerpo o estar mucho tiempo de pie.',
        'Ciática: Dolor que baja desde la espalda o la cadera por una pierna.',
        'Vida diaria: Duerme mal, tiene el ánimo decaído, o trabaja y se divierte menos de lo que quisiera.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Muchas veces no está claro: Los músculos y las articulaciones pueden seguir adoloridos mucho después de que sanó un tirón.',
        'Discos y articulaciones: Un disco que sobresale o está gastado, o artritis en la columna.',
        'Un canal estrecho: Hay menos espacio para los nervios de la columna.',
        'También influyen: Poco ejercicio, cargas pesadas, mucho tiempo sentado, fumar, el sobrepeso y el estrés.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primero, moverse: El ejercicio y la terapia física son lo que más ayuda con el tiempo. Quedarse en cama empeora el dolor.',
        'Otras ayudas: El calor, los masajes, el yoga o el taichí pueden aliviar el dolor.',
        'Pastillas para el dolor: El ibuprofeno o el naproxeno pueden hacer daño al corazón, los riñones y el estómago. Su profesional médico le preguntará antes por estos órganos.',
        'Duloxetina: Una pastilla diaria que puede calmar el dolor que dura mucho. Avísele a su profesional médico de cualquier cambio de ánimo.',
        'Sobre la piel: Un gel o un parche puede ayudar con menos efectos en el resto del cuerpo.',
        'Aquí no: No se recetan opioides ni otras sustancias controladas.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con dolor en la parte baja de la espalda por 12 semanas o más y sin ninguna señal de la lista de cuándo pedir ayuda.',
        'No es para una consulta en línea: Si está o puede estar embarazada, tiene las defensas bajas, o nunca le han revisado este dolor y va empeorando.',
        '¿No está seguro?: Elija Dolor de espalda si su dolor empezó hace menos de 12 semanas, o si acaba de darse un tirón en la espalda.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'debilidad que antes no tenía en una pierna, o arrastra un pie',
      'adormecimiento alrededor de la ingle, los genitales o la parte interna de los muslos',
      'problemas para orinar que antes no tenía, o pérdida del control de la orina o las heces',
      'un dolor repentino, como un desgarro, en la espalda o la barriga, o siente que se desmaya con ese dolor',
      'dolor de pecho o dificultad para respirar',
      'dolor de espalda después de una mala caída, un choque o un golpe fuerte',
      'dolor de espalda con fiebre y se inyecta drogas',
      'pensamientos de suicidio o de hacerse daño',
    ],
    seeInPerson: [
      'dolor de espalda con fiebre o escalofríos',
      'dolor en el costado con fiebre, o ardor al orinar',
      'cáncer, ahora o en el pasado, o una pérdida de peso que no puede explicar',
      'dolor que le despierta de noche o que no se alivia al acostarse',
      'los huesos débiles, o ha tomado pastillas de esteroides por mucho tiempo',
      'dolor de espalda y está o puede estar embarazada',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Back Pain',
      url: 'https://www.niams.nih.gov/health-topics/back-pain',
      language: 'en',
    },
    {
      publisher: 'National Center for Complementary and Integrative Health',
      title: 'Low-Back Pain and Complementary Health Approaches: What You Need To Know',
      url: 'https://www.nccih.nih.gov/health/low-back-pain-and-complementary-health-approaches-what-you-need-to-know',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Dolor de espalda', url: 'https://medlineplus.gov/spanish/backpain.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Duloxetine',
      url: 'https://medlineplus.gov/druginfo/meds/a604030.html',
      language: 'en',
    },
  ],
};
