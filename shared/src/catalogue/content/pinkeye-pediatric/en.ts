import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    "Pinkeye turns the white of your child's eye pink or red and may make it itchy or sticky. A virus, bacteria or an allergy can cause it, and it moves fast through day care and school. A provider can look at photos of the eye, work out the likely cause, and suggest drops or home care.",
  commonMedications: [
    'Artificial tears (Refresh)',
    'Erythromycin eye ointment, if your provider thinks it is bacterial',
    'Polymyxin B-trimethoprim eye drops (Polytrim), if your provider thinks it is bacterial',
    'Ketotifen eye drops (Zaditor), by age',
    'Olopatadine eye drops (Pataday), by age',
    'Amoxicillin-clavulanate (Augmentin), if your provider finds an ear infection too',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Color: Pink or red in the white of one or both eyes.',
        'Fluid: Watery eyes, or goo that is white, yellow or green.',
        'Morning: Eyes stuck shut, with crusts on the lashes.',
        'Feel: Rubbing the eyes, itching, or saying that it feels like sand.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: Watery eyes along with a cold. It spreads with ease.',
        'Bacteria: More goo. It may come with an ear infection.',
        'Allergy: Itchy, watery, puffy eyes on both sides. It does not spread.',
        'Newborns: A sticky eye in a baby under 1 month can be serious and must be seen the same day.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Home care: Wipe goo away with a clean, damp cloth, from the nose out. Use a new cloth for each eye.',
        'Virus: Cool cloths and time. Antibiotics do not help.',
        'Bacteria: Your provider may prescribe drops or an ointment if they think it is bacterial.',
        'Sore ear too?: Tell your provider. Your child may need an ear exam and a medicine by mouth.',
        'School: Ask your provider and the school when your child may go back.',
        'Stop the spread: Wash hands often, and do not share towels, cloths or pillows.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: A child over 1 month old with a pink or sticky eye who has no real pain and sees well. A parent or guardian fills in the visit.',
        'Not for an online visit: A newborn, a child who wears contact lenses, or a child with a weak immune system.',
        'Not sure?: For your own eyes as an adult, choose Pinkeye. If an ear hurts most, choose Earache - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling or redness around the eye with a fever',
      'an eye that bulges or does not move as it should',
      'severe eye pain, or a change in sight',
      'eyes that hurt in the light',
      'a chemical in the eye; rinse it with lots of water first, then get help',
      'a cut, a blow or something stuck in the eye',
      'a stiff neck, or is very sleepy or hard to wake',
      'trouble breathing, or swelling of the lips, tongue or throat',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
    ],
    seeInPerson: [
      'a red, swollen or sticky eye and is under 1 month old',
      'a red eye and wears contact lenses',
      'blisters near the eye',
      'ear pain or a fever with it',
      'pinkeye that gets worse, or no better after 24 hours on an antibiotic',
      'a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'How to Treat Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/treatment/index.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Neonatal conjunctivitis',
      url: 'https://medlineplus.gov/ency/article/001606.htm',
    },
    { publisher: 'MedlinePlus', title: 'Pinkeye', url: 'https://medlineplus.gov/pinkeye.html' },
  ],
};
