import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A vaginal yeast infection happens when a fungus called Candida grows too much. It is common, and it can itch and burn a lot. A provider can go over your symptoms, check that yeast is the likely cause, and suggest a cream or a pill.',
  commonMedications: [
    'Clotrimazole vaginal cream (Gyne-Lotrimin)',
    'Miconazole vaginal cream (Monistat)',
    'Terconazole vaginal cream',
    'Fluconazole pill (Diflucan)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Itching: The vagina and the skin around it itch or feel sore.',
        'Burning: It may burn when you pee or during sex.',
        'Discharge: It is often thick and white, like cottage cheese, with little or no smell.',
        'Redness: The skin around the vagina may be red and puffy.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Yeast: A little Candida is normal. Symptoms start when there is too much of it.',
        'Antibiotics: They kill the helpful germs that keep yeast down.',
        'Hormones: Pregnancy and some birth control can play a part.',
        'Health: High blood sugar or a weak immune system makes it more likely.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Cream: You can use it in the vagina for one or more nights. Some kinds need no prescription.',
        'Pill: Your provider may choose a pill. It does not mix well with some other drugs, so share your list.',
        'Condoms: Oil in some creams can make condoms and diaphragms break.',
        'Comfort: Wear cotton underwear, change out of wet clothes, and skip scented products and douches.',
        'If it does not clear: See someone in person for a test. Other infections can feel the same.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Women from 18 to 64 who have had a yeast infection before and know the signs.',
        'Not for an online visit: See someone in person if you are pregnant or may be, this is your first time, you have had 3 or more in a year, or you have diabetes or a weak immune system. In pregnancy the pill is not used.',
        'Not sure?: If you pee often and it burns inside, choose Urinary Tract Infection. If you see bumps on the skin, choose Genital Warts. Fishy, gray or green discharge needs a test in person.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'severe pain low in your belly',
      'fainting, or a fever with chills and a fast heartbeat',
      'swelling of your face, lips, tongue or throat, or trouble breathing',
    ],
    seeInPerson: [
      'a fever, or pain low in your belly or back',
      'fishy, gray, yellow or green discharge',
      'sores or blisters',
      'bleeding after menopause',
      'symptoms while you are pregnant',
    ],
  },
  sources: [
    {
      publisher: "Office on Women's Health",
      title: 'Vaginal Yeast Infections',
      url: 'https://www.womenshealth.gov/a-z-topics/vaginal-yeast-infections',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Vulvovaginal Candidiasis: STI Treatment Guidelines',
      url: 'https://www.cdc.gov/std/treatment-guidelines/candidiasis.htm',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Yeast Infections',
      url: 'https://medlineplus.gov/yeastinfections.html',
    },
  ],
};
