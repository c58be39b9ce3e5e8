import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Este es un programa mensual para adultos que quieren bajar de peso con la ayuda de un profesional médico. Si es seguro para usted, su profesional médico puede recetarle semaglutida compuesta, una inyección que puede hacer que se llene más pronto y sienta menos hambre. La semaglutida compuesta no está aprobada por la FDA. La FDA no ha evaluado su seguridad, su calidad ni qué tan bien funciona.',
  commonMedications: ['Semaglutida compuesta con vitamina B-12 (inyección)'],
  symptoms: [
    {
      sectionName: 'Para quién puede servir',
      sectionOrder: 1,
      sectionDetails: [
        'IMC de 30 o más: Un punto de partida común para este tipo de atención. El IMC compara su peso con su estatura.',
        'IMC de 27 o más: Si además tiene presión arterial alta, diabetes tipo 2 o colesterol alto.',
        'Dígale a su profesional médico: Cualquier tumor o cáncer que haya tenido, cualquier problema del páncreas que haya tenido y todas las medicinas que toma. La insulina y algunas pastillas para la diabetes, junto con la semaglutida, pueden bajarle demasiado el azúcar.',
        '¿No está seguro?: Anote su estatura y su peso, y responda las preguntas. Elija Consulta general si quiere hablar de otros problemas de salud.',
      ],
    },
    {
      sectionName: 'Quién no debe usarlo',
      sectionOrder: 2,
      sectionDetails: [
        'Cáncer de tiroides: Usted o un familiar cercano ha tenido cáncer medular de tiroides.',
        'MEN 2: Usted o un familiar cercano tiene neoplasia endocrina múltiple tipo 2, que es una enfermedad rara de las glándulas.',
        'Embarazo: Está embarazada, puede estarlo, piensa quedar embarazada pronto o está amamantando. Consulte a su propio médico.',
        'Dónde vive: El programa no se ofrece en California, Washington ni Iowa.',
      ],
    },
    {
      sectionName: 'Cómo funciona',
      sectionOrder: 3,
      sectionDetails: [
        'Comienzo: Usted responde preguntas sobre su salud. Su profesional médico decide si el programa es adecuado para usted.',
        'Entrega: Si se receta, la medicina llega a su casa en 5 a 7 días.',
        'Cada mes: Debe tener una consulta con su profesional médico. Su profesional puede subirle la dosis poco a poco, o suspender la medicina.',
        'Análisis: Después del primer mes, necesita análisis del hígado, los riñones y la tiroides para seguir.',
        'Además: La comida, el movimiento y los hábitos de sueño siguen siendo importantes. Nadie puede prometer cuánto peso va a perder.',
      ],
    },
    {
      sectionName: 'Qué debe saber de la medicina',
      sectionOrder: 4,
      sectionDetails: [
        'Compuesta: Una farmacia la prepara por encargo. No es un genérico y no está aprobada por la FDA.',
        'Efectos comunes: Malestar de estómago, vómitos, diarrea o estreñimiento, y cansancio.',
        'Mida con cuidado: Hay personas que han sufrido daños por poner demasiada medicina en la jeringa. Pida que le enseñen cómo hacerlo. Nunca use más de lo que le indicaron.',
        'Riesgos graves: Páncreas inflamado, piedras en la vesícula, azúcar baja en la sangre, y daño a los riñones por pérdida de líquidos. En pruebas con animales causó tumores de tiroides.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor muy fuerte en el abdomen que no se quita o que llega hasta la espalda',
      'vómitos una y otra vez, o que no le dejan retener líquidos',
      'dificultad para respirar, o hinchazón de la cara, los labios, la lengua o la garganta',
      'desmayo, confusión, o temblor y sudor por azúcar baja en la sangre',
      'un cambio repentino en la vista',
      'una posible sobredosis por haber usado demasiada medicina',
    ],
    seeInPerson: [
      'la piel o los ojos amarillos',
      'un bulto en el cuello, la voz ronca o dificultad para tragar',
      'muy poca orina, orina oscura o mareo al ponerse de pie',
      'un posible embarazo y ha usado la medicina',
    ],
  },
  sources: [
    {
      publisher: 'Food and Drug Administration',
      title: "FDA's Concerns with Unapproved GLP-1 Drugs Used for Weight Loss",
      url: 'https://www.fda.gov/drugs/drug-alerts-and-statements/fdas-concerns-unapproved-glp-1-drugs-used-weight-loss',
      language: 'en',
    },
    {
      publisher: 'Food and Drug Administration',
      title: 'Compounding and the FDA: Questions and Answers',
      url: 'https://www.fda.gov/drugs/human-drug-compounding/compounding-and-fda-questions-and-answers',
      language: 'en',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Prescription Medications to Treat Overweight & Obesity',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/prescription-medications-treat-overweight-obesity',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Semaglutide Injection',
      url: 'https://medlineplus.gov/druginfo/meds/a618008.html',
      language: 'en',
    },
  ],
};
