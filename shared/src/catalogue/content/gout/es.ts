import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La gota es un tipo de artritis que da ataques repentinos y muy dolorosos, a menudo en el dedo gordo del pie. Empieza cuando hay demasiado ácido úrico en el cuerpo y se forman cristales filosos en una articulación. Un profesional médico puede ayudarle a calmar un ataque y a encontrar qué se lo provoca. También puede hablarle de medicinas que quizás prevengan el próximo.',
  commonMedications: [
    'Naproxeno (Aleve, Naprosyn)',
    'Indometacina (Indocin)',
    'Colchicina (Colcrys)',
    'Prednisona (Deltasone)',
    'Alopurinol (Zyloprim)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Dolor repentino: Suele empezar de noche y puede despertarle.',
        'Articulación roja, caliente e hinchada: Hasta el roce de una sábana puede doler.',
        'Dónde: Lo más común es el dedo gordo del pie. También pueden doler el pie, el tobillo, la rodilla, la muñeca o los dedos de la mano.',
        'Cuánto dura: La mayoría de los ataques se calma en una o dos semanas. Pueden volver.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Ácido úrico: El cuerpo lo produce a partir de la comida y de sus propias células. La gota puede empezar cuando los riñones no eliminan lo suficiente.',
        'Comidas y bebidas: La carne roja, las vísceras, los mariscos, la cerveza, los licores y las bebidas dulces pueden provocar un ataque.',
        'Medicinas: Algunos diuréticos (pastillas para eliminar líquido) y la aspirina en dosis baja pueden subir el ácido úrico. No deje una medicina a menos que su médico se lo diga.',
        'Qué aumenta el riesgo: Ser hombre, el sobrepeso, la enfermedad de los riñones, la presión arterial alta y tener familiares con gota.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'De inmediato: Descanse la articulación, manténgala en alto y enfríela con hielo envuelto en un paño.',
        'Medicina para el ataque: Su profesional médico puede elegir una pastilla para el dolor, la colchicina o un esteroide por poco tiempo. Cada una tiene riesgos si usted tiene problemas de los riñones, el estómago o el corazón, o si toma otras medicinas.',
        'Colchicina: Tómela exactamente como se la recetaron. Demasiada puede causar la muerte.',
        'Prevención: Si los ataques vuelven, una pastilla diaria puede bajar el ácido úrico. Requiere análisis de sangre cada cierto tiempo.',
        'Hábitos diarios: Beba agua, coma menos de lo que le provoca ataques y tome menos alcohol.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años a quienes ya les dijeron que tienen gota, con un ataque que se siente como el anterior.',
        'Primero en persona: Si es su primer ataque, puede que haga falta una prueba de la articulación para descartar una infección.',
        'No es para una consulta en línea: Vea a su propio médico si está embarazada o podría estarlo, si tiene enfermedad de los riñones o si tiene las defensas bajas.',
        '¿No está seguro?: Si las articulaciones le duelen por ratos desde hace meses, elija Artritis. Si se torció el tobillo, elija Lesión de tobillo.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'fiebre o escalofríos junto con una articulación caliente e hinchada',
      'vómitos o diarrea muy fuertes, o debilidad que antes no tenía, mientras toma colchicina',
      'una posible intoxicación por haber tomado demasiada colchicina, aunque se sienta bien',
      'heces negras o con sangre, o vómito con sangre',
      'dolor de pecho o dificultad para respirar',
    ],
    seeInPerson: [
      'un primer ataque, o uno que se siente distinto a los otros',
      'una rodilla o una cadera caliente e hinchada',
      'una cortada o una llaga cerca de la articulación que duele',
      'dolor por la gota junto con enfermedad de los riñones',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Gout',
      url: 'https://www.niams.nih.gov/health-topics/gout',
      language: 'en',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Gout: Diagnosis, Treatment, and Steps to Take',
      url: 'https://www.niams.nih.gov/health-topics/gout/diagnosis-treatment-and-steps-to-take',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Gota',
      url: 'https://medlineplus.gov/spanish/gout.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Colchicine',
      url: 'https://medlineplus.gov/druginfo/meds/a682711.html',
      language: 'en',
    },
  ],
};
