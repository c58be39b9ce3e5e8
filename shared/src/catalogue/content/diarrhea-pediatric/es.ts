import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'La diarrea es tener heces sueltas y aguadas 3 o más veces al día. En los niños, lo más común es que la cause un virus del estómago y que mejore en unos días. El mayor riesgo es la deshidratación, por eso lo más importante son los líquidos. Un profesional médico puede ver en línea con usted si hay señales de alarma, explicarle cómo dar líquidos y comida, y decirle cuándo deben ver a su hijo en persona.',
  commonMedications: [
    'Solución de rehidratación oral (Pedialyte)',
    "Acetaminofén (Children's Tylenol), para la fiebre",
    'Crema de óxido de zinc (Desitin), para las nalgas irritadas',
    'Ondansetrón (Zofran), solo si su profesional médico lo receta para el vómito',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Heces: Sueltas o aguadas, y más veces de lo normal en su hijo.',
        'Barriga: Cólicos, gases o ganas urgentes de ir al baño.',
        'Virus del estómago: Vómitos, fiebre leve o no querer comer.',
        'Piel: Nalgas rojas y adoloridas.',
        'Primeras señales de deshidratación: Sed, boca seca, orina oscura o menos pañales mojados. Dele líquidos y vigílelo de cerca.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Un virus del estómago es la causa más común. Se contagia rápido en casa y en la guardería.',
        'Comida: Comida en mal estado, un alimento nuevo o demasiado jugo.',
        'Medicina: Los antibióticos pueden aflojar las heces.',
        'Con menos frecuencia: Bacterias o parásitos, por ejemplo después de un viaje a otro país.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Primero, líquidos: Dele una bebida de rehidratación oral en sorbos pequeños, una y otra vez. No le dé refrescos, bebidas deportivas ni jugo.',
        'No deje de alimentarlo: Siga con la leche materna o la fórmula. Los niños más grandes pueden comer su comida normal cuando tengan ganas.',
        'Medicina: La mayoría de los niños no necesitan ninguna. Los antibióticos no sirven contra un virus.',
        'No le dé: Loperamida (Imodium) ni otras medicinas de adultos para cortar la diarrea, ni aspirina, ni bismuto (Pepto-Bismol). Pueden hacerles daño a los niños.',
        'Evite el contagio: Hay que lavarse las manos con jabón después de cada pañal o cada ida al baño, y antes de comer.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Heces sueltas por un día, más o menos, en un niño de 6 meses o más que está alerta, toma líquidos y orina.',
        'No es para una consulta en línea: Un bebé de menos de 6 meses, o sangre en las heces. Lleve a su hijo a una consulta en persona.',
        '¿No está seguro?: Si lo que más le molesta es el dolor de barriga, elija Dolor abdominal en niños. Para un adulto con diarrea, elija Consulta general.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'llanto sin lágrimas, o de 6 a 8 horas sin orinar o sin mojar el pañal',
      'los ojos hundidos o, si es bebé, la mollera hundida (la parte blanda de la cabeza)',
      'mucho más sueño de lo normal, o cuesta despertarlo',
      'vómitos tan seguidos que no retiene ningún líquido',
      'vómito verde o con sangre',
      'mucha sangre en las heces, o heces negras',
      'menos orina o la piel pálida después de una diarrea con sangre',
      'dolor de barriga muy fuerte, o la barriga dura e hinchada',
      'dificultad para respirar, los labios azules o grises, o una convulsión',
      'una temperatura de 100.4\u00A0°F (38\u00A0°C) o más y es menor de 3 meses',
      'un sarpullido morado que no se borra al presionarlo',
      'algo venenoso en el estómago, o es posible que haya comido o bebido algo así',
    ],
    seeInPerson: [
      'diarrea y es menor de 6 meses',
      'sangre o pus en las heces, aunque sea poco',
      'fiebre de 102\u00A0°F (38.9\u00A0°C) o más',
      'heces sueltas 6 o más veces en un día',
      'diarrea por más de un día si es bebé o niño pequeño, o por más de 2 días si es más grande',
      'diarrea después de tomar antibióticos o de un viaje a otro país',
      'las defensas bajas o una enfermedad crónica',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Diarrhea',
      url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/diarrhea',
      language: 'en',
    },
    {
      publisher: 'American Academy of Pediatrics',
      title: 'Diarrhea in Children',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/abdominal/Pages/Diarrhea.aspx',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Diarrea', url: 'https://medlineplus.gov/spanish/diarrhea.html' },
  ],
};
