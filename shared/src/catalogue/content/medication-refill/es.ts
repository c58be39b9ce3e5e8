import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    '¿Está por acabársele una medicina que toma todos los días? Un profesional médico puede ver qué toma, por qué la toma y cómo le va con ella. Si es seguro que siga con ella, el profesional puede renovar la receta y enviarla a su farmacia.',
  commonMedications: [
    'Lisinopril (Zestril)',
    'Amlodipina (Norvasc)',
    'Atorvastatina (Lipitor)',
    'Levotiroxina (Synthroid)',
    'Metformina (Glucophage)',
    'Sertralina (Zoloft)',
    'Albuterol en inhalador (Ventolin HFA)',
    'Noretindrona en pastillas anticonceptivas (Camila)',
  ],
  symptoms: [
    {
      sectionName: 'Qué se puede resurtir',
      sectionOrder: 1,
      sectionDetails: [
        'Muchas medicinas de uso continuo se pueden renovar si su salud no ha cambiado.',
        'Ejemplos: Pastillas para la presión arterial, el colesterol, la tiroides, la diabetes tipo 2 o el ánimo, inhaladores y anticonceptivos.',
        'Análisis recientes: Algunas medicinas requieren antes un análisis de sangre. Su profesional médico puede pedirle uno antes del resurtido.',
      ],
    },
    {
      sectionName: 'Qué no se puede resurtir',
      sectionOrder: 2,
      sectionDetails: [
        'Sustancias controladas: Lo son los opioides, Adderall y la mayoría de las medicinas para dormir y para el pánico. También lo son algunas para bajar de peso o para el dolor de los nervios.',
        'Medicina nueva o con cambios: Si acaba de empezar una medicina, debe seguir con el médico que se la recetó.',
      ],
    },
    {
      sectionName: 'Cómo funciona',
      sectionOrder: 3,
      sectionDetails: [
        'Muestre la etiqueta: Una foto clara del frasco o de la receta ayuda a su profesional médico a revisar el nombre y la dosis.',
        'Dígalo todo: Mencione otras medicinas, pastillas de venta sin receta y hierbas, los efectos secundarios y las dosis que no tomó.',
        'No la deje por su cuenta: Con algunas medicinas, puede enfermarse si las deja de golpe. Pregunte antes de que se le acaben.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que se sienten bien con una medicina que toman desde hace tiempo.',
        '¿No está seguro?: Elija Consulta general si se siente peor, tiene un problema nuevo o quiere cambiar su medicina.',
        'No es para una consulta en línea: Vea a su propio médico si está embarazada o podría estarlo. También si su enfermedad no está bajo control.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor de pecho, dificultad para respirar o debilidad en un lado del cuerpo',
      'la presión arterial muy alta con dolor de cabeza fuerte, dolor de pecho o vista borrosa',
      'una convulsión, un desmayo o confusión que antes no tenía',
      'el azúcar en la sangre muy alta o muy baja, con vómitos, temblores o mucho sueño',
      'pensamientos de suicidio o de hacerse daño',
      'una posible intoxicación por haber tomado demasiada medicina, o la medicina equivocada',
    ],
    seeInPerson: [
      'que tomar una de estas medicinas y ya se le acabó: insulina, una medicina para convulsiones, un anticoagulante o un esteroide',
      'que tomar una de estas medicinas y ya se le acabó: clonidina o un betabloqueador, como metoprolol',
      'efectos secundarios nuevos, como sarpullido, hinchazón o piel amarilla',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Medicinas', url: 'https://medlineplus.gov/spanish/medicines.html' },
    {
      publisher: 'Drug Enforcement Administration',
      title: 'Drug Scheduling',
      url: 'https://www.dea.gov/drug-information/drug-scheduling',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Suicidio', url: 'https://medlineplus.gov/spanish/suicide.html' },
  ],
};
