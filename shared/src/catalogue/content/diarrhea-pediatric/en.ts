import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Diarrhea means loose, watery stools 3 or more times a day. In children it most often comes from a stomach virus and gets better in a few days. The main risk is drying out, so fluids matter most. A provider can check for warning signs with you online, explain how to give fluids and food, and tell you when your child needs to be seen.',
  commonMedications: [
    'Oral rehydration solution (Pedialyte)',
    "Acetaminophen (Children's Tylenol), for fever",
    'Zinc oxide cream (Desitin), for a sore bottom',
    'Ondansetron (Zofran), only if your provider prescribes it for vomiting',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Stools: Loose or watery, and more often than is normal for your child.',
        'Belly: Cramps, gas or an urgent need to go.',
        'Stomach bug: Throwing up, a mild fever, or not wanting to eat.',
        'Skin: A red, sore bottom.',
        'Early signs of drying out: Thirst, a dry mouth, dark urine or fewer wet diapers. Give fluids and keep a close watch.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Viruses: A stomach bug is the most common cause. It spreads fast at home and in day care.',
        'Food: Bad food, a new food, or too much juice.',
        'Medicine: Antibiotics can loosen stools.',
        'Less often: Bacteria or parasites, such as after a trip abroad.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Fluids first: Give an oral rehydration drink in small sips, again and again. Skip soda, sports drinks and juice.',
        'Keep feeding: Go on with breast milk or formula. Older children can eat their normal food when they feel like it.',
        'Medicine: Most children need none. Antibiotics do not help a virus.',
        'Do not give: Loperamide (Imodium) or other adult stool stoppers, aspirin, or bismuth (Pepto-Bismol). They can harm children.',
        'Stop the spread: Wash hands with soap after each diaper or toilet trip, and before meals.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Loose stools for a day or so in a child 6 months or older who is alert, drinks and passes urine.',
        'Not for an online visit: A baby under 6 months, or blood in the stool. Have your child seen in person.',
        'Not sure?: If belly pain is the main trouble, choose Abdominal Pain - Pediatric. For an adult with diarrhea, choose General Consult.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'no tears when crying, or no urine or wet diaper for 6 to 8 hours',
      "sunken eyes, or a sunken soft spot on a baby's head",
      'unusual sleepiness, or is hard to wake',
      'vomiting so often that no fluid stays down',
      'green or bloody vomit',
      'a lot of blood in the stool, or black stool',
      'less urine or pale skin after bloody diarrhea',
      'severe belly pain, or a hard, swollen belly',
      'trouble breathing, blue or gray lips, or a seizure',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'a purple rash that does not fade when you press it',
      'eaten or drunk something poisonous, or may have',
    ],
    seeInPerson: [
      'diarrhea and is under 6 months old',
      'any blood or pus in the stool',
      'a fever of 102\u00A0°F (38.9\u00A0°C) or higher',
      '6 or more loose stools in a day',
      'diarrhea for more than a day in a baby or toddler, or more than 2 days in an older child',
      'diarrhea after antibiotics or after a trip abroad',
      'a weak immune system or a long-term illness',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Diarrhea',
      url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/diarrhea',
    },
    {
      publisher: 'American Academy of Pediatrics',
      title: 'Diarrhea in Children',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/abdominal/Pages/Diarrhea.aspx',
    },
    { publisher: 'MedlinePlus', title: 'Diarrhea', url: 'https://medlineplus.gov/diarrhea.html' },
  ],
};
