import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Eczema makes patches of skin dry, itchy and sore. It tends to come and go for years, in flares. It does not spread to other people. A provider can look at clear photos of your skin, help you find what sets it off, and suggest moisturizers and creams to calm a flare.',
  commonMedications: [
    'Petroleum jelly or thick moisturizer (Vaseline, CeraVe)',
    'Hydrocortisone cream (Cortizone-10)',
    'Triamcinolone cream or ointment (Kenalog)',
    'Tacrolimus ointment (Protopic)',
    'Pimecrolimus cream (Elidel)',
    'Crisaborole ointment (Eucrisa)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Itch: Often strong, and worse at night.',
        'Patches: Dry, rough or scaly skin. On light skin it looks red. On dark skin it may look purple, gray or brown.',
        'Where: Inside the elbows, behind the knees, and on the neck, hands or face.',
        'From scratching: Thick skin, cracks, or spots that ooze and crust.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Skin that does not protect well: It loses water and lets in things that irritate it.',
        'Family: Eczema, asthma and hay fever often run together.',
        'Triggers: Soap, wool, sweat, dry air, stress, dust or pets.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Moisturize: Use a thick, plain cream or ointment at least twice a day, and within minutes after a bath.',
        'Bathe gently: Short, lukewarm baths and mild soap with no scent. Pat dry.',
        'Flares: A steroid cream can calm a flare. Your provider will say how strong, where and for how long.',
        'Face and folds: There are creams without steroids for thin skin.',
        'Infection: Your provider may add an antibiotic if they think it is bacterial.',
        'Not for long: Steroid pills. The eczema often comes back when they stop.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with dry, itchy patches that come and go, and who feel well.',
        'Not for an online visit: Sore skin over much of your body, or patches that ooze and spread. If you are or may be pregnant, or have a weak immune system, see your own clinician.',
        'Not sure?: Choose Rash if the spots are new and you do not know what they are. Choose Allergies for hives, which are itchy welts that move around and fade within a day. For a child, choose Rash - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'painful, punched-out sores or blisters, with or without a fever',
      'redness over most of your body, or skin that peels or blisters',
      'hot, painful skin that spreads fast',
      'trouble breathing, or swelling of your lips, tongue or throat',
      'sores, blisters or swelling close to an eye with pain or a change in sight',
      'a fever with confusion, or feel faint',
    ],
    seeInPerson: [
      'pus, yellow crusts, red streaks or a fever',
      'eczema around an eye',
      'itching so strong that you cannot sleep or work',
      'a flare that does not get better with treatment',
      'low mood that does not lift',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Atopic Dermatitis',
      url: 'https://www.niams.nih.gov/health-topics/atopic-dermatitis',
    },
    { publisher: 'MedlinePlus', title: 'Eczema', url: 'https://medlineplus.gov/eczema.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Eczema',
      url: 'https://www.aad.org/public/diseases/eczema',
    },
  ],
};
