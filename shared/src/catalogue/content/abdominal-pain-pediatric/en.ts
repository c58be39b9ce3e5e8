import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    "Most tummy aches in children come from gas, hard stools or a stomach bug, and they often pass within a day. A provider can go over your child's pain with you online, talk through what may be behind it, and suggest safe ways to ease it. No one can press on a belly through a screen, so strong, lasting or growing pain needs an exam in person.",
  commonMedications: [
    'Oral rehydration solution (Pedialyte)',
    'Polyethylene glycol 3350 (MiraLAX), for hard stools',
    "Acetaminophen (Children's Tylenol), if your provider agrees",
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Cramps: Pain that comes and goes, often with gas or loose stools.',
        'Hard stools: Straining, or dry stools that come only now and then.',
        'Stomach bug: Throwing up, loose stools or a mild fever.',
        'Babies and toddlers: Fussing, pulling the legs up, or eating poorly.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Belly causes: Gas, hard stools, a stomach virus, or a food that does not agree with your child.',
        'Other illness: Strep throat can make a tummy hurt too.',
        'Worry: Stress at home or at school may show up as belly pain.',
        'Less often: A swollen appendix or a blocked bowel. These need care in person right away.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Rest and sips: Let your child lie still and take small sips of water or a rehydration drink.',
        'Food: Start again with small bits of plain food, such as rice or crackers.',
        'Hard stools: Your provider may suggest more fluids, more fiber and a gentle laxative.',
        'Pain medicine: Ask your provider before you give any.',
        'Do not give: Aspirin or bismuth (Pepto-Bismol). In a child or teen with a virus they are linked to Reye syndrome, which is rare but very serious.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Mild belly pain, hard stools or a stomach bug in a child who is alert and drinking.',
        'Not for an online visit: Pain for more than 24 hours, or any sign on the list of when to get help.',
        'Not sure?: If loose stools are the main trouble, choose Diarrhea - Pediatric. If the pain is your own and you are an adult, choose Abdominal Pain.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'sudden or severe belly pain, or pain that moves to the lower right side',
      'a belly that is hard or swollen, or pain that makes them refuse to walk or jump',
      'green or bloody vomit',
      'bloody, black or jelly-like stool',
      'pain or swelling in a testicle',
      'trouble breathing, or blue or gray lips',
      'unusual sleepiness, or is hard to wake',
      'no urine or wet diaper for 6 to 8 hours',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'a purple rash that does not fade when you press it',
      'belly pain after a fall, a blow or another injury',
      'belly pain and may be pregnant',
      'swallowed a battery, a magnet or something poisonous, or may have',
    ],
    seeInPerson: [
      'belly pain that has lasted more than 24 hours, gets worse or keeps coming back',
      'vomiting for more than 12 hours',
      'pain or burning when passing urine',
      'little appetite for more than 2 days, or weight loss you cannot explain',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Abdominal pain - children under age 12',
      url: 'https://medlineplus.gov/ency/article/007504.htm',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Constipation in infants and children',
      url: 'https://medlineplus.gov/ency/article/003125.htm',
    },
    { publisher: 'MedlinePlus', title: 'Abdominal Pain', url: 'https://medlineplus.gov/abdominalpain.html' },
  ],
};
