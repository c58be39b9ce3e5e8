import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Con una alergia, su cuerpo reacciona a algo que no le hace daño a la mayoría de la gente, como el polen, el polvo, las mascotas o un alimento. Puede estornudar, sentir picazón, lagrimear o llenarse de ronchas. Un profesional médico puede repasar en línea con usted sus síntomas y lo que los provoca, y sugerirle aerosoles, pastillas o gotas para los ojos. Una reacción grave es una emergencia: llame al 911.',
  commonMedications: [
    'Fluticasona en aerosol nasal (Flonase)',
    'Triamcinolona en aerosol nasal (Nasacort)',
    'Mometasona en aerosol nasal (Nasonex)',
    'Cetirizina (Zyrtec)',
    'Loratadina (Claritin)',
    'Fexofenadina (Allegra)',
    'Azelastina en aerosol nasal (Astepro)',
    'Olopatadina o ketotifeno en gotas para los ojos (Pataday, Zaditor)',
  ],
  symptoms: [
    {
      sectionName: 'Síntomas comunes',
      sectionOrder: 1,
      sectionDetails: [
        'Nariz: Estornudos, picazón, y la nariz tapada o que gotea.',
        'Ojos: Con picazón, rojos y llorosos.',
        'Garganta: Picazón, o tos por el moco que baja.',
        'Piel: Ronchas (urticaria), que pican y que van y vienen.',
        'No es lo usual: Fiebre y dolor de cuerpo. Apuntan a un resfriado o a la gripe.',
      ],
    },
    {
      sectionName: 'Qué lo causa',
      sectionOrder: 2,
      sectionDetails: [
        'Temporadas: El polen de los árboles, el pasto o la maleza.',
        'Todo el año: Los ácaros del polvo, el moho, las mascotas o las cucarachas.',
        'Ronchas: Un alimento, una medicina, una picadura o un virus. Muchas veces no se encuentra la causa.',
        'Familia: Las alergias, el asma y el eccema suelen darse juntos en una familia.',
      ],
    },
    {
      sectionName: 'Cómo se trata',
      sectionOrder: 3,
      sectionDetails: [
        'Evite lo que provoca la alergia: Cierre las ventanas cuando hay mucho polen, báñese después de estar afuera y lave la ropa de cama con agua caliente.',
        'Aerosoles nasales: Uno con esteroide funciona mejor si lo usa cada día. Dele tiempo: una o dos semanas.',
        'Pastillas: Las pastillas más nuevas para la alergia dan menos sueño que las de antes.',
        'Ojos y ronchas: Las gotas pueden calmar la picazón de los ojos. Una pastilla para la alergia puede calmar las ronchas.',
        'Montelukast: Se usa solo cuando otras medicinas no han ayudado. La FDA advierte que puede causar cambios graves del ánimo y la conducta.',
        'Reacción grave: Use de inmediato su inyector de epinefrina, si tiene uno, y llame al 911. Aun así tiene que ir después a la sala de emergencias.',
      ],
    },
    {
      sectionName: 'Cuándo sirve esta página',
      sectionOrder: 4,
      sectionDetails: [
        'Para quién es: Adultos de 18 a 64 años con fiebre del heno, picazón en los ojos o ronchas leves, que respiran sin esfuerzo.',
        'No es para una consulta en línea: Ya tuvo una reacción grave y piensa que le puede estar pasando otra vez. Si está o puede estar embarazada, o tiene las defensas bajas, vea a su propio médico.',
        '¿No está seguro?: Elija Sarpullido si las manchas se quedan en un solo lugar o si no sabe qué son. Elija Eccema si tiene manchas secas que pican y vuelven una y otra vez. Elija Resfriado y gripe si tiene fiebre y dolor de cuerpo.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hinchazón de los labios, la cara, la lengua o la garganta',
      'dificultad para respirar, silbidos al respirar o la sensación de que la garganta se le aprieta o se le cierra',
      'un desmayo, mareo, o el pulso rápido y débil',
      'ronchas o hinchazón con vómitos o cólicos en la barriga después de comer algo, de una picadura o de una medicina',
      'una reacción por la que necesitó su inyector de epinefrina, aunque ahora se sienta mejor',
    ],
    seeInPerson: [
      'ronchas con fiebre o dolor en las articulaciones, o ronchas que dejan moretones',
      'asma que empeora con sus alergias',
      'dolor en la cara, fiebre o moco espeso por más de 10 días',
      'dolor en los ojos, o un cambio en la vista',
      'ronchas la mayoría de los días por más de 6 semanas',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Fiebre del heno', url: 'https://medlineplus.gov/spanish/hayfever.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Allergic rhinitis - self-care',
      url: 'https://medlineplus.gov/ency/patientinstructions/000547.htm',
      language: 'en',
    },
    { publisher: 'MedlinePlus', title: 'Urticaria', url: 'https://medlineplus.gov/spanish/hives.html' },
    { publisher: 'MedlinePlus', title: 'Anafilaxia', url: 'https://medlineplus.gov/spanish/anaphylaxis.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'FDA requires Boxed Warning about serious mental health side effects for montelukast (Singulair)',
      url: 'https://www.fda.gov/drugs/drug-safety-communications/fda-requires-boxed-warning-about-serious-mental-health-side-effects-asthma-and-allergy-drug',
      language: 'en',
    },
  ],
};
