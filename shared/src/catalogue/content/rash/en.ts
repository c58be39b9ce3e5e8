import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A rash is a change in the color or feel of your skin. It may itch, sting, scale or blister. Many rashes can be told apart from clear photos and a few questions. A provider can look at yours, tell you what it may be, and send a cream or pills if you need them.',
  commonMedications: [
    'Hydrocortisone cream (Cortizone-10)',
    'Triamcinolone cream (Kenalog)',
    'Cetirizine (Zyrtec)',
    'Clotrimazole cream (Lotrimin AF)',
    'Terbinafine cream (Lamisil AT)',
    'Mupirocin ointment (Bactroban)',
    'Permethrin cream (Elimite)',
    'Valacyclovir (Valtrex)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'You see spots, bumps or patches. They can be pink, red, purple or brown, and are harder to see on dark skin.',
        'Your skin may itch, burn, crack or weep.',
        'Hives: Raised, itchy welts that move around and fade within a day.',
        'Ringworm or jock itch: A round or spreading patch with a scaly edge.',
        'Poison ivy: Itchy bumps or blisters, often in lines, a day or two after you were outdoors.',
        'Shingles: A painful band of blisters on one side of your body or face.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Touch: Plants, metals, soaps, perfume, latex or a new skin product.',
        'Allergy: A food, a medicine or an insect sting.',
        'Germs and mites: A fungus, a virus, bacteria, or scabies.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Wash gently, keep the skin cool and dry, stop new products, and try not to scratch.',
        'Itch: A mild steroid cream or an allergy pill may calm it.',
        'Fungus or scabies: A cream kills the cause. People you live with may need care too.',
        'Shingles: Virus-fighting pills work best within 72 hours of the first spots, so do not wait.',
        'Bad poison ivy: Your provider may prescribe steroid pills.',
        'Infected skin: You may get an antibiotic ointment if your provider thinks it is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a new rash, who do not feel very ill.',
        'Not sure?: Choose Eczema for dry, itchy patches that come and go for months. Choose Allergies for hives with sneezing or itchy eyes. For a child, choose Rash - Pediatric.',
        'Not for an online visit: See someone in person if you are pregnant or may be, or have a weak immune system.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'a rash with trouble breathing, or swelling of your face, lips, tongue or throat',
      'hives with vomiting or faintness after a food, a sting or a medicine',
      'fever with purple spots that do not fade when you press on them',
      'blisters, peeling skin, or sores in your mouth or eyes, most of all after a new medicine',
      'hot, very painful skin that spreads fast',
    ],
    seeInPerson: [
      'a rash near your eye or on the tip of your nose',
      'a rash, fever or bad headache after a tick bite',
      'a rash over most of your body, or with a fever',
      'pus, yellow crusts, red streaks or growing pain',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Rashes', url: 'https://medlineplus.gov/rashes.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Rash 101 in adults: When to seek medical treatment',
      url: 'https://www.aad.org/public/everyday-care/itchy-skin/rash/rash-101',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Shingles (Herpes Zoster)',
      url: 'https://www.cdc.gov/shingles/about/index.html',
    },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Poison ivy, oak, and sumac: How to treat the rash',
      url: 'https://www.aad.org/public/everyday-care/itchy-skin/poison-ivy/treat-rash',
    },
  ],
};
