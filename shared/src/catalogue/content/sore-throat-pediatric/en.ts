import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    "Sore throats are common in children and most come from a virus. Strep throat is found most often in school-age children and is rare under age 3. A provider can go over your child's symptoms, help you ease the pain, and tell you if your child needs a strep test.",
  commonMedications: [
    "Acetaminophen (Children's Tylenol)",
    "Ibuprofen (Children's Motrin)",
    'Amoxicillin (Amoxil)',
    'Penicillin V',
    'Cephalexin (Keflex)',
    'Azithromycin (Zithromax)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your child says the throat hurts, eats less, or cries when swallowing.',
        'Likely a virus: Your child also has a cough, a runny nose, a hoarse voice or pinkeye.',
        'More like strep: The pain starts fast, with fever, a sore neck, and no cough. Some children have a headache or belly pain, or throw up.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: A cold, the flu, COVID-19, or hand, foot and mouth disease. Antibiotics do not help.',
        'Strep: Bacteria that spread with ease at school and at home.',
        'Other causes: Dry air, smoke, allergies or a lot of yelling.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Offer cold drinks, ice pops, soup and soft food. Fluids matter more than meals.',
        'Pain or fever: Use a pain reliever made for your child, by age and weight. No ibuprofen under 6 months. Never give aspirin to a child or teen.',
        'Honey and lozenges: Honey can soothe a child over 1 year old, and must never be given before that. No lozenges under age 4, since a child can choke.',
        'Strep test: A throat swab comes first. Your provider may send you to a clinic or lab for it.',
        'Antibiotic: Your child may get one if the test shows strep. Ask when it is safe to go back to school.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: A child 3 years or older who drinks, breathes and acts much like usual. A parent or guardian fills in the visit.',
        'Not sure?: Choose Sore Throat for an adult. Choose Acute Cough - Pediatric if the cough bothers your child more.',
        'Not for an online visit: A child under 3 years old, or one with a weak immune system, should be seen in person.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing, or noisy breathing at rest',
      'drooling, trouble swallowing, or no wish to drink at all',
      'a muffled voice, or a need to lean forward to breathe',
      'a stiff neck, a neck that swells, or a mouth that will not open all the way',
      'become very sleepy, limp or hard to wake',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'had no wet diaper, or has not passed urine, for 6 to 8 hours',
    ],
    seeInPerson: [
      'a rash that feels like sandpaper',
      'one side of the throat more swollen',
      'a lump in the neck',
      'a sore throat with fever for more than 3 days',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Strep Throat',
      url: 'https://www.cdc.gov/group-a-strep/about/strep-throat.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sore Throat Basics',
      url: 'https://www.cdc.gov/sore-throat/about/index.html',
    },
    { publisher: 'MedlinePlus', title: 'Sore Throat', url: 'https://medlineplus.gov/sorethroat.html' },
  ],
};
