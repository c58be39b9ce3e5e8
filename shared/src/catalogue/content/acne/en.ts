import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Acne happens when pores get blocked and sore. It shows as blackheads, whiteheads, pimples or deeper bumps. A provider can look at clear photos of your skin, suggest a plan of creams, gels or pills, and tell you how long it may take to work.',
  commonMedications: [
    'Benzoyl peroxide (PanOxyl)',
    'Adapalene (Differin)',
    'Tretinoin (Retin-A)',
    'Azelaic acid (Azelex)',
    'Clindamycin with benzoyl peroxide (BenzaClin)',
    'Doxycycline (Vibramycin), for a short time',
    'Spironolactone (Aldactone), for some women',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Blackheads and whiteheads: Small bumps where a pore is blocked.',
        'Pimples: Red, sore bumps, with or without pus.',
        'Nodules and cysts: Deep, painful lumps that can leave scars.',
        'Where: The face, neck, chest, back and shoulders.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Blocked pores: Oil and dead skin cells clog a pore, and germs grow in it.',
        'Hormones: The teen years, monthly periods, or stopping birth control.',
        'Products: Oily makeup, hair products or tight gear that rubs.',
        'Family: Acne often runs in families.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Skin care: Wash gently twice a day. Do not scrub, pick or squeeze.',
        'Creams and gels: These come first. Most need 6 to 8 weeks before you see a change.',
        'Pills: Your provider may add an antibiotic for a short time. Some women may be helped by spironolactone or by certain birth control pills.',
        'Sun: Retinoids and doxycycline make skin burn faster. Use sunscreen.',
        'Pregnancy: Retinoids, doxycycline and spironolactone are not for use in pregnancy. If you are pregnant, may be, or are trying to be, see your own clinician in person.',
        'Not here: Isotretinoin. It needs lab tests and a national safety program called iPLEDGE, so a skin doctor has to run it.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with blackheads, pimples or a few deeper bumps, who are not pregnant.',
        'See a skin doctor: Many deep lumps, scars that keep forming, or no change after a full course.',
        'Not sure?: For a sudden or itchy rash choose Rash. For dry, itchy patches choose Eczema. For fine lines and sun spots choose Anti-Aging. For a teen, choose General Consult - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling of the face with a fever',
      'sudden, severe acne with a fever or joint pain',
      'redness or swelling that spreads near an eye',
      'trouble breathing, or swelling of the lips, tongue or throat, after a new medicine',
      'blisters, peeling skin or mouth sores after a new medicine',
      'thoughts of suicide or of hurting yourself',
    ],
    seeInPerson: [
      'acne and are pregnant or may be pregnant',
      'a painful lump that is growing, hot or draining pus',
      'low mood that does not lift',
      'acne along with new facial hair, a deeper voice or missed periods',
      'a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Acne',
      url: 'https://www.niams.nih.gov/health-topics/acne',
    },
    { publisher: 'MedlinePlus', title: 'Acne', url: 'https://medlineplus.gov/acne.html' },
    {
      publisher: 'American Academy of Dermatology',
      title: 'Acne',
      url: 'https://www.aad.org/public/diseases/acne',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Isotretinoin',
      url: 'https://medlineplus.gov/druginfo/meds/a681043.html',
    },
  ],
};
