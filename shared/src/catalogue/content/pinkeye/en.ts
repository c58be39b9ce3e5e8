import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Pinkeye is a swelling of the thin, clear skin over the white of the eye. A virus, an allergy or bacteria can cause it, and most cases are mild and clear up by themselves. A provider can look at photos of your eye, work out the likely cause, and suggest drops or home care.',
  commonMedications: [
    'Artificial tears (Refresh, Systane)',
    'Ketotifen eye drops (Zaditor, Alaway)',
    'Olopatadine eye drops (Pataday)',
    'Erythromycin eye ointment, if your provider thinks it is bacterial',
    'Polymyxin B-trimethoprim eye drops (Polytrim), if your provider thinks it is bacterial',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Color: Pink or red in the white of one or both eyes.',
        'Feel: Itching, burning, or a gritty feeling.',
        'Fluid: Watery tears, or goo that is white, yellow or green.',
        'Morning: Crusts on the lashes, or lids that stick together.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: The most common cause. Watery eyes, often with a cold. It spreads with ease.',
        'Bacteria: More goo, and lids that stick together. It spreads too.',
        'Allergy: Itchy, watery, puffy eyes on both sides. It does not spread.',
        'Irritants: Smoke, dust, a pool, or a contact lens.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Virus: Cool, damp cloths and artificial tears. It can take 1 to 2 weeks to clear. Antibiotics do not help.',
        'Allergy: Stay away from the trigger. Your provider may suggest allergy drops.',
        'Bacteria: Your provider may prescribe an antibiotic drop or ointment if they think it is bacterial.',
        'Not without an eye exam: Steroid drops. They can do harm if the cause is the wrong one.',
        'Stop the spread: Wash your hands, do not share towels or makeup, and do not wear contact lenses until the eye is well.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a pink, itchy or sticky eye, normal sight and no real pain.',
        'Not for an online visit: You wear contact lenses, have had eye surgery, are or may be pregnant, or have a weak immune system. See someone in person.',
        'Not sure?: If your eyes are gritty and tired but not sticky, choose Dry Eye. For a child, choose Pinkeye - Pediatric. If you also sneeze and itch, choose Allergies.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'severe eye pain, or a change in your sight',
      'light that hurts your eye',
      'a red, painful eye and wear contact lenses',
      'a chemical in the eye; rinse it with lots of water first, then get help',
      'a cut, a blow or something stuck in the eye',
      'swelling around the eye with a fever, or an eye that bulges or is hard to move',
      'halos around lights with a headache or nausea',
      'a red eye with a stiff neck or confusion',
    ],
    seeInPerson: [
      'a red eye and wear contact lenses, even with no pain',
      'blisters or a shingles rash on your forehead, your nose or near the eye',
      'thick pus that comes back as fast as you wipe it away',
      'a weak immune system, or recent eye surgery',
      'pinkeye that gets worse, or no better after 24 hours on an antibiotic',
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
    { publisher: 'MedlinePlus', title: 'Pinkeye', url: 'https://medlineplus.gov/pinkeye.html' },
  ],
};
