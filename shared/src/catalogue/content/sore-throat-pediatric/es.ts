import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de garganta es común en los niños, y la mayoría de las veces lo causa un virus. La infección de garganta por estreptococo (strep, en inglés) se ve más en niños de edad escolar y es rara antes de los 3 años. Un profesional médico puede repasar los síntomas de su hijo, ayudarle a calmar el dolor y decirle si su hijo necesita una prueba de estreptococo.',
  commonMedications: [
    "Acetaminofén (Children's Tylenol)",
    "Ibuprofeno (Children's Motrin)",
    'Amoxicilina (Amoxil)',
    'Penicilina V',
    'Cefalexina (Keflex)',
    'Azitromicina (Zithromax)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Su hijo dice que le duele la garganta, come menos o llora al tragar.',
        'Es probable que sea un virus: Su hijo también tiene tos, la nariz que gotea, voz ronca o conjuntivitis.',
        'Se parece más al estreptococo: El dolor empieza de golpe, con fiebre, dolor en el cuello y sin tos. A algunos niños les duele la cabeza o la barriga, o vomitan.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Un resfriado, la gripe, COVID-19 o la enfermedad de manos, pies y boca. Los antibióticos no ayudan.',
        'Estreptococo: Bacterias que se contagian con facilidad en la escuela y en casa.',
        'Otras causas: Aire seco, humo, alergias o gritar mucho.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Ofrezca bebidas frías, paletas de hielo, sopa y comida blanda. Los líquidos importan más que la comida.',
        'Dolor o fiebre: Use una medicina para el dolor hecha para niños, según la edad y el peso de su hijo. No dé ibuprofeno antes de los 6 meses. Nunca le dé aspirina a un niño o adolescente.',
        'Miel y pastillas para chupar: La miel puede calmarle la garganta a un niño mayor de 1 año, y nunca se debe dar antes de esa edad. No dé pastillas para chupar antes de los 4 años, porque el niño puede atragantarse.',
        'Prueba de estreptococo: Primero se pasa un hisopo por la garganta. Su profesional médico puede enviarle a una clínica o a un laboratorio para eso.',
        'Antibiótico: Su hijo puede recibir uno si la prueba muestra estreptococo. Pregunte cuándo puede volver a la escuela sin riesgo.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Un niño de 3 años o más que bebe, respira y se porta casi como siempre. El padre, la madre o el tutor responde las preguntas.',
        '¿No está seguro?: Elija Dolor de garganta si es para un adulto. Elija Tos reciente en niños si a su hijo le molesta más la tos.',
        'No es para una consulta en línea: Un niño menor de 3 años, o uno con las defensas bajas, debe ir a una consulta en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar, o una respiración ruidosa en reposo',
      'babeo, dificultad para tragar, o no quiere beber nada',
      'la voz apagada (como con la boca llena), o necesidad de inclinarse hacia adelante para respirar',
      'el cuello rígido, el cuello que se hincha, o la boca que no se abre del todo',
      'mucho sueño, el cuerpo flojo, o cuesta despertarlo',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'de 6 a 8 horas sin orinar o sin mojar el pañal',
    ],
    seeInPerson: [
      'un sarpullido áspero como papel de lija',
      'un lado de la garganta más hinchado',
      'un bulto en el cuello',
      'dolor de garganta con fiebre por más de 3 días',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Strep Throat',
      url: 'https://www.cdc.gov/group-a-strep/about/strep-throat.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sore Throat Basics',
      url: 'https://www.cdc.gov/sore-throat/about/index.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Dolor de garganta', url: 'https://medlineplus.gov/spanish/sorethroat.html' },
  ],
};
