import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A sore throat hurts, scratches or burns, most of all when you swallow. Most sore throats come from a virus and heal within a week. A provider can go over your symptoms and a photo of your throat, help with the pain, and tell you if you need a strep test.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Benzocaine and menthol lozenges (Cepacol)',
    'Penicillin V',
    'Amoxicillin (Amoxil)',
    'Cephalexin (Keflex)',
    'Azithromycin (Zithromax)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your throat is sore, dry or scratchy, and it hurts to swallow.',
        'Your tonsils may be red and swollen, with white spots.',
        'Likely a virus: You also have a cough, a runny nose, a hoarse voice or red eyes.',
        'More like strep: The pain starts fast, with fever and sore lumps at the front of your neck, and no cough.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: A cold, the flu, COVID-19 or mono. Antibiotics do not help.',
        'Strep: A kind of bacteria. It causes only a small part of sore throats in adults.',
        'Other causes: Allergies, dry air, smoke, loud talking or acid from your stomach.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Sip warm or cold drinks, suck on lozenges, gargle salt water and rest your voice.',
        'Pain: A store-bought pain reliever can ease pain and fever.',
        'Strep test: Strep is found with a throat swab. Your provider may send you to a lab or clinic for it.',
        'Antibiotic: You may get one if your test shows strep. Tell your provider if you are allergic to penicillin.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who can drink and breathe with ease.',
        'Not sure?: Choose Cold and Flu if a stuffy nose and body aches bother you more. For a child, choose Sore Throat - Pediatric.',
        'Not for an online visit: See someone in person if you are pregnant or may be, or have a weak immune system.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing or noisy breathing',
      'drooling, or trouble swallowing fluids or your own spit',
      'a muffled voice, or a mouth that will not open all the way',
      'swelling of your lips, tongue or neck',
      'a stiff neck with fever or a bad headache',
      'mono, or signs of it, and sudden pain in the upper left belly',
    ],
    seeInPerson: [
      'one side of your throat far more swollen or sore than the other',
      'a rash that feels like sandpaper, or a fever that will not go down',
      'dark urine, a dry mouth or other signs that you are not drinking enough',
      'a sore throat that lasts more than a week, or a lump in your neck',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sore Throat Basics',
      url: 'https://www.cdc.gov/sore-throat/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Strep Throat',
      url: 'https://www.cdc.gov/group-a-strep/about/strep-throat.html',
    },
    { publisher: 'MedlinePlus', title: 'Sore Throat', url: 'https://medlineplus.gov/sorethroat.html' },
  ],
};
