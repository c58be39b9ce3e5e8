import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'With time and sun, skin gets thinner, drier and less even. Fine lines, wrinkles and dark spots show up. A provider can look at photos of your skin, suggest sun care and creams that may soften lines and fade spots, and tell you if a spot should be checked in person.',
  commonMedications: [
    'Broad-spectrum sunscreen, SPF 30 or higher',
    'Tretinoin cream (Retin-A, Renova)',
    'Tazarotene cream (Tazorac)',
    'Azelaic acid (Finacea)',
    'Hydroquinone cream, for dark spots',
  ],
  symptoms: [
    {
      sectionName: 'Common Signs',
      sectionOrder: 1,
      sectionDetails: [
        "Lines: Fine lines, crow's feet and deeper wrinkles.",
        'Spots: Flat brown age spots on the face, hands or arms.',
        'Tone: Skin that looks dull, rough or blotchy.',
        'Feel: Dry, thin or less firm skin.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Sun: The main cause of wrinkles and spots. Tanning beds count too.',
        'Smoking: It adds wrinkles, and more so the longer you smoke.',
        'Age and genes: Skin makes less oil and less of what keeps it firm.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Sun care: Sunscreen each day, shade and a hat. This does more than any cream.',
        'Retinoids: Tretinoin or tazarotene may soften fine lines. They take months, and can sting and peel at first.',
        'Dark spots: Azelaic acid or hydroquinone may fade them. In the United States hydroquinone needs a prescription.',
        'Pregnancy: Retinoids are not for use in pregnancy. If you are pregnant, may be, trying to be or nursing, see your own clinician in person.',
        'What to expect: Creams work slowly and differ from person to person. They do not stop aging.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with fine lines, sun damage or flat, even brown spots, who are not pregnant.',
        'Not for an online visit: A mole or spot that is new, changes, itches or bleeds. Have it looked at in person.',
        'Not sure?: For pimples choose Acne. For dry, itchy patches choose Eczema. For any other change in your skin choose Rash.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing, or swelling of your lips, face, tongue or throat, after a new product',
      'blisters or peeling over a wide area of skin',
      'a skin product in your eye with pain or a change in sight; rinse it with water first',
      'swallowed a skin product, or a child in your care has',
    ],
    seeInPerson: [
      'a mole that changes in size, shape or color',
      'a spot with uneven halves, ragged edges or several colors',
      'a sore that bleeds or does not heal',
      'a new dark spot that looks unlike your others',
      'used a retinoid and may be pregnant',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Skin Aging', url: 'https://medlineplus.gov/skinaging.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Tretinoin Topical',
      url: 'https://medlineplus.gov/druginfo/meds/a682437.html',
    },
    { publisher: 'MedlinePlus', title: 'Moles', url: 'https://medlineplus.gov/moles.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'FDA works to protect consumers from potentially harmful OTC skin lightening products',
      url: 'https://www.fda.gov/drugs/drug-safety-communications/fda-works-protect-consumers-potentially-harmful-otc-skin-lightening-products',
    },
  ],
};
