import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Not sure what you have, or is it not on our list? In a General Consult you talk with a provider by phone or video. The provider listens, asks questions, and tells you what may help and whether you need to be seen in person.',
  commonMedications: ['Varies with what you have'],
  symptoms: [
    {
      sectionName: 'When to Choose It',
      sectionOrder: 1,
      sectionDetails: [
        'Not on the list: You do not see your problem among our treatments. Diarrhea in adults is one example.',
        'Not sure: You feel unwell and cannot tell why.',
        'More than one problem: You have a few things to talk about at once.',
        'A question: You want to talk over a test result, a side effect or a next step.',
      ],
    },
    {
      sectionName: 'How It Works',
      sectionOrder: 2,
      sectionDetails: [
        'Live talk: You need no appointment. An average consultation takes about 15 minutes.',
        'After the call: You get a plan. It may be care at home, a prescription if it fits, a test, or a visit in person.',
        'Limits: Providers here do not prescribe controlled drugs. Some problems need an exam, a lab test or an X-ray, and your provider will tell you so.',
      ],
    },
    {
      sectionName: 'Before You Start',
      sectionOrder: 3,
      sectionDetails: [
        'Write it down: When it began, what makes it better or worse, and what you have tried.',
        'Have it at hand: Your medicines, allergies and past illnesses, and photos if you can see the problem.',
        'Find a quiet place: You will want privacy and a good signal.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a problem that is not an emergency.',
        'Not for an online visit: If you are pregnant or may be, have a weak immune system, or are getting worse fast, see someone in person.',
        'Not sure?: If one page names your problem, choose that page. For a child, choose General Consult - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing, or blue or gray lips',
      'chest pain or pressure',
      'a face that droops, a weak arm or leg, or trouble speaking',
      'fainting, new confusion or a seizure',
      'bleeding that will not stop, or a severe injury',
      'swelling of your lips, tongue or throat',
      'swallowed poison or taken too much of a drug',
      'thoughts of suicide, or a crisis you cannot handle alone',
    ],
    seeInPerson: [
      'severe pain, or pain that keeps getting worse',
      'a high fever, or a fever that lasts more than 3 days',
      'vomiting or diarrhea so bad that you cannot keep fluids down',
      'a new problem while you are pregnant or have a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Recognizing medical emergencies',
      url: 'https://medlineplus.gov/ency/article/001927.htm',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Talking With Your Doctor',
      url: 'https://medlineplus.gov/talkingwithyourdoctor.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Telehealth',
      url: 'https://medlineplus.gov/telehealth.html',
    },
  ],
};
