import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Belly pain has many causes, from gas and heartburn to problems that need care the same day. Mild pain that comes and goes often gets better with simple steps. A provider can ask where and when it hurts, check for warning signs, and suggest medicine or tell you to be seen in person.',
  commonMedications: [
    'Calcium carbonate (Tums)',
    'Famotidine (Pepcid AC)',
    'Omeprazole (Prilosec OTC)',
    'Simethicone (Gas-X)',
    'Dicyclomine (Bentyl)',
    'Ondansetron (Zofran)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Heartburn: A burning feeling behind your breastbone, often after a meal or when you lie down. If your chest feels tight or heavy, call 911.',
        'Indigestion: A full, sore or sour stomach.',
        'Gas: Bloating and cramps that ease when you pass gas.',
        'Stomach bug: Cramps with an upset stomach or loose stools.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Food and drink: Big or fatty meals, spicy food, alcohol, coffee, or milk if it does not agree with you.',
        'Bowels: Constipation, gas, a stomach virus, or irritable bowel syndrome.',
        'Medicine: Ibuprofen, naproxen and aspirin can hurt your stomach.',
        'Causes that cannot wait: A burst or swollen appendix, gallstones, a bleeding ulcer, a blocked bowel, or a pregnancy outside the womb.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Sip clear fluids, eat small plain meals, rest, and stay away from alcohol.',
        'Heartburn: An antacid or an acid reducer may help.',
        'Gas and cramps: Your provider may suggest a gas pill or a medicine that relaxes the gut.',
        'Upset stomach: A medicine can settle it so you can drink.',
        'Tests: If the cause is not clear, you may need an exam, a blood test or a scan in person.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with mild pain that comes and goes and no warning signs.',
        'Not sure?: Choose General Consult if loose stools are your main problem. Choose Urinary Tract Infection if it burns when you pee. For a child, choose Abdominal Pain - Pediatric.',
        'Not for an online visit: See someone in person if you are or may be pregnant, have a weak immune system, or just had surgery.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'pain that is sudden, severe, or gets steadily worse',
      'a hard belly, or one that hurts a lot when you touch it',
      'belly pain with chest pain, trouble breathing or fainting',
      'pain low on the right side with a fever, or pain that moves there',
      'blood in your vomit, or vomit that looks like coffee grounds',
      'bloody or black, tarry stool',
      'vomiting and cannot pass stool or gas',
      'belly pain or bleeding while you are or may be pregnant',
      'sudden pain in a testicle',
      'belly pain after a blow, a fall or a crash',
    ],
    seeInPerson: [
      'pain low on the right side',
      'yellow skin or eyes',
      'a fever, or vomiting that keeps you from holding down fluids',
      'pain that lasts more than a day or two, or weight loss you cannot explain',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Abdominal Pain', url: 'https://medlineplus.gov/abdominalpain.html' },
    { publisher: 'MedlinePlus', title: 'Abdominal pain', url: 'https://medlineplus.gov/ency/article/003120.htm' },
    { publisher: 'MedlinePlus', title: 'Indigestion', url: 'https://medlineplus.gov/indigestion.html' },
    { publisher: 'MedlinePlus', title: 'Heartburn', url: 'https://medlineplus.gov/heartburn.html' },
  ],
};
