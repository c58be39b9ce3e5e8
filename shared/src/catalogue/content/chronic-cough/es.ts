import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La tos crónica es la que ha durado 8 semanas o más. Lo más común es que haya una causa detrás, como moco que baja de la nariz, asma, ácido del estómago, tabaco o una medicina. Un profesional médico puede ayudarle a encontrar la causa probable y empezar a tratarla. También puede decirle si necesita una radiografía de tórax u otras pruebas.',
  commonMedications: [
    'Fluticasona en aerosol nasal (Flonase)',
    'Cetirizina (Zyrtec)',
    'Loratadina (Claritin)',
    'Budesonida en inhalador (Pulmicort), si el asma puede ser la causa',
    'Albuterol en inhalador (Ventolin), si el asma puede ser la causa',
    'Omeprazol (Prilosec), si tiene reflujo ácido',
    'Famotidina (Pepcid), si tiene reflujo ácido',
    'Parche o chicle de nicotina (NicoDerm CQ, Nicorette), para dejar de fumar',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Tos: Seca o con moco, casi todos los días, por 8 semanas o más.',
        'Garganta: Cosquilleo, ganas de aclararla o moco que baja por detrás.',
        'Pecho: Silbidos al respirar, o tos con el ejercicio o de noche.',
        'Estómago: Acidez o un sabor agrio, a menudo peor al acostarse.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Nariz: Alergias o problemas de los senos nasales que gotean hacia la garganta.',
        'Asma: En algunas personas la tos es la única señal.',
        'Reflujo ácido: Ácido del estómago que sube a la garganta.',
        'Humo: El suyo, el de otras personas o el de un vapeador.',
        'Medicina: Pastillas para la presión llamadas inhibidores de la ECA, como el lisinopril.',
        'Enfermedad de los pulmones: Como la EPOC, una infección que no se va o, con menos frecuencia, cáncer.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Según la causa: Su profesional médico puede probar un aerosol nasal, una pastilla para la alergia, un inhalador o una medicina que baja el ácido.',
        'Pruebas: Por lo general se aconseja una radiografía de tórax. Quizás también necesite una prueba de respiración.',
        'Inhibidores de la ECA: No deje la pastilla por su cuenta. El médico que se la recetó puede cambiarla.',
        'Fumar: Dejar de fumar ayuda más que cualquier jarabe para la tos. Pídale ayuda a su profesional médico para dejarlo.',
        'Antibióticos: Su profesional médico puede usar uno, pero solo si cree que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con tos de 8 semanas o más, que respiran sin esfuerzo y que por lo demás se sienten bien.',
        'No es para una consulta en línea: Si está o puede estar embarazada, tiene las defensas bajas, o fuma mucho y la tos es nueva o ha cambiado.',
        '¿No está seguro?: Elija Tos reciente si su tos ha durado menos de 8 semanas. Elija Asma si sabe que la tiene y le está dando problemas. Un niño con tos de 3 semanas o más debe ir a una consulta en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar, o los labios azules o grises',
      'dolor o presión en el pecho',
      'mucha sangre al toser',
      'un desmayo, o confusión que antes no tenía',
      'hinchazón de los labios, la lengua o la garganta',
      'algo atorado en la garganta, o dificultad para tragar su propia saliva',
      'falta de aire repentina y una pierna hinchada o con dolor',
    ],
    seeInPerson: [
      'sangre al toser, aunque sea poca, o moco del color del óxido',
      'una pérdida de peso que no puede explicar, sudores de noche o una fiebre que no se quita',
      'más falta de aire que antes',
      'la voz ronca por más de 3 semanas, o dificultad para tragar',
      'una tos nueva o distinta después de años de fumar',
      'contacto cercano, ahora o antes, con alguien con tuberculosis (TB)',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Tos', url: 'https://medlineplus.gov/spanish/cough.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Cough',
      url: 'https://medlineplus.gov/ency/article/003072.htm',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Reflujo gastroesofágico', url: 'https://medlineplus.gov/spanish/gerd.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Signs and Symptoms of Tuberculosis',
      url: 'https://www.cdc.gov/tb/signs-symptoms/index.html',
      language: 'en',
    },
  ],
};
