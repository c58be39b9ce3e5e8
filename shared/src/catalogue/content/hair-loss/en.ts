import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'In men, hair loss most often follows a pattern: the hairline moves back and the crown gets thin. It runs in families and comes on slowly. A provider can look at your photos and your health history, and may prescribe a pill or suggest a product for your scalp.',
  commonMedications: [
    'Finasteride (Propecia)',
    'Minoxidil foam or solution (Rogaine)',
    'Minoxidil tablets, used off-label',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Hairline: It moves back at the temples, often in the shape of an M.',
        'Crown: A thin or bald spot grows at the top of the head.',
        'Thinner hair: Each hair gets finer and shorter with time.',
        'No pain: The scalp looks healthy and does not itch or hurt.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Genes: Pattern hair loss comes from either side of the family.',
        'Hormones: A male hormone makes the hair roots shrink.',
        'Other causes: Illness, stress, fast weight loss, some drugs, thyroid trouble or an infection of the scalp can also make hair fall out.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Scalp product: You put minoxidil foam or solution on the scalp. You may shed more at first.',
        'Finasteride: This pill slows hair loss in many men. Some men get a lower sex drive, weak erections or low mood. Tell your provider, and get help at once if you think of suicide.',
        'Prostate test: Finasteride lowers the PSA blood test. Tell any doctor who orders one.',
        'Pregnancy: Anyone who is or may be pregnant must not touch broken finasteride tablets.',
        'Minoxidil tablets: They are not FDA approved for hair loss. A provider may still choose them, which is called off-label use. They can lower blood pressure and cause swelling.',
        'Time: It can take 4 months to a year to see a change. The gain goes away when you stop.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Men from 18 to 64 whose hair has thinned slowly in the usual pattern.',
        'Not for an online visit: See a skin doctor in person for bald patches that came fast, or for a scalp that is sore, scarred, scaly or oozing.',
        'Not sure?: This page is for men. For women, choose Female Hair Loss. For a rash on the scalp, choose Rash.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'thoughts of suicide or of harming yourself',
      'swelling of your face, lips, tongue or throat, or trouble breathing',
      'chest pain, fainting or a racing heartbeat while using minoxidil',
      'swallowed minoxidil foam or solution',
    ],
    seeInPerson: [
      'pus, open sores or spreading redness on your scalp',
      'hair that falls out in patches or clumps all at once',
      'hair loss with a fever, or when you feel ill',
      'a breast lump or nipple discharge while taking finasteride',
      'fast weight gain, or swollen hands or feet, while using minoxidil',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Dermatology',
      title: 'What Is Male Pattern Hair Loss, and Can It Be Treated?',
      url: 'https://www.aad.org/public/diseases/hair-loss/treatment/male-pattern-hair-loss-treatment',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Hair Loss',
      url: 'https://medlineplus.gov/hairloss.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Finasteride',
      url: 'https://medlineplus.gov/druginfo/meds/a698016.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil Topical',
      url: 'https://medlineplus.gov/druginfo/meds/a689003.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Minoxidil',
      url: 'https://medlineplus.gov/druginfo/meds/a682608.html',
    },
  ],
};
