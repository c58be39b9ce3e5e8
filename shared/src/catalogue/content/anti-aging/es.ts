import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Con el tiempo y el sol, la piel se vuelve más delgada, más seca y menos pareja. Salen líneas finas, arrugas y manchas oscuras. Un profesional médico puede ver fotos de su piel y sugerirle cómo cuidarse del sol y cremas que quizás suavicen las líneas y aclaren las manchas. También puede decirle si una mancha se debe revisar en persona.',
  commonMedications: [
    'Protector solar de amplio espectro, SPF 30 o más',
    'Crema de tretinoína (Retin-A, Renova)',
    'Crema de tazaroteno (Tazorac)',
    'Ácido azelaico (Finacea)',
    'Crema de hidroquinona, para manchas oscuras',
  ],
  symptoms: [
    {
      sectionName: 'Señales comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Líneas: Líneas finas, patas de gallo y arrugas más hondas.',
        'Manchas: Manchas de la edad, planas y de color café (marrón), en la cara, las manos o los brazos.',
        'Tono: La piel se ve opaca, áspera o dispareja.',
        'Al tacto: La piel está seca, delgada o menos firme.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Sol: Es la causa principal de las arrugas y las manchas. Las camas de bronceado también hacen daño.',
        'Fumar: Causa más arrugas. Mientras más tiempo fume, más le salen.',
        'Edad y genes: La piel produce menos grasa y menos de lo que la mantiene firme.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Protección contra el sol: Protector solar cada día, sombra y un sombrero. Esto ayuda más que cualquier crema.',
        'Retinoides: La tretinoína o el tazaroteno pueden suavizar las líneas finas. Tardan meses, y al principio pueden hacer que la piel arda y se pele.',
        'Manchas oscuras: El ácido azelaico o la hidroquinona pueden aclararlas. En los Estados Unidos la hidroquinona necesita receta.',
        'Embarazo: Los retinoides no se usan en el embarazo. Si está embarazada, puede estarlo, trata de quedar embarazada o da el pecho, vea a su propio médico en persona.',
        'Qué esperar: Las cremas actúan despacio, y el efecto cambia de una persona a otra. No detienen el paso de los años.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con líneas finas, daño del sol o manchas planas y parejas de color café, y sin embarazo.',
        'No es para una consulta en línea: Un lunar o una mancha que acaba de salir, cambia, pica o sangra. Haga que se lo revisen en persona.',
        '¿No está seguro?: Si tiene granos, elija Acné. Si tiene manchas secas que pican, elija Eccema. Para cualquier otro cambio en la piel, elija Sarpullido.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar, o hinchazón de los labios, la cara, la lengua o la garganta, después de usar un producto nuevo',
      'ampollas o piel que se pela en una zona grande',
      'un producto para la piel en el ojo, con dolor o un cambio en la vista; primero enjuague el ojo con agua',
      'una posible intoxicación porque usted o un niño a su cuidado tragó un producto para la piel',
    ],
    seeInPerson: [
      'un lunar que cambia de tamaño, forma o color',
      'una mancha con una mitad distinta de la otra, bordes irregulares o varios colores',
      'una llaga que sangra o que no sana',
      'una mancha oscura nueva que no se parece a las demás',
      'un posible embarazo y ha usado un retinoide',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Envejecimiento de la piel',
      url: 'https://medlineplus.gov/spanish/skinaging.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Tretinoin Topical',
      url: 'https://medlineplus.gov/druginfo/meds/a682437.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Lunares', url: 'https://medlineplus.gov/spanish/moles.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'FDA works to protect consumers from potentially harmful OTC skin lightening products',
      url: 'https://www.fda.gov/drugs/drug-safety-communications/fda-works-protect-consumers-potentially-harmful-otc-skin-lightening-products',
      language: 'en',
    },
  ],
};
