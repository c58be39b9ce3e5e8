import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La disfunción eréctil (ED, en inglés) significa que a menudo cuesta lograr o mantener una erección lo bastante firme para tener relaciones sexuales. Es común, y puede ser señal de un problema del corazón, del azúcar en la sangre o de las hormonas. Un profesional médico puede hablar con usted de su salud en privado. Si es seguro para usted, puede recetarle una pastilla.',
  commonMedications: ['Sildenafil (Viagra)', 'Tadalafil (Cialis)', 'Vardenafil (Levitra)', 'Avanafil (Stendra)'],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Cuesta lograr la erección: No puede tenerla cuando la desea.',
        'Cuesta mantener la erección: No dura lo suficiente para tener relaciones sexuales.',
        'De vez en cuando: Es normal que falle algunas veces. Es disfunción eréctil cuando el problema sigue por semanas o meses.',
        'Ánimo: Puede sentirse estresado, triste o con menos confianza en sí mismo.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Flujo de sangre: La presión arterial alta, la diabetes, el colesterol alto y el cigarrillo dañan los vasos sanguíneos.',
        'Corazón: La disfunción eréctil puede ser una señal temprana de enfermedad del corazón. Por eso es buena idea hacerse un chequeo.',
        'Medicinas: Algunas para la presión arterial, el ánimo o la próstata pueden causarla. No las deje por su cuenta.',
        'Mente y vida diaria: También influyen el estrés, las preocupaciones, el ánimo decaído, el alcohol y dormir mal.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Pastillas: Ayudan a que la sangre llegue al pene cuando usted está excitado. Puede que no funcionen en todos los hombres.',
        'Nunca con nitratos: No use estas pastillas si toma nitratos, como la nitroglicerina, si usa poppers o si toma riociguat. La presión arterial podría bajarle hasta causarle la muerte.',
        'Tenga cuidado: Dígale a su profesional médico si toma medicinas para la próstata llamadas alfabloqueadores. Dígale también si tuvo hace poco un ataque al corazón o un derrame cerebral, o si tiene la presión baja o una enfermedad de los ojos.',
        'Efectos secundarios: Son comunes el dolor de cabeza, la cara roja, la nariz tapada y el malestar de estómago.',
        'Hábitos diarios: Puede ayudar moverse más, bajar de peso si tiene sobrepeso, dejar de fumar y beber menos alcohol.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Hombres de 18 a 64 años que pueden subir 2 pisos por las escaleras sin dolor de pecho ni dificultad para respirar.',
        'No es para una consulta en línea: Vea primero a un médico en persona si tiene síntomas en el pecho al hacer un esfuerzo. Haga lo mismo si tuvo un ataque al corazón o un derrame cerebral en los últimos 6 meses, o si tiene dolor o una curva nueva en el pene.',
        'Hormonas: El poco deseo sexual, los sofocos (bochornos) o los testículos más pequeños pueden ser señal de hormonas bajas. Eso requiere análisis de sangre y atención en persona.',
        '¿No está seguro?: Si tiene llagas o bultitos, elija Verrugas genitales. Si orina muy seguido o le arde al orinar, elija Infección urinaria.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor o presión en el pecho (dígale al equipo del 911 qué pastilla para la erección tomó y cuándo, y no tome nitroglicerina)',
      'una erección que dura más de 4 horas',
      'pérdida repentina de la vista en uno o en los dos ojos',
      'pérdida repentina de la audición',
      'un desmayo o dificultad para respirar',
      'la cara caída, debilidad en un brazo o una pierna, o dificultad para hablar',
      'un chasquido, dolor repentino o hinchazón en el pene',
      'adormecimiento que antes no tenía entre las piernas o en los genitales',
    ],
    seeInPerson: ['dolor de pecho, mareo o dificultad para respirar al tener relaciones sexuales o al subir escaleras'],
  },
  sources: [
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Erectile Dysfunction (ED)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/erectile-dysfunction',
      language: 'en',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Treatment for Erectile Dysfunction',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/erectile-dysfunction/treatment',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Disfunción eréctil',
      url: 'https://medlineplus.gov/spanish/erectiledysfunction.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Sildenafil',
      url: 'https://medlineplus.gov/druginfo/meds/a699015.html',
      language: 'en',
    },
  ],
};
