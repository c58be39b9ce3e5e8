import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'In women, hair often gets thin at the part and on top of the head. It can run in families, or follow a birth, an illness, stress or low iron. A provider can look at your photos and your health history, and suggest tests or a treatment that is safe for you.',
  commonMedications: [
    'Minoxidil foam or solution (Rogaine)',
    'Minoxidil tablets, used off-label',
    'Spironolactone (Aldactone), used off-label',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Wider part: You see more scalp where you part your hair.',
        'Thin on top: The crown thins, while the front hairline mostly stays.',
        'More shedding: You find more hair in the brush, the shower or on your pillow.',
        'Smaller ponytail: Your hair feels less full than it used to.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Family and age: Female pattern hair loss often runs in families and is more common after menopause.',
        'Shedding: A birth, a high fever, surgery, stress or fast weight loss can make hair fall out 2 to 3 months later. It mostly grows back.',
        'Health: Low iron, thyroid trouble or a hormone problem can play a part. Your provider may ask for a blood test.',
        'Hair care: Tight braids, buns or harsh products can damage hair and its roots.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Scalp product: You put minoxidil foam or solution on the scalp. You may shed more in the first weeks.',
        'Tablets: Low-dose minoxidil tablets and spironolactone are not FDA approved for hair loss. A provider may still choose one, which is called off-label use. They can lower blood pressure, and spironolactone can raise potassium.',
        'Pregnancy: Do not use these medicines if you are pregnant or trying to be, and ask first if you are nursing. With spironolactone you need reliable birth control.',
        'Finasteride: It is not approved for women, and it can harm an unborn baby.',
        'Time: It can take 6 to 12 months to see a change. The gain goes away when you stop.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Women from 18 to 64 whose hair has thinned slowly, or who shed more after a birth or an illness.',
        'Not for an online visit: See someone in person if you are pregnant or may be, or if your scalp is sore, scarred, scaly or oozing.',
        'Not sure?: This page is for women. For men, choose Hair Loss. For a rash on the scalp, choose Rash.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling of your face, lips, tongue or throat, or trouble breathing',
      'chest pain, fainting or a racing heartbeat',
      'severe weakness or an uneven heartbeat while taking spironolactone',
      'swallowed minoxidil foam or solution',
    ],
    seeInPerson: [
      'pus, open sores or spreading redness on your scalp',
      'hair that falls out in patches or clumps all at once',
      'new hair on your face, a deeper voice or missed periods',
      'fast weight gain, or swollen hands or feet, while using minoxidil',
      'a chance that you are pregnant while taking one of these medicines',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Dermatology',
      title: 'Thinning Hair and Hair Loss: Could It Be Female Pattern Hair Loss?',
      url: 'https://www.aad.org/public/diseases/hair-loss/types/female-pattern',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Female pattern baldness',
      url: 'https://medlineplus.gov/ency/article/001173.htm',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Hair Loss',
      url: 'https://medlineplus.gov/hairloss.html',
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
    {
      publisher: 'MedlinePlus',
      title: 'Spironolactone',
      url: 'https://medlineplus.gov/druginfo/meds/a682627.html',
    },
  ],
};
