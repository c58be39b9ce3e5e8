import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'En las mujeres, el cabello suele hacerse más ralo en la raya del peinado y en la parte de arriba de la cabeza. Puede ser de familia, o venir después de un parto, una enfermedad, estrés o falta de hierro. Un profesional médico puede ver sus fotos y su historial de salud. Luego puede sugerirle análisis o un tratamiento seguro para usted.',
  commonMedications: [
    'Minoxidil en espuma o solución (Rogaine)',
    'Minoxidil en tabletas, uso fuera de etiqueta',
    'Espironolactona (Aldactone), uso fuera de etiqueta',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Raya más ancha: Se ve más cuero cabelludo donde se peina la raya.',
        'Menos cabello arriba: El cabello se hace ralo en la coronilla. La línea de la frente casi no cambia.',
        'Se cae más: Encuentra más cabello en el cepillo, en la ducha o en la almohada.',
        'Cola de caballo más delgada: Siente el cabello con menos volumen que antes.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Familia y edad: La calvicie de patrón femenino suele ser de familia. Es más común después de la menopausia.',
        'Caída pasajera: Un parto, una fiebre alta, una cirugía, el estrés o bajar de peso muy rápido pueden hacer que el cabello se caiga de 2 a 3 meses después. La mayor parte vuelve a crecer.',
        'Salud: Pueden influir la falta de hierro o un problema de la tiroides o de las hormonas. Su profesional médico puede pedirle un análisis de sangre.',
        'Cuidado del cabello: Las trenzas y los moños (chongos) apretados y los productos fuertes pueden dañar el cabello y su raíz.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Producto para el cuero cabelludo: Usted se pone el minoxidil en espuma o solución en el cuero cabelludo. Puede que se le caiga más cabello en las primeras semanas.',
        'Tabletas: Las de minoxidil en dosis baja y la espironolactona no tienen aprobación de la FDA para la caída del cabello. Aun así, un profesional médico puede elegir una. Eso se llama uso fuera de etiqueta (off-label). Pueden bajar la presión arterial, y la espironolactona puede subir el potasio.',
        'Embarazo: No use estas medicinas si está embarazada o trata de quedar embarazada. Si da el pecho, pregunte antes. Con la espironolactona necesita un anticonceptivo confiable.',
        'Finasterida: No está aprobada para mujeres, y puede dañar al bebé antes de que nazca.',
        'Tiempo: Los cambios pueden tardar de 6 a 12 meses en verse. Lo ganado se pierde si deja el tratamiento.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Mujeres de 18 a 64 años que poco a poco tienen menos cabello, o a quienes se les cae más después de un parto o una enfermedad.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está embarazada o podría estarlo. También si el cuero cabelludo le duele, tiene cicatrices o escamas, o suelta líquido o pus.',
        '¿No está seguro?: Esta página es para mujeres. Para hombres, elija Caída del cabello. Para un sarpullido en el cuero cabelludo, elija Sarpullido.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón de la cara, los labios, la lengua o la garganta, o dificultad para respirar',
      'dolor de pecho, un desmayo o latidos muy rápidos',
      'una debilidad muy grande o latidos irregulares mientras toma espironolactona',
      'una posible intoxicación por haber tragado minoxidil en espuma o solución',
    ],
    seeInPerson: [
      'pus, llagas abiertas o enrojecimiento que se extiende en el cuero cabelludo',
      'cabello que se cae de golpe, en parches o en mechones',
      'vello nuevo en la cara, la voz más gruesa o reglas que no llegan',
      'aumento rápido de peso, o manos o pies hinchados, mientras usa minoxidil',
      'un posible embarazo mientras usa una de estas medicinas',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Dermatology',
      title: 'Thinning Hair and Hair Loss: Could It Be Female Pattern Hair Loss?',
      url: 'https://www.aad.org/public/diseases/hair-loss/types/female-pattern',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Female pattern baldness',
      url: 'https://medlineplus.gov/ency/article/001173.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Pérdida del cabello',
      url: 'https://medlineplus.gov/spanish/hairloss.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil Topical',
      url: 'https://medlineplus.gov/druginfo/meds/a689003.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil',
      url: 'https://medlineplus.gov/druginfo/meds/a682608.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Spironolactone',
      url: 'https://medlineplus.gov/druginfo/meds/a682627.html',
      language: 'en',
    },
  ],
};
