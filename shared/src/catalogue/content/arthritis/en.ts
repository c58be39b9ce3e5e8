import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Arthritis is pain, swelling or stiffness in one or more joints. The most common kind comes from wear of the joint over time. A provider can go over your symptoms, suggest ways to move with less pain, and treat flares with medicine that is safe for you.',
  commonMedications: [
    'Diclofenac gel (Voltaren)',
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve, Naprosyn)',
    'Meloxicam (Mobic)',
    'Celecoxib (Celebrex)',
    'Duloxetine (Cymbalta)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Pain: The joint aches when you use it, or at the end of the day.',
        'Stiffness: It is hard to move after rest, or when you get up.',
        'Swelling: The joint may look puffy or feel warm.',
        'Less motion: You may not be able to bend it as far as you used to.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Wear: The smooth cover on the ends of the bones breaks down with the years. This is osteoarthritis. It is common in knees, hips and hands.',
        'The immune system: In rheumatoid arthritis the body attacks its own joints, often the same joints on both sides.',
        'Higher risk: Older age, extra weight, an old joint injury and family history all raise the risk.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Stay active: Walking, swimming and exercises that build strength can ease pain.',
        'Less load: Losing extra weight can help sore knees and hips.',
        'On the skin: A pain gel may help hands and knees.',
        'Pills: Your provider may suggest a pain pill. Some can harm the stomach, heart or kidneys, so share your health history.',
        'Rheumatoid arthritis: The drugs that slow it need blood tests and visits in person. See a joint doctor soon, since early care protects your joints.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who have had sore or stiff joints for weeks or more, with no fever.',
        'Not for an online visit: See your own doctor if you are pregnant or may be, have a weak immune system, or have kidney disease.',
        'Not sure?: If you have had gout, and one joint turned red, hot and very sore all at once, choose Gout. If only your ankle hurts, choose Ankle Pain.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'a hot, very swollen joint with fever or chills',
      'new weakness or numbness in an arm or leg',
      'a new headache, jaw pain or change in sight, and you are over 50',
      'black or bloody stools, or vomit with blood, while taking pain pills',
      'chest pain or trouble breathing',
    ],
    seeInPerson: [
      'one joint that has turned hot, red or very swollen, even with no fever',
      'joint pain after a fall or an injury',
      'a joint that you cannot move or put weight on',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Arthritis',
      url: 'https://www.niams.nih.gov/health-topics/arthritis',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Osteoarthritis',
      url: 'https://www.niams.nih.gov/health-topics/osteoarthritis',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Rheumatoid Arthritis',
      url: 'https://www.niams.nih.gov/health-topics/rheumatoid-arthritis',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Arthritis',
      url: 'https://medlineplus.gov/arthritis.html',
    },
  ],
};
