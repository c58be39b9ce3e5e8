import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El dolor de oído puede empezar en el canal del oído, detrás del tímpano o en un lugar cercano, como la mandíbula o un diente. Muchos dolores de oído mejoran con el tiempo y con algo que calme el dolor. Un profesional médico puede preguntarle por su dolor y ayudarle a aliviarlo. También puede decirle si necesita gotas, una pastilla o un examen en persona.',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Gotas de ofloxacina para el oído',
    'Gotas de ciprofloxacina con dexametasona para el oído (Ciprodex)',
    'Amoxicilina (Amoxil)',
    'Amoxicilina y ácido clavulánico (Augmentin)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Oído de nadador: El canal duele o pica, y empeora al jalar la oreja.',
        'Infección del oído medio: El dolor es profundo y suele venir después de un resfriado. Puede tener fiebre.',
        'Oído lleno: Los sonidos pueden parecer apagados, o puede sentir el oído tapado.',
        'Líquido: De algunos oídos sale líquido o pus.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Infección: La causa puede ser un virus, una bacteria o, a veces, un hongo.',
        'Agua: El agua que queda en el oído después de nadar deja que crezcan gérmenes.',
        'Presión: Un resfriado, una alergia o un vuelo pueden impedir que el oído se destape.',
        'No es el oído mismo: La cera, el dolor de mandíbula, un diente en mal estado o el dolor de garganta se pueden sentir como dolor de oído.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primero, aliviar el dolor: El acetaminofén o el ibuprofeno pueden ayudar si son seguros para usted.',
        'Gotas para el oído: Se pueden usar para el oído de nadador. No ponga gotas en un oído que pueda tener un agujero en el tímpano, o que tenga un tubo, a menos que su profesional médico se lo diga.',
        'Pastillas de antibiótico: Son solo para algunas infecciones del oído medio, si su profesional médico cree que la causa es una bacteria.',
        'Manténgalo seco: No nade, y no meta hisopos ni ninguna otra cosa en el oído.',
        'Límites de la atención en línea: Nadie puede ver su tímpano a distancia. Su profesional médico puede enviarle a que se lo revisen.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con un oído que empezó a doler en los últimos días y que por lo demás se sienten bien.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, tiene las defensas bajas o acaba de tener una cirugía del oído.',
        '¿No está seguro?: Para un niño, elija Dolor de oído en niños. Si le duele la cara y tiene la nariz tapada, elija Sinusitis aguda.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'debilidad en un lado de la cara, o un lado de la cara caído',
      'el cuello rígido, un dolor de cabeza muy fuerte o confusión que antes no tenía',
      'la sensación de que todo da vueltas y dificultad para caminar, hablar o ver',
      'líquido o sangre que sale del oído después de una lesión en la cabeza',
      'hinchazón detrás de la oreja, o una oreja empujada hacia adelante',
    ],
    seeInPerson: [
      'pérdida repentina de la audición',
      'dolor de oído muy fuerte junto con diabetes o defensas bajas',
      'algo atorado en el oído',
      'fiebre con un dolor de oído que sigue empeorando',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Infecciones del oído',
      url: 'https://medlineplus.gov/spanish/earinfections.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Ear Infection Basics',
      url: 'https://www.cdc.gov/ear-infection/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: "Preventing Swimmer's Ear",
      url: 'https://www.cdc.gov/healthy-swimming/prevention/preventing-swimmers-ear.html',
      language: 'en',
    },
  ],
};
