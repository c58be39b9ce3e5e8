import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'En el asma, los tubos por donde pasa el aire en los pulmones (bronquios) se hinchan y se estrechan, y por eso cuesta respirar. Si ahora mismo le falta el aire y su inhalador no le ayuda, llame al 911. Cuando esté estable, un profesional médico puede repasar con usted qué provoca su asma y qué inhaladores usa. También puede ayudarle a planear qué hacer cuando los síntomas empeoren.',
  commonMedications: [
    'Albuterol en inhalador de rescate (Ventolin, ProAir)',
    'Albuterol con budesonida en inhalador de rescate (Airsupra)',
    'Budesonida con formoterol en inhalador (Symbicort)',
    'Budesonida en inhalador (Pulmicort)',
    'Beclometasona en inhalador (Qvar)',
    'Montelukast (Singulair)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Silbidos: Oye un silbido al respirar, sobre todo al sacar el aire.',
        'Tos: A menudo es peor de noche o temprano en la mañana.',
        'Pecho apretado: Puede sentir como si algo lo apretara.',
        'Falta de aire: Puede venir con el ejercicio, el aire frío o algo que provoca su asma.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Bronquios: Están hinchados y reaccionan demasiado a lo que hay a su alrededor.',
        'Lo que provoca el asma: Lo más común es el polen, el polvo, las mascotas, el moho, el humo, los resfriados, el aire frío y el ejercicio.',
        'Familia: El asma y las alergias a menudo vienen de familia.',
        'Algunas pastillas para el dolor: La aspirina, el ibuprofeno y otras parecidas pueden provocar el asma en algunos adultos.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Inhalador de rescate: Abre los bronquios rápido. Si lo necesita con más frecuencia que antes, su asma no está bajo control.',
        'Inhalador diario: Uno con esteroide calma la hinchazón y baja el riesgo de ataques. No deje de usarlo aunque se sienta bien.',
        'Enjuague: Enjuáguese la boca después de usar un inhalador con esteroide.',
        'Montelukast: Es una segunda opción, porque puede causar cambios graves del ánimo o del sueño, y hasta pensamientos de suicidio.',
        'Plan de acción: Un plan por escrito le dice qué hacer en los días buenos y los días malos. Pida uno.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que saben que tienen asma y que ahora mismo tienen síntomas leves.',
        'Primero en persona: Si tiene silbidos pero nunca le han hecho pruebas de asma, quizás necesite una prueba de respiración.',
        'No es para una consulta en línea: Llame a su propio médico si está o puede estar embarazada, o si tiene las defensas bajas. Siga usando su medicina para el asma hasta que hablen.',
        '¿No está seguro?: Si no tiene asma y le falta el aire, elija Falta de aire. Para una tos con resfriado, elija Tos reciente. Para un niño, elija Consulta general para niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'tan poco aire que no puede terminar una frase',
      'los labios o las uñas de color azul o gris',
      'la piel que se hunde alrededor de las costillas o el cuello con cada respiración',
      'un inhalador de rescate que no le ayuda, o que necesita otra vez antes de que pasen unas 4 horas',
      'confusión, mucho sueño o un desmayo',
      'dolor de pecho, o hinchazón de los labios, la lengua o la garganta',
      'pensamientos de suicidio o de hacerse daño',
    ],
    seeInPerson: [
      'síntomas que le despiertan de noche o que empeoran cada día',
      'síntomas y no tiene inhalador de rescate, o se le está acabando',
      'fiebre con silbidos al respirar',
    ],
  },
  sources: [
    {
      publisher: 'National Heart, Lung, and Blood Institute',
      title: 'Asthma',
      url: 'https://www.nhlbi.nih.gov/health/asthma',
      language: 'en',
    },
    {
      publisher: 'National Heart, Lung, and Blood Institute',
      title: 'Asthma Attack',
      url: 'https://www.nhlbi.nih.gov/health/asthma/attacks',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Asma',
      url: 'https://medlineplus.gov/spanish/asthma.html',
    },
    {
      publisher: 'Food and Drug Administration',
      title: 'Boxed Warning about Serious Mental Health Side Effects of Montelukast',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requires-boxed-warning-about-serious-mental-health-side-effects-asthma-and-allergy-drug',
      language: 'en',
    },
  ],
};
