import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Los anticonceptivos le ayudan a decidir si quiere quedar embarazada y cuándo. Algunos métodos también hacen que la regla sea más ligera o duela menos. Un profesional médico puede hablar con usted sobre su salud y lo que desea. También puede recetarle una pastilla, un parche o un anillo si es seguro para usted.',
  commonMedications: [
    'Pastilla de norgestimato con etinilestradiol (Sprintec)',
    'Parche de norelgestromina con etinilestradiol (Xulane)',
    'Anillo de etonogestrel con etinilestradiol (NuvaRing)',
    'Pastilla de noretindrona (Camila, Errin)',
    'Pastilla de drospirenona (Slynd)',
    'Pastilla de norgestrel, no necesita receta (Opill)',
    'Pastilla de emergencia de levonorgestrel (Plan B One-Step)',
    'Pastilla de emergencia de ulipristal (ella)',
  ],
  symptoms: [
    {
      sectionName: 'Sus opciones',
      sectionOrder: 1,
      sectionDetails: [
        'Pastilla, parche o anillo con estrógeno: Impide que el cuerpo suelte un óvulo. También puede hacer más ligera la regla.',
        'Minipastilla: No tiene estrógeno. Muchas personas que no pueden usar estrógeno sí pueden tomarla. Algunos tipos se deben tomar a la misma hora cada día.',
        'Pastilla de emergencia: Puede evitar un embarazo después de tener sexo sin anticonceptivo. Funciona mejor si la toma lo antes posible, y a más tardar 5 días después.',
        'Métodos en persona: El DIU, el implante y la inyección se ponen en una clínica. El DIU y el implante son los que mejor funcionan de todos.',
        'Condones: Solo los condones también ayudan a protegerla de las infecciones de transmisión sexual.',
      ],
    },
    {
      sectionName: 'Qué esperar',
      sectionOrder: 2,
      sectionDetails: [
        'Primeros meses: Puede tener manchas de sangre, dolor en los senos, malestar de estómago o un dolor de cabeza leve. A menudo se quitan solos.',
        'Pastillas olvidadas: El método protege menos. Siga las instrucciones del folleto y use un condón.',
        'Otras medicinas: Algunas medicinas para las convulsiones, el VIH o la tuberculosis, y la hierba de San Juan, pueden hacer que el método falle.',
      ],
    },
    {
      sectionName: 'Cómo cuidamos su seguridad',
      sectionOrder: 3,
      sectionDetails: [
        'Presión arterial: Necesita una medición reciente antes de usar un método con estrógeno.',
        'Nada de estrógeno si: Fuma y tiene 35 años o más, tiene migraña con aura, tiene la presión arterial alta o acaba de dar a luz.',
        'Tampoco use estrógeno si: Ha tenido un coágulo de sangre, un derrame cerebral, una enfermedad del corazón o cáncer de seno. Cuéntele todo esto a su profesional médico. Con algunos de estos problemas tampoco puede usar otras hormonas.',
        'Riesgo de coágulos: El estrógeno aumenta un poco el riesgo de un coágulo de sangre. Aprenda las señales de alarma de esta página.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Mujeres de 18 a 64 años que no están embarazadas y quieren empezar, cambiar o volver a usar anticonceptivos.',
        'No es para una consulta en línea: Acuda a una consulta en persona si puede estar embarazada, sangra después de tener sexo o sin causa conocida, o quiere un DIU, un implante o una inyección.',
        '¿No está seguro?: Para renovar la misma receta sin cambios, elija Resurtido de medicamentos. Si tiene picazón o flujo, elija Infección vaginal por hongos.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dolor de pecho o dificultad para respirar',
      'hinchazón o dolor en una pierna',
      'un dolor de cabeza repentino y muy fuerte',
      'pérdida de la vista o vista borrosa que llega de golpe',
      'debilidad o adormecimiento en un lado del cuerpo, o dificultad para hablar',
      'dolor muy fuerte en la barriga',
    ],
    seeInPerson: [
      'una regla que no le llegó, u otra señal de que puede estar embarazada',
      'la piel o los ojos amarillos',
      'una agresión sexual reciente (en una sala de emergencias pueden atenderla; llame al 911 si no está a salvo)',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Contraception and Birth Control Methods',
      url: 'https://www.cdc.gov/contraception/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'U.S. Medical Eligibility Criteria for Contraceptive Use',
      url: 'https://www.cdc.gov/contraception/hcp/usmec/index.html',
      language: 'en',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Birth Control Methods',
      url: 'https://www.womenshealth.gov/a-z-topics/birth-control-methods',
      language: 'en',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Emergency Contraception',
      url: 'https://www.womenshealth.gov/a-z-topics/emergency-contraception',
      language: 'en',
    },
  ],
};
