import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A sinus infection happens when the air spaces in your face swell and fill with fluid. This page is for an infection that has lasted 4 weeks or longer, or keeps coming back. A provider can look at how long you have been sick and how you feel, ease the pressure, and decide if an antibiotic makes sense.',
  commonMedications: [
    'Saline nasal rinse',
    'Fluticasone nasal spray (Flonase)',
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Amoxicillin (Amoxil)',
    'Amoxicillin-clavulanate (Augmentin)',
    'Doxycycline (Vibramycin)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your nose is stuffed up or runs, with clear, yellow or green mucus.',
        'Your cheeks, forehead or the space around your eyes feel sore or full.',
        'You may have a headache, a cough, bad breath or a sore throat.',
        'You may smell and taste less than you used to.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: By far the most common cause. It often follows a cold. An antibiotic does not help.',
        'Bacteria: Less common. The color of your mucus does not tell you which one you have.',
        'What raises the odds: Allergies, smoke, growths in the nose, or a weak immune system.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Rinse: A saltwater rinse can clear your nose. Use distilled water or water that was boiled and cooled, never plain tap water.',
        'Nose spray: A steroid spray can bring down the swelling.',
        'Pain: A store-bought pain reliever can ease pressure and fever.',
        'Time: Many people get well with time and these steps alone.',
        'Antibiotic: You may get one if your provider thinks it is bacterial. When swelling or an allergy is behind it, it does not help.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a stuffy nose and face pressure that have lasted 4 weeks or longer, or keep coming back.',
        'Not sure?: Acute Sinusitis is for symptoms that began less than 4 weeks ago. Stay here if yours have lasted 4 weeks or longer, keep coming back, or you cannot tell when they began.',
        'Not for an online visit: See someone in person if you are pregnant or may be, have a weak immune system, or are no better after months of treatment.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling or redness around an eye, a bulging eye, or pain when you move it',
      'double vision or any loss of sight',
      'a stiff neck or a very bad headache with fever',
      'confusion, or trouble staying awake',
      'a swollen, sore lump on your forehead',
      'black crusts or black fluid in your nose',
      'trouble breathing',
    ],
    seeInPerson: [
      'a weak immune system or diabetes that is out of control, with fever or face pain',
      'a fever that lasts more than 3 or 4 days',
      'pain that gets worse while you take an antibiotic',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Sinus Infection Basics',
      url: 'https://www.cdc.gov/sinus-infection/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Adults',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/adult-outpatient.html',
    },
    { publisher: 'MedlinePlus', title: 'Sinusitis', url: 'https://medlineplus.gov/sinusitis.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'Is Rinsing Your Sinuses With Neti Pots Safe?',
      url: 'https://www.fda.gov/consumers/consumer-updates/rinsing-your-sinuses-neti-pots-safe',
    },
  ],
};
