import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'En los hombres, la caída del cabello suele seguir un patrón: salen entradas y el cabello se hace ralo en la coronilla. Es de familia y avanza poco a poco. Un profesional médico puede ver sus fotos y su historial de salud. Luego puede recetarle una pastilla o sugerirle un producto para el cuero cabelludo.',
  commonMedications: [
    'Finasterida (Propecia)',
    'Minoxidil en espuma o solución (Rogaine)',
    'Minoxidil en tabletas, uso fuera de etiqueta',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Entradas: La línea del cabello retrocede en las sienes, a menudo en forma de M.',
        'Coronilla: Se forma una zona rala o calva en lo alto de la cabeza.',
        'Cabello más fino: Con el tiempo, cada cabello se hace más fino y más corto.',
        'Sin dolor: El cuero cabelludo se ve sano y no pica ni duele.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Genes: La calvicie de patrón masculino puede venir de cualquiera de los dos lados de la familia.',
        'Hormonas: Una hormona masculina hace que las raíces del cabello se encojan.',
        'Otras causas: También pueden hacer que se caiga el cabello una enfermedad, el estrés, bajar de peso muy rápido, algunas medicinas, un problema de la tiroides o una infección del cuero cabelludo.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Producto para el cuero cabelludo: Usted se pone el minoxidil en espuma o solución en el cuero cabelludo. Puede que al principio se le caiga más cabello.',
        'Finasterida: Esta pastilla frena la caída en muchos hombres. Algunos tienen menos deseo sexual, erecciones débiles o el ánimo decaído. Dígaselo a su profesional médico, y pida ayuda de inmediato si piensa en el suicidio.',
        'Prueba de la próstata: La finasterida baja el resultado del análisis de sangre PSA. Si un médico le pide ese análisis, avísele que la toma.',
        'Embarazo: Ninguna persona que esté o pueda estar embarazada debe tocar tabletas rotas de finasterida.',
        'Minoxidil en tabletas: No tienen aprobación de la FDA para la caída del cabello. Aun así, un profesional médico puede elegirlas. Eso se llama uso fuera de etiqueta (off-label). Pueden bajar la presión arterial y causar hinchazón.',
        'Tiempo: Los cambios pueden tardar de 4 meses a un año en verse. Lo ganado se pierde si deja el tratamiento.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Hombres de 18 a 64 años que han perdido cabello poco a poco y con el patrón común.',
        'No es para una consulta en línea: Vea a un médico de la piel (dermatólogo) en persona si le salieron zonas calvas muy rápido. También si el cuero cabelludo le duele, tiene cicatrices o escamas, o suelta líquido o pus.',
        '¿No está seguro?: Esta página es para hombres. Para mujeres, elija Caída del cabello en mujeres. Para un sarpullido en el cuero cabelludo, elija Sarpullido.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'pensamientos de suicidio o de hacerse daño',
      'hinchazón de la cara, los labios, la lengua o la garganta, o dificultad para respirar',
      'dolor de pecho, un desmayo o latidos muy rápidos mientras usa minoxidil',
      'una posible intoxicación por haber tragado minoxidil en espuma o solución',
    ],
    seeInPerson: [
      'pus, llagas abiertas o enrojecimiento que se extiende en el cuero cabelludo',
      'cabello que se cae de golpe, en parches o en mechones',
      'caída del cabello con fiebre o con malestar',
      'un bulto en el pecho, o líquido que sale del pezón, mientras toma finasterida',
      'aumento rápido de peso, o manos o pies hinchados, mientras usa minoxidil',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Dermatology',
      title: 'What Is Male Pattern Hair Loss, and Can It Be Treated?',
      url: 'https://www.aad.org/public/diseases/hair-loss/treatment/male-pattern-hair-loss-treatment',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Pérdida del cabello',
      url: 'https://medlineplus.gov/spanish/hairloss.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Finasteride',
      url: 'https://medlineplus.gov/druginfo/meds/a698016.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil Topical',
      url: 'https://medlineplus.gov/druginfo/meds/a689003.html',
      language: 'en',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil',
      url: 'https://medlineplus.gov/druginfo/meds/a682608.html',
      language: 'en',
    },
  ],
};
