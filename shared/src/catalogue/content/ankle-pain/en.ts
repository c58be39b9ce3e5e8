import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Ankle pain can come on slowly, with no fall or twist to blame. It may come from a sore tendon, stiff joints, gout or too much use. A provider can ask where it hurts and when, look at a photo, and suggest medicine, support or moves that may help.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Diclofenac gel (Voltaren)',
    'Colchicine (Colcrys)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your ankle aches, feels stiff or swells.',
        'Tendon pain: The back of your heel or the side of your ankle is sore, most of all with your first steps.',
        'Arthritis: The joint is stiff and sore, and gets worse over months.',
        'Gout: The joint turns hot, red and very sore within hours.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Use: More running or standing than usual, hard floors, or worn shoes.',
        'Joints: Arthritis, gout, or an old sprain that did not heal well.',
        'Other causes: Flat feet, a pinched nerve, or a joint infection, which cannot wait.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Rest from what sets it off, use ice, raise your foot, and wear shoes with good support.',
        'Pain: A store-bought pain reliever or gel may help. Ask first if you have kidney, heart or stomach trouble, or take a blood thinner.',
        'Gout: If your provider thinks it is gout, they may prescribe a gout medicine.',
        'Moves: Stretching and strength work can help a sore tendon heal.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with ankle pain that did not start with an injury, and who can walk on it.',
        'Not sure?: Choose this page if there was no twist, fall or blow. Choose Ankle Injury if there was one. Choose Gout if you have had gout before and it feels the same.',
        'Not for an online visit: See someone in person if you are pregnant or may be, or have a weak immune system.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling in one or both legs with trouble breathing or chest pain',
      'a foot that is cold, pale, blue or numb',
      'a hot, swollen ankle with fever and faintness or confusion',
    ],
    seeInPerson: [
      'a hot, red, swollen ankle with a fever or chills',
      'one swollen, sore calf, which may be a blood clot',
      'diabetes and a sore, a cut or a color change on your foot',
      'so much pain that you cannot stand on it',
      'swelling in both ankles that is new to you',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Ankle pain', url: 'https://medlineplus.gov/ency/article/003167.htm' },
    {
      publisher: 'MedlinePlus',
      title: 'Ankle Injuries and Disorders',
      url: 'https://medlineplus.gov/ankleinjuriesanddisorders.html',
    },
    { publisher: 'MedlinePlus', title: 'Tendinitis', url: 'https://medlineplus.gov/tendinitis.html' },
    { publisher: 'MedlinePlus', title: 'Gout', url: 'https://medlineplus.gov/gout.html' },
  ],
};
