import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    "Children get many kinds of rash, and most are mild. A rash can come from a diaper, a virus, an allergy, a fungus or a bug bite. A provider can look at photos of your child's skin, tell you what it may be, and suggest a cream or other care.",
  commonMedications: [
    'Zinc oxide ointment (Desitin)',
    'Nystatin cream',
    'Clotrimazole cream (Lotrimin AF)',
    'Hydrocortisone cream (Cortizone-10)',
    "Cetirizine liquid (Children's Zyrtec)",
    'Mupirocin ointment (Bactroban)',
    'Permethrin cream (Elimite)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'You may see spots, bumps, blisters or dry patches. On dark skin they can look purple, gray or brown.',
        'Your child may scratch, fuss or sleep badly.',
        'Diaper rash: Sore, red skin under the diaper.',
        'Hives: Itchy welts that move from place to place.',
        'Hand, foot and mouth disease: Small blisters on the hands and feet and sores in the mouth.',
        'Chickenpox: Itchy blisters that come in waves, with a fever.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Wet or rubbed skin: Diapers, drool, sweat or tight clothes.',
        'Viruses: Many childhood viruses cause a rash that goes away by itself.',
        'Fungus, bacteria or mites: Ringworm, yeast, impetigo or scabies.',
        'Allergy: A food, a medicine, a plant or a new soap.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Diaper rash: Change diapers often, let the skin dry in the air, and use a thick barrier cream. Yeast needs its own cream.',
        'Itch: Cool baths, short nails and plain moisturizer help. Ask before you use a steroid cream on a child under 2, or under a diaper.',
        'Fever or pain: Never give aspirin to a child or teen. Do not give ibuprofen to a baby under 6 months. If it may be chickenpox, ask before you give ibuprofen.',
        'Scabies cream: It may be used from 2 months of age, if your provider says so.',
        'Infected skin: Your child may get an antibiotic ointment if your provider thinks it is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: A child 3 months or older with a new rash who drinks, plays and acts much like usual. A parent or guardian fills in the visit.',
        'Not sure?: Choose Rash for an adult. Choose General Consult - Pediatric if your child is ill and the rash is only one part of it.',
        'Measles: If your child may have been near it, call the clinic before you go in so others stay safe.',
        'Not for an online visit: A baby under 3 months, or a child with a weak immune system, should be seen in person.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'purple or dark spots that do not fade when you press on them',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'trouble breathing, or swelling of the lips, tongue or throat',
      'skin that blisters or peels, or sores in the mouth or eyes',
      'blisters or pus bumps and is less than 1 month old',
      'a stiff neck, or is very sleepy, limp or hard to wake',
      'had no wet diaper, or has not passed urine, for 6 to 8 hours',
    ],
    seeInPerson: [
      'had a fever for 5 days, or has red eyes, lips or tongue with it',
      'been near someone with measles; call before you go in',
      'a rash near the eye, or pus, crusts or red streaks',
      'a rash that feels like sandpaper, with a sore throat or fever',
      'a rash, fever or headache after a tick bite',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Rashes', url: 'https://medlineplus.gov/rashes.html' },
    { publisher: 'MedlinePlus', title: 'Diaper Rash', url: 'https://medlineplus.gov/diaperrash.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Hand, Foot, and Mouth Disease',
      url: 'https://www.cdc.gov/hand-foot-mouth/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Measles Symptoms and Complications',
      url: 'https://www.cdc.gov/measles/signs-symptoms/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'How to Treat Chickenpox',
      url: 'https://www.cdc.gov/chickenpox/treatment/index.html',
    },
  ],
};
