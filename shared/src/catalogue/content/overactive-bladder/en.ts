import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'With an overactive bladder you get a sudden, strong need to pee that is hard to hold. You may go many times a day and night, and you may leak. A provider can check for other causes, teach you ways to train your bladder, and prescribe medicine if it is safe for you.',
  commonMedications: [
    'Mirabegron (Myrbetriq)',
    'Vibegron (Gemtesa)',
    'Oxybutynin (Ditropan XL)',
    'Tolterodine (Detrol)',
    'Solifenacin (Vesicare)',
    'Trospium (Sanctura)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Urgency: You feel that you must go right now.',
        'Often: You pee 8 or more times in a day and night.',
        'At night: You wake up to pee 2 or more times.',
        'Leaks: Some urine may come out before you reach the toilet.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Bladder muscle: It squeezes too soon, even when the bladder is not full.',
        'Nerves: A stroke, diabetes or multiple sclerosis can upset the signals to the bladder.',
        'Things that add to it: Coffee, tea, soda, alcohol, water pills, extra weight and hard stools.',
        'Look-alikes: An infection, a stone, high blood sugar or a large prostate can feel the same. Your provider may ask for a urine test.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Bladder training: You go at set times and wait a little longer each week.',
        'Pelvic floor exercises: Strong muscles help you hold on until you reach a toilet.',
        'Daily habits: Cut down on caffeine and alcohol, drink less before bed, and keep a diary of when you go.',
        'Medicine: It may take some weeks to help. Some kinds cause a dry mouth, hard stools or blurred sight, and one kind can raise blood pressure.',
        'Who should not take some of them: People who cannot empty the bladder, or who have narrow-angle glaucoma that is not treated. Tell your provider.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who have had urgency for weeks, with no pain, fever or blood.',
        'Not for an online visit: See someone in person if you are pregnant or may be, have a weak immune system, or have a weak stream or trouble getting started.',
        'Not sure?: If it burns when you pee, or your urine is cloudy, choose Urinary Tract Infection. If you are a woman with itching or discharge, choose Yeast Infection.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'no way to pee, although you need to',
      'new weakness or numbness in your legs, or numbness between your legs',
      'sudden loss of control of your bladder or bowels with back pain',
      'fever or chills with pain in your back or side',
      'new confusion',
      'swelling of your face, lips, tongue or throat, or trouble breathing',
    ],
    seeInPerson: [
      'blood in your urine',
      'great thirst, or weight loss that you cannot explain',
      'urgency that came on fast along with a fever',
      'urgency while you are pregnant',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Overactive Bladder',
      url: 'https://medlineplus.gov/overactivebladder.html',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Bladder Control Problems (Urinary Incontinence)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-control-problems',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Treatments for Bladder Control Problems (Urinary Incontinence)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-control-problems/treatment',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Urinary Incontinence',
      url: 'https://www.womenshealth.gov/a-z-topics/urinary-incontinence',
    },
  ],
};
