import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'El resfriado y la gripe (influenza) son infecciones de la nariz, la garganta y los pulmones causadas por virus. El resfriado suele ser leve, pero la gripe llega de golpe y con fuerza. Un profesional médico puede ayudarle a saber cuál de los dos tiene, a aliviar sus síntomas y a decidir si una medicina para la gripe le puede servir.',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Aerosol nasal de solución salina (Ocean, Simply Saline)',
    'Guaifenesina (Mucinex)',
    'Dextrometorfano (Delsym)',
    'Oseltamivir (Tamiflu)',
    'Baloxavir (Xofluza)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Resfriado: Empieza poco a poco, en 1 o 2 días. La nariz le gotea o se le tapa, y tiene estornudos, dolor de garganta y tos.',
        'Gripe: Llega de golpe. Tiene fiebre o escalofríos, dolor de cuerpo, dolor de cabeza y tos, y se siente sin fuerzas.',
        'Los dos: El moco verde o amarillo, por sí solo, no quiere decir que necesite un antibiótico.',
        'Cuánto dura: La mayoría de los resfriados se quitan en una semana, más o menos. La mayoría de las personas con gripe se sienten mejor en 2 semanas o menos, aunque la tos puede durar más.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Muchos virus causan resfriados. Los virus de la influenza causan la gripe.',
        'Cómo se contagian: Viajan por el aire cuando alguien tose, estornuda o habla, y pasan de las manos a la cara.',
        'A quién le da más fuerte la gripe: El riesgo es mayor con embarazo, a los 65 años o más, o con asma, diabetes, una enfermedad del corazón o defensas bajas.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Descanso y líquidos: Los dos ayudan al cuerpo a sanar.',
        'Fiebre y dolores: El acetaminofén o el ibuprofeno pueden ayudar si son seguros para usted. Muchas medicinas combinadas para el resfriado ya los traen, así que lea cada etiqueta para no tomar el doble.',
        'Nariz y tos: El aerosol de agua salada y la medicina para la tos pueden dar algo de alivio.',
        'Medicina para la gripe: Funciona mejor si la empieza a más tardar 2 días después del primer síntoma. Es más importante para las personas con mayor riesgo.',
        'Antibióticos: No sirven para el resfriado ni para la gripe. Su profesional médico puede sugerir uno, pero solo si cree que hay otra infección y que la causa es una bacteria.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con resfriado o síntomas de gripe, que respiran sin esfuerzo.',
        'No es para una consulta en línea: Llame hoy a su propio médico si está o puede estar embarazada, o si tiene las defensas bajas.',
        '¿No está seguro?: Si dio positivo en una prueba casera, elija COVID-19. Si lo que más le molesta es la tos, elija Tos reciente. Si tiene dolor o presión en la cara, elija Sinusitis aguda. Para un niño enfermo, elija Consulta general para niños.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar',
      'dolor o presión en el pecho o la barriga que no se quita',
      'confusión que antes no tenía, o dificultad para despertarse',
      'una convulsión',
      'muchas horas sin orinar',
      'dolor muy fuerte en los músculos, o una debilidad muy grande',
    ],
    seeInPerson: [
      'fiebre o tos que mejora y luego vuelve peor',
      'una enfermedad crónica, como asma o diabetes, que va empeorando',
      'síntomas de gripe y está embarazada o tiene las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Common Cold',
      url: 'https://www.cdc.gov/common-cold/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Manage Common Cold',
      url: 'https://www.cdc.gov/common-cold/treatment/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Signs and Symptoms of Flu',
      url: 'https://www.cdc.gov/flu/signs-symptoms/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Treating Flu with Antiviral Drugs',
      url: 'https://www.cdc.gov/flu/treatment/antiviral-drugs.html',
      language: 'en',
    },
  ],
};
