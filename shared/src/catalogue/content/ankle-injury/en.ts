import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'An ankle injury happens when you twist, roll or hit your ankle. Most ankle injuries are sprains, which means that a band that holds the bones together was stretched or torn. A provider can ask how it happened, look at a photo, tell you if you need an X-ray, and help with pain and swelling.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Diclofenac gel (Voltaren)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your ankle hurts, swells and may bruise soon after the injury.',
        'It is sore to touch and hard to move.',
        'It may feel weak or give way when you walk.',
        'Mild sprain: You can walk, with some pain.',
        'Bad sprain or a break: You may hear a pop, swell fast, or be unable to put weight on it.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Twist: Your foot rolls in or out on a curb, a stair, a hole or a sports field.',
        'Blow or fall: A hit or a hard landing can sprain or break the ankle.',
        'What raises the odds: A past sprain, weak ankles, or shoes that do not fit.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'First days: Rest it, put wrapped ice on it for short spells, use a snug wrap, and raise it above your heart.',
        'Pain: A store-bought pain reliever or gel may help. Ask first if you have kidney, heart or stomach trouble, or take a blood thinner.',
        'Support: A brace, a boot or crutches can rest the joint.',
        'Getting back: Your provider may show you gentle moves to do once the pain eases.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who hurt an ankle and can still walk at least 4 steps on it.',
        'Not sure?: Choose this page if it began with a twist, a fall or a blow. Choose Ankle Pain if it came on with no injury.',
        'Not for an online visit: See someone in person if you cannot put weight on it, or if you are pregnant or may be and need medicine for pain.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'an ankle that looks bent or out of place',
      'a wound where bone shows, or bleeding that will not stop',
      'a foot that is cold, pale, blue or numb',
      'other bad injuries from the same fall or crash',
    ],
    seeInPerson: [
      'pain so bad that you cannot take 4 steps',
      'soreness when you press on the bony knob on either side of your ankle',
      'soreness over the middle of your foot or the bone along its outer edge',
      'heard or felt a pop at the back of your heel, or cannot rise on your toes',
      'swelling or pain that is no better after a few days',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Sprains and Strains', url: 'https://medlineplus.gov/sprainsandstrains.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Ankle Injuries and Disorders',
      url: 'https://medlineplus.gov/ankleinjuriesanddisorders.html',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Sprains and Strains',
      url: 'https://www.niams.nih.gov/health-topics/sprains-and-strains',
    },
  ],
};
