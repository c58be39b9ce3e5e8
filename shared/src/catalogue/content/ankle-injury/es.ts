import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Una lesión de tobillo ocurre cuando el tobillo se tuerce, se dobla o recibe un golpe. La mayoría de las veces es un esguince, es decir, se estiró o se rompió una de las bandas que unen los huesos (ligamentos). Un profesional médico puede preguntarle cómo pasó, ver una foto, decirle si necesita una radiografía, y ayudarle con el dolor y la hinchazón.',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Naproxeno (Aleve)',
    'Diclofenaco en gel (Voltaren)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'El tobillo duele, se hincha y puede ponerse morado poco después de la lesión.',
        'Duele al tocarlo y cuesta moverlo.',
        'Puede sentirse débil o doblarse al caminar.',
        'Esguince leve: Puede caminar, con algo de dolor.',
        'Esguince grave o fractura: Puede oír un chasquido, ver que se hincha rápido o no poder apoyar el pie.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Torcedura: El pie se dobla hacia adentro o hacia afuera en el borde de una acera, un escalón, un hoyo o una cancha.',
        'Golpe o caída: Un golpe, o caer con fuerza, puede causar un esguince o una fractura.',
        'Qué aumenta el riesgo: Un esguince anterior, los tobillos débiles o zapatos que no le quedan bien.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primeros días: Descanse el tobillo, póngale por ratos cortos hielo envuelto en un paño, use una venda ajustada y levántelo por encima del corazón.',
        'Dolor: Una medicina o un gel de venta sin receta para el dolor puede ayudar. Si tiene problemas de los riñones, el corazón o el estómago, o si toma un anticoagulante, pregunte antes.',
        'Soporte: Una tobillera, una bota o muletas pueden dar descanso al tobillo.',
        'Para recuperarse: Su profesional médico puede enseñarle movimientos suaves para hacer cuando baje el dolor.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que se lastimaron un tobillo y todavía pueden dar al menos 4 pasos con él.',
        '¿No está seguro?: Elija esta página si todo empezó con una torcedura, una caída o un golpe. Elija Dolor de tobillo si empezó sin ninguna lesión.',
        'No es para una consulta en línea: Acuda a una consulta en persona si no puede apoyar el pie, o si está o puede estar embarazada y necesita medicina para el dolor.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'un tobillo que se ve torcido o fuera de lugar',
      'una herida donde se ve el hueso, o un sangrado que no para',
      'el pie frío, pálido, azul o adormecido',
      'otras lesiones graves por la misma caída o el mismo choque',
    ],
    seeInPerson: [
      'tanto dolor que no puede dar 4 pasos',
      'dolor al presionar el hueso que sobresale a un lado u otro del tobillo',
      'dolor en la parte media del pie, o en el hueso del borde de afuera del pie',
      'un chasquido que oyó o sintió atrás del talón, o no puede pararse de puntillas',
      'hinchazón o dolor que no mejora después de unos días',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Esguinces y distensiones',
      url: 'https://medlineplus.gov/spanish/sprainsandstrains.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Lesiones y enfermedades del tobillo',
      url: 'https://medlineplus.gov/spanish/ankleinjuriesanddisorders.html',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Sprains and Strains',
      url: 'https://www.niams.nih.gov/health-topics/sprains-and-strains',
      language: 'en',
    },
  ],
};
