import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El COVID-19 es una enfermedad causada por un virus que viaja por el aire. La mayoría de los adultos se recuperan en casa con descanso, líquidos y cuidados sencillos. Un profesional médico puede hablar con usted de sus síntomas y su prueba, y ayudarle a sentirse mejor. También puede decirle si una medicina antiviral puede servirle.',
  commonMedications: [
    'Nirmatrelvir con ritonavir (Paxlovid)',
    'Molnupiravir (Lagevrio)',
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Dextrometorfano (Delsym)',
    'Guaifenesina (Mucinex)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Fiebre y escalofríos: Puede sentir calor y luego frío, con dolor en todo el cuerpo.',
        'Nariz y garganta: Es común tener dolor de garganta y la nariz tapada o que gotea.',
        'Tos: Suele ser seca y puede seguir cuando ya se fueron los otros síntomas.',
        'Cansancio: Puede sentirse sin fuerzas, con dolor de cabeza o de músculos.',
        'Gusto y olfato: Algunas personas los pierden por un tiempo.',
        'Estómago: Puede tener náuseas, vómitos o diarrea.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Cómo se contagia: Una persona enferma echa el virus al aire al respirar, hablar o toser, y otros lo respiran.',
        'Cuándo empieza: Los síntomas pueden empezar de 2 a 14 días después de estar cerca de alguien que lo tenía.',
        'A quién le da más fuerte: El riesgo de enfermedad grave sube con la edad. También es mayor con defensas bajas, diabetes, obesidad o una enfermedad del corazón, los pulmones o los riñones.',
        'Pruebas: Si una sola prueba casera no muestra el virus, puede estar equivocada. Hágase otra 48 horas después.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Cuidados en casa: Descanse, tome líquidos y trate la fiebre, los dolores o la tos si la medicina es segura para usted.',
        'Medicina antiviral: Puede ayudar a las personas con mayor riesgo. Debe empezarla a más tardar 5 días después del primer síntoma, así que no espere.',
        'Revisión de seguridad: Algunas pastillas antivirales no se pueden mezclar con otras medicinas, y una enfermedad de los riñones o del hígado puede cambiar cuál le conviene. Dígale a su profesional médico todo lo que toma.',
        'Antibióticos: No sirven contra un virus.',
        'Proteja a los demás: Quédese en casa hasta que se haya sentido mejor por un día completo, sin fiebre y sin medicina para la fiebre. Luego tenga más cuidado, por ejemplo con una mascarilla, por 5 días más.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que dieron positivo o que pueden tener COVID-19, y que respiran sin esfuerzo.',
        'No es para una consulta en línea: Llame hoy a su propio médico si está o puede estar embarazada, o si tiene las defensas bajas. Puede necesitar atención rápida.',
        '¿No está seguro?: Si sus pruebas no muestran COVID-19, elija Resfriado y gripe. Para un niño enfermo, elija Consulta general para niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar',
      'dolor o presión en el pecho que no se quita',
      'confusión que antes no tenía',
      'dificultad para despertarse o para mantenerse despierto',
      'los labios, la piel o las uñas pálidos, grises o azules',
      'un nivel bajo de oxígeno en un medidor casero',
    ],
    seeInPerson: [
      'dificultad para retener líquidos, o muy poca orina',
      'fiebre o tos que mejora y luego vuelve peor',
      'una prueba positiva y está embarazada o tiene las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Symptoms of COVID-19',
      url: 'https://www.cdc.gov/covid/signs-symptoms/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Types of COVID-19 Treatment',
      url: 'https://www.cdc.gov/covid/treatment/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Testing for COVID-19',
      url: 'https://www.cdc.gov/covid/testing/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: "Preventing Spread of Respiratory Viruses When You're Sick",
      url: 'https://www.cdc.gov/respiratory-viruses/prevention/precautions-when-sick.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Enfermedad del coronavirus 2019 (COVID-19)',
      url: 'https://medlineplus.gov/spanish/covid19coronavirusdisease2019.html',
    },
  ],
};
