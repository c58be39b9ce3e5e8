import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Las verrugas genitales son bultitos blandos en la piel alrededor de los genitales o del ano. Las causa un virus muy común llamado VPH (HPV, en inglés), que se contagia por el contacto de la piel durante el sexo. Un profesional médico puede ver sus fotos en privado. También puede recetarle una crema o un gel que usted se pone en casa.',
  commonMedications: [
    'Imiquimod en crema (Aldara, Zyclara)',
    'Podofilox en gel o solución (Condylox)',
    'Sinecatequinas en ungüento (Veregen)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Bultos: Pueden ser pequeños o grandes, planos o elevados. A veces parecen una coliflor.',
        'Uno o muchos: Pueden estar solos o en grupo. Son del color de su piel o un poco más oscuros.',
        'Qué se siente: La mayoría no duele. Algunos pican, arden o sangran con el roce.',
        'Dónde: Salen en el pene, la vulva, la ingle o la piel alrededor del ano.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'VPH: Ciertos tipos de este virus causan verrugas. En su mayoría no son los tipos que pueden causar cáncer.',
        'Cómo se contagia: Por el contacto de la piel durante el sexo vaginal, anal u oral, aunque no se vea ninguna verruga.',
        'Cuándo empezó: Las verrugas pueden salir semanas, meses y hasta años después del contagio. No muestran quién tuvo el virus primero.',
        'Prevención: La vacuna contra el VPH protege de los tipos que causan la mayoría de las verrugas. Los condones bajan el riesgo, pero no cubren toda la piel.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Puede recibir una crema, un gel o un ungüento que usted se pone en las verrugas. Es común que la piel se ponga roja o se irrite y arda un poco.',
        'En una clínica: Un médico las congela, las quita o las trata con ácido.',
        'Esperar: Algunas verrugas se van sin tratamiento. Otras siguen ahí o crecen.',
        'Lo que no logra: El tratamiento quita las verrugas, pero no cura el virus. Las verrugas pueden volver.',
        'Chequeos: Si tiene cuello uterino (el cuello de la matriz), siga con sus pruebas de rutina para detectar cáncer ahí.',
        'Sexo: Evítelo mientras la medicina esté sobre la piel. Algunas cremas debilitan los condones.',
        'Lo que no debe usar: Nunca se ponga en los genitales un quitaverrugas para manos o pies.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con unos pocos bultitos pequeños que no duelen, por fuera, en la piel.',
        'No es para una consulta en línea: Estas medicinas no se usan en el embarazo. Vea a un médico en persona si está embarazada o podría estarlo, o si tiene las defensas bajas. También si tiene verrugas dentro de la vagina, del ano o del tubo por donde sale la orina. Un niño con verrugas debe ir a una consulta en persona.',
        '¿No está seguro?: Si es mujer y tiene picazón con flujo vaginal, elija Infección vaginal por hongos. Las ampollas que duelen o las llagas abiertas necesitan una prueba en persona.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón de la cara, los labios, la lengua o la garganta, o dificultad para respirar, después de usar una medicina',
      'sangrado que no para',
      'tanta hinchazón o dolor en los genitales que no puede orinar',
    ],
    seeInPerson: [
      'una verruga que sangra, es oscura, tiene una llaga abierta o crece rápido',
      'verrugas dentro de la vagina, del ano o del tubo por donde sale la orina',
      'ampollas o llagas que duelen',
      'verrugas durante el embarazo o con las defensas bajas',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Anogenital Warts: STI Treatment Guidelines',
      url: 'https://www.cdc.gov/std/treatment-guidelines/anogenital-warts.htm',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Genital HPV Infection',
      url: 'https://www.cdc.gov/sti/about/about-genital-hpv-infection.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Verrugas genitales',
      url: 'https://medlineplus.gov/spanish/genitalwarts.html',
    },
  ],
};
