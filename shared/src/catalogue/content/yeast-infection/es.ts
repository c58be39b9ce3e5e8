import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La infección vaginal por hongos ocurre cuando un hongo llamado Candida crece demasiado. Es común, y puede picar y arder mucho. Un profesional médico puede repasar sus síntomas, ver si el hongo es la causa más probable y sugerir una crema o una pastilla.',
  commonMedications: [
    'Clotrimazol en crema vaginal (Gyne-Lotrimin)',
    'Miconazol en crema vaginal (Monistat)',
    'Terconazol en crema vaginal',
    'Fluconazol en pastilla (Diflucan)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Picazón: La vagina y la piel que la rodea pican o duelen.',
        'Ardor: Puede arder al orinar o durante las relaciones sexuales.',
        'Flujo: Muchas veces es espeso y blanco, como requesón, con poco o ningún olor.',
        'Enrojecimiento: La piel alrededor de la vagina puede estar roja e hinchada.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Hongo: Un poco de Candida es normal. Los síntomas empiezan cuando hay demasiada.',
        'Antibióticos: Matan los gérmenes buenos que controlan al hongo.',
        'Hormonas: El embarazo y algunos anticonceptivos pueden influir.',
        'Salud: El azúcar alta en la sangre o las defensas bajas hacen más probable la infección.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Crema: Se puede usar en la vagina por una o más noches. Algunas no necesitan receta.',
        'Pastilla: Su profesional médico puede elegir una pastilla. No combina bien con algunas medicinas, así que muestre la lista de las que toma.',
        'Condones: El aceite de algunas cremas puede hacer que se rompan los condones y los diafragmas.',
        'Comodidad: Use ropa interior de algodón y cámbiese la ropa mojada. Evite los productos con perfume y las duchas vaginales.',
        'Si no se quita: Acuda a una consulta en persona para una prueba. Otras infecciones pueden sentirse igual.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Mujeres de 18 a 64 años que ya han tenido una infección por hongos y conocen las señales.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, si es su primera vez o si ha tenido 3 o más en un año. También si tiene diabetes o las defensas bajas. En el embarazo no se usa la pastilla.',
        '¿No está seguro?: Elija Infección urinaria si orina a menudo y le arde por dentro. Elija Verrugas genitales si ve bultitos en la piel. Un flujo gris o verde, o con olor a pescado, necesita una prueba en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor muy fuerte en la parte baja del abdomen',
      'desmayo, o fiebre con escalofríos y el corazón acelerado',
      'hinchazón de la cara, los labios, la lengua o la garganta, o dificultad para respirar',
    ],
    seeInPerson: [
      'fiebre, o dolor en la parte baja del abdomen o de la espalda',
      'flujo gris, amarillo o verde, o con olor a pescado',
      'llagas o ampollas',
      'sangrado después de la menopausia',
      'síntomas durante el embarazo',
    ],
  },
  sources: [
    {
      publisher: "Office on Women's Health",
      title: 'Vaginal Yeast Infections',
      url: 'https://www.womenshealth.gov/a-z-topics/vaginal-yeast-infections',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Vulvovaginal Candidiasis: STI Treatment Guidelines',
      url: 'https://www.cdc.gov/std/treatment-guidelines/candidiasis.htm',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Candidiasis',
      url: 'https://medlineplus.gov/spanish/yeastinfections.html',
    },
  ],
};
