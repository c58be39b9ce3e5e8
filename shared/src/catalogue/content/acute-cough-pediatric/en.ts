import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'An acute cough in a child is one that has lasted less than 3 weeks. Most of these coughs come with a cold and clear up on their own. A provider can ask how your child is breathing, drinking and sleeping, help you ease the cough, and tell you if your child should be seen in person.',
  commonMedications: [
    'Saline nose drops or spray (Little Remedies)',
    'Honey, only from 1 year of age',
    "Acetaminophen (Children's Tylenol), for fever or aches",
    "Ibuprofen (Children's Motrin), only from 6 months of age",
    'Albuterol inhaler (Ventolin), for a child with known asthma',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Cold cough: A wet or dry cough with a runny or stuffy nose.',
        'Croup: A harsh, barky cough like a seal, often worse at night.',
        'Whooping cough: Long fits of coughing, then a whoop or throwing up.',
        'Along with it: A mild fever, a sore throat, or poor sleep.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Viruses: Most coughs come with a cold, the flu, COVID-19 or RSV.',
        'Croup: A virus that makes the voice box and windpipe swell.',
        'Asthma or allergies: Coughing at night, with play, or near pets, dust or smoke.',
        'Whooping cough: An infection that spreads with ease and is a danger to babies.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Fluids and rest: Offer drinks often. Cool, moist air may help.',
        'Stuffy nose: Use saline drops, then gentle suction.',
        'Honey: It may calm a cough from 1 year of age. Never give honey to a baby under 1.',
        'Cough and cold medicine: Do not give it to a child under 4. The FDA warns against it under 2. Opioid cough medicine is not for children at all.',
        'Fever or aches: Your provider may suggest acetaminophen, or ibuprofen from 6 months of age. Never give aspirin to a child or teen.',
        'Antibiotics: They do not work on viruses. Your provider may use one only if they think the cause is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: A cough of less than 3 weeks in a child over 3 months old who breathes with ease, drinks and plays.',
        "Not for an online visit: A cough of 3 weeks or more. Take your child to their doctor's office.",
        'Not sure?: For your own cough as an adult, choose Acute Cough, or Chronic Cough if it has lasted 8 weeks or longer. If the ears or throat bother your child most, choose Earache - Pediatric or Sore Throat - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'fast or hard breathing, or ribs that pull in with each breath',
      'grunting, or noisy breathing while at rest',
      'blue or gray lips, or pauses in breathing',
      'drooling, or trouble swallowing',
      'swelling of the lips, tongue or throat',
      'a cough that began with choking, or may have swallowed an object',
      'no strength to drink, or is very sleepy or hard to wake',
      'no urine or wet diaper for 6 to 8 hours',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'a seizure, or a purple rash that does not fade when you press it',
    ],
    seeInPerson: [
      'a cough and is under 3 months old',
      'coughing fits that end in a whoop or in throwing up',
      'wheezing, or a barky cough that is getting worse',
      'a fever for more than 3 days, or a fever that goes away and comes back',
      'a heart or lung condition, or a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'Food and Drug Administration',
      title: 'Should You Give Kids Medicine for Coughs and Colds?',
      url: 'https://www.fda.gov/consumers/consumer-updates/should-you-give-kids-medicine-coughs-and-colds',
    },
    { publisher: 'MedlinePlus', title: 'Cough', url: 'https://medlineplus.gov/cough.html' },
    { publisher: 'MedlinePlus', title: 'Croup', url: 'https://medlineplus.gov/croup.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Symptoms of Whooping Cough',
      url: 'https://www.cdc.gov/pertussis/signs-symptoms/index.html',
    },
  ],
};
