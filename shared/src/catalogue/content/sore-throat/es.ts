import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Con el dolor de garganta, la garganta duele, raspa o arde, sobre todo al tragar. La mayoría de los casos vienen de un virus y se curan en una semana o menos. Un profesional médico puede repasar sus síntomas y una foto de su garganta, ayudarle con el dolor y decirle si necesita una prueba de estreptococo (strep, en inglés).',
  commonMedications: [
    'Acetaminofén (Tylenol)',
    'Ibuprofeno (Advil, Motrin)',
    'Benzocaína y mentol en pastillas para chupar (Cepacol)',
    'Penicilina V',
    'Amoxicilina (Amoxil)',
    'Cefalexina (Keflex)',
    'Azitromicina (Zithromax)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Tiene la garganta adolorida, seca o rasposa, y le duele al tragar.',
        'Las amígdalas pueden estar rojas e hinchadas, con manchas blancas.',
        'Es probable que sea un virus: También tiene tos, la nariz que gotea, voz ronca u ojos rojos.',
        'Se parece más al estreptococo: El dolor empieza de golpe, con fiebre y bultos que duelen en la parte de adelante del cuello, y sin tos.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Un resfriado, la gripe, COVID-19 o mononucleosis. Los antibióticos no ayudan.',
        'Estreptococo: Un tipo de bacteria. Causa solo una pequeña parte de los dolores de garganta en adultos.',
        'Otras causas: Alergias, aire seco, humo, hablar muy fuerte o el ácido que sube del estómago.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'En casa: Tome sorbos de bebidas tibias o frías, chupe pastillas para la garganta, haga gárgaras de agua con sal y descanse la voz.',
        'Dolor: Una medicina para el dolor de venta sin receta puede aliviar el dolor y la fiebre.',
        'Prueba de estreptococo: El estreptococo se encuentra con un hisopo que se pasa por la garganta. Su profesional médico puede enviarle a un laboratorio o a una clínica para eso.',
        'Antibiótico: Puede recibir uno si la prueba muestra estreptococo. Dígale a su profesional médico si es alérgico a la penicilina.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años que pueden beber y respirar sin problema.',
        '¿No está seguro?: Elija Resfriado y gripe si le molestan más la nariz tapada y el dolor de cuerpo. Elija Dolor de garganta en niños si es para un niño.',
        'No es para una consulta en línea: Acuda a una consulta en persona si está o puede estar embarazada, o si tiene las defensas bajas.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'dificultad para respirar o una respiración ruidosa',
      'babeo, o dificultad para tragar líquidos o su propia saliva',
      'la voz apagada (como con la boca llena), o la boca que no se abre del todo',
      'hinchazón de los labios, la lengua o el cuello',
      'el cuello rígido con fiebre o con un dolor de cabeza fuerte',
      'mononucleosis, o señales de tenerla, y un dolor repentino en la parte de arriba del abdomen, del lado izquierdo',
    ],
    seeInPerson: [
      'un lado de la garganta mucho más hinchado o adolorido que el otro',
      'un sarpullido áspero como papel de lija, o una fiebre que no baja',
      'orina oscura, la boca seca u otras señales de que no bebe lo suficiente',
      'un dolor de garganta que dura más de una semana, o un bulto en el cuello',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sore Throat Basics',
      url: 'https://www.cdc.gov/sore-throat/about/index.html',
      language: 'en',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Strep Throat',
      url: 'https://www.cdc.gov/group-a-strep/about/strep-throat.html',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Dolor de garganta', url: 'https://medlineplus.gov/spanish/sorethroat.html' },
  ],
};
