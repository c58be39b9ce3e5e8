import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La infección urinaria ocurre cuando los gérmenes crecen en la vejiga o en el tubo por donde sale la orina. Es más común en las mujeres, y puede dar ardor o ganas de orinar a cada rato. Un profesional médico puede repasar sus síntomas y, si parece una infección simple de la vejiga, recetarle un antibiótico.',
  commonMedications: [
    'Nitrofurantoína (Macrobid)',
    'Trimetoprima y sulfametoxazol (Bactrim)',
    'Fosfomicina (Monurol)',
    'Fenazopiridina (Pyridium, AZO)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Le arde o le duele al orinar.',
        'Tiene que ir al baño a menudo o con prisa, y sale poca orina.',
        'Siente presión o cólicos en la parte baja de la barriga.',
        'La orina puede verse turbia, oler fuerte o verse rosada.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Gérmenes: Bacterias de la piel o del intestino entran en el tubo por donde sale la orina.',
        'Qué aumenta el riesgo: Las relaciones sexuales, una infección urinaria anterior, la menopausia, la diabetes, una piedra en el riñón o problemas para vaciar la vejiga.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Antibiótico: Puede recibir un tratamiento corto si su profesional médico cree que la causa es una bacteria. Avise si es alérgico a las sulfas o a otras medicinas.',
        'Ardor: Una pastilla de venta sin receta puede aliviarlo por poco tiempo. Pone la orina de color naranja y no mata los gérmenes.',
        'Análisis de orina: Su profesional médico puede pedirle uno, sobre todo si las infecciones vuelven una y otra vez.',
        'En casa: Beba agua y no aguante las ganas de orinar.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos sanos de 18 a 64 años, sin fiebre, sin dolor de espalda y sin embarazo.',
        'Hombres: La infección urinaria es menos común en los hombres. Lo más probable es que necesite un análisis de orina, y quizás deba ir a una consulta en persona.',
        '¿No está seguro?: Si es mujer y tiene picazón y flujo blanco y espeso, elija Infección vaginal por hongos. Elija Vejiga hiperactiva si va al baño a menudo pero no le arde.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, o si tiene las defensas bajas. También si pudo contagiarse de una infección de transmisión sexual. Un niño también debe ir en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'fiebre con escalofríos que le hacen temblar',
      'confusión que antes no tenía, desmayo o el corazón muy acelerado',
      'vómitos que no le dejan retener líquidos o pastillas',
      'la vejiga llena y no puede orinar nada',
      'dolor muy fuerte en la espalda, el costado o el abdomen',
    ],
    seeInPerson: [
      'fiebre, o dolor en la espalda o el costado',
      'señales de infección urinaria y está o puede estar embarazada',
      'las defensas bajas, una enfermedad de los riñones o una sonda en la vejiga',
      'coágulos, o mucha sangre, en la orina',
      'flujo nuevo, llagas o una pareja con una infección',
      'síntomas sin alivio después de 2 días de antibiótico, o 3 o más infecciones urinarias en un año',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Urinary Tract Infection Basics',
      url: 'https://www.cdc.gov/uti/about/index.html',
      language: 'en',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Bladder Infection (Urinary Tract Infection—UTI) in Adults',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-infection-uti-in-adults',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Infecciones urinarias',
      url: 'https://medlineplus.gov/spanish/urinarytractinfections.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Adults',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/adult-outpatient.html',
      language: 'en',
    },
  ],
};
