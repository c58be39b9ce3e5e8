import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El ojo seco se presenta cuando usted no produce suficientes lágrimas o cuando se le secan muy rápido. Puede sentir escozor, ardor o como arena en los ojos. Un profesional médico puede preguntarle en línea por sus ojos, su trabajo y sus medicinas. Puede sugerirle gotas y cuidados diarios, y decirle si un oculista debe verlos más de cerca.',
  commonMedications: [
    'Lágrimas artificiales sin conservantes (Refresh, Systane)',
    'Gel o ungüento lubricante para los ojos (Refresh P.M.), para la noche',
    'Gotas de ciclosporina para los ojos (Restasis)',
    'Gotas de lifitegrast para los ojos (Xiidra)',
    'Aerosol nasal de vareniclina (Tyrvaya)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Sensación: Escozor, ardor o una molestia áspera, como arena en el ojo.',
        'Aspecto: Los dos ojos un poco rojos.',
        'Vista: Vista borrosa que se aclara al parpadear.',
        'Lágrimas: Los ojos lloran de vez en cuando, porque tratan de compensar la sequedad.',
        'Ojos cansados: Peor con pantallas, viento, humo, aire seco o lentes de contacto.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Edad y hormonas: El ojo seco es más común después de los 50 años, y en las mujeres después de la menopausia.',
        'Pantallas: La gente parpadea menos cuando lee o mira una pantalla.',
        'Medicinas: Algunas pastillas para la alergia, el resfriado, el sueño, el ánimo y la presión arterial secan los ojos.',
        'Otras causas: Los bordes de los párpados hinchados, los lentes de contacto, una cirugía de los ojos o una enfermedad, como la de la tiroides.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Gotas: Las lágrimas artificiales son lo primero. Busque gotas sin conservantes si las usa a menudo.',
        'Calor: Un paño tibio y húmedo sobre los párpados cerrados ayuda a las glándulas de grasa.',
        'Hábitos: Aparte la vista de la pantalla a menudo, parpadee por completo y no deje que los ventiladores y las salidas de aire le den en la cara.',
        'Evite: Las gotas que prometen quitar lo rojo. Pueden empeorar la sequedad.',
        'Recetas: Si las lágrimas no bastan, su profesional médico puede sugerir otras gotas o un aerosol nasal. Antes de usar algunas de estas medicinas, debe revisarle un oculista.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con una molestia leve en los ojos, como arena, ardor o cansancio, y con la vista normal.',
        'No es para una consulta en línea: Dolor en el ojo, un cambio en la vista, una lesión o una cirugía reciente del ojo. Si está o puede estar embarazada, o tiene las defensas bajas, consulte a su propio médico.',
        '¿No está seguro?: Si un ojo está rojo, pegado o lleno de lagañas, elija Conjuntivitis. Si le pican los ojos y estornuda, elija Alergias.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'pérdida repentina de la vista, o visión doble',
      'dolor muy fuerte en el ojo',
      'un producto químico en el ojo; primero enjuague el ojo con mucha agua y luego pida ayuda',
      'una cortada, un golpe o algo metido en el ojo',
      'halos alrededor de las luces con dolor de cabeza, náuseas o un ojo rojo',
      'un ojo rojo y con dolor, y usa lentes de contacto',
    ],
    seeInPerson: [
      'ojos que duelen con la luz normal',
      'pus espeso, o una llaga o mancha blanca en el ojo',
      'ojos secos junto con la boca muy seca o dolor en las articulaciones',
      'un párpado que no cierra del todo',
      'ojos secos después de una cirugía de los ojos',
    ],
  },
  sources: [
    {
      publisher: 'National Eye Institute',
      title: 'Dry Eye',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/dry-eye',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Dry eye syndrome',
      url: 'https://medlineplus.gov/ency/article/000426.htm',
      language: 'en',
    },
  ],
};
