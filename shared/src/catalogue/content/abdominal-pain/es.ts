import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de barriga tiene muchas causas, desde gases y acidez hasta problemas que necesitan atención el mismo día. Un dolor leve que va y viene a menudo se alivia con pasos sencillos. Un profesional médico le pregunta dónde y cuándo le duele, y ve si hay señales de alarma. Puede darle consejos, sugerirle una medicina o decirle que necesita una consulta en persona.',
  commonMedications: [
    'Carbonato de calcio (Tums)',
    'Famotidina (Pepcid AC)',
    'Omeprazol (Prilosec OTC)',
    'Simeticona (Gas-X)',
    'Diciclomina (Bentyl)',
    'Ondansetrón (Zofran)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Acidez o agruras: Un ardor detrás del hueso del pecho, a menudo después de comer o al acostarse. Si siente el pecho apretado o pesado, llame al 911.',
        'Indigestión: Siente el estómago lleno, adolorido o con acidez.',
        'Gases: Hinchazón y cólicos que se alivian al soltar gases.',
        'Virus del estómago: Cólicos con el estómago revuelto o heces sueltas.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Comida y bebida: Comidas grandes, grasosas o picantes, alcohol, café, o leche si no le cae bien.',
        'Intestinos: Estreñimiento, gases, un virus del estómago o el intestino irritable.',
        'Medicinas: El ibuprofeno, el naproxeno y la aspirina pueden dañar el estómago.',
        'Causas que no pueden esperar: El apéndice reventado o inflamado, piedras en la vesícula, una úlcera que sangra, el intestino tapado o un embarazo fuera de la matriz.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Tome líquidos claros a sorbos. Coma poco, y comida sencilla. Descanse y no beba alcohol.',
        'Acidez o agruras: Un antiácido, o una medicina que baja el ácido, puede ayudar.',
        'Gases y cólicos: Su profesional médico puede sugerir una pastilla para los gases. O puede darle una medicina que relaja el intestino.',
        'Estómago revuelto: Una medicina puede calmarlo para que usted pueda beber.',
        'Pruebas: Si la causa no está clara, quizás le tengan que ver en persona. Le pueden hacer un examen, un análisis de sangre o un estudio de imagen.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un dolor leve que va y viene, y sin señales de alarma.',
        '¿No está seguro?: Elija Consulta general si su problema principal es la diarrea. Elija Infección urinaria si le arde al orinar. Para un niño, elija Dolor abdominal en niños.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, tiene las defensas bajas o acaba de tener una cirugía.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'un dolor que llega de golpe, que es muy fuerte o que empeora sin parar',
      'la barriga dura, o que le duele mucho al tocarla',
      'dolor de barriga con dolor de pecho, dificultad para respirar o un desmayo',
      'dolor en la parte baja del lado derecho con fiebre, o dolor que se pasa a ese lado',
      'sangre en el vómito, o vómito que parece café molido',
      'heces con sangre, o negras y pegajosas como el alquitrán',
      'vómitos y no puede evacuar ni soltar gases',
      'dolor de barriga o sangrado, y está o puede estar embarazada',
      'dolor repentino en un testículo',
      'dolor de barriga después de un golpe, una caída o un choque',
    ],
    seeInPerson: [
      'dolor en la parte baja del lado derecho',
      'la piel o los ojos amarillos',
      'fiebre, o vómitos que no le dejan retener líquidos',
      'un dolor que dura más de uno o dos días, o una pérdida de peso que no puede explicar',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Dolor abdominal', url: 'https://medlineplus.gov/spanish/abdominalpain.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Abdominal pain',
      url: 'https://medlineplus.gov/ency/article/003120.htm',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Indigestión', url: 'https://medlineplus.gov/spanish/indigestion.html' },
    { publisher: 'MedlinePlus', title: 'Acidez estomacal', url: 'https://medlineplus.gov/spanish/heartburn.html' },
  ],
};
