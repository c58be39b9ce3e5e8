import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A headache is pain or pressure in your head, face, scalp or neck. Most headaches are tension headaches, or come with a cold, stress or lost sleep. A provider can go through your symptoms with you, check for warning signs, and suggest medicine and simple steps that may ease the pain.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Aspirin with caffeine (Anacin)',
    'Acetaminophen, aspirin and caffeine (Excedrin)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'You feel a dull, steady ache or a tight band around your head.',
        'Your neck, shoulders or scalp feel tight or sore.',
        'Tension headache: The pain presses on both sides of your head. You can still do most things.',
        'Sinus pressure: Your cheeks or forehead hurt and your nose is stuffy.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Daily life: Stress, poor sleep, a missed meal, too little water, alcohol, or less coffee than you are used to.',
        'Being sick: A cold, the flu, COVID-19 or a sinus infection.',
        'Too much pain medicine: Pills taken on many days of the week can bring headaches back.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Rest in a quiet room, drink water, eat on time, and put a warm or cool cloth on your head or neck.',
        'Pain relievers: A store-bought pain reliever may be enough. Try not to need one on more than 2 or 3 days a week.',
        'Ask first: Some pain relievers are not safe with kidney, liver, heart or stomach problems, or with a blood thinner.',
        'Not used here: Opioids and drugs with butalbital are never prescribed for headaches on this service.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 whose headache feels like ones they have had before.',
        'Not sure?: Choose Migraine - Headache if your pain throbs, often on one side, if you feel sick to your stomach, or if light and noise hurt. Stay here for a dull, pressing pain.',
        'Not for an online visit: See someone in person if you are pregnant or may be, just had a baby, have cancer, or have a weak immune system.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'a headache that hits all at once, or is the worst of your life',
      'a headache with fever and a stiff neck or a rash',
      'weakness, numbness, a drooping face, or trouble speaking, seeing or walking',
      'confusion, fainting or a seizure',
      'a headache after a blow to the head, or any new headache while on a blood thinner',
      'a red, painful eye, blurred sight or halos around lights',
      'a bad headache while pregnant or just after giving birth',
      'a headache while others in your home feel ill too; this may be carbon monoxide, so get outside first',
    ],
    seeInPerson: [
      'a new headache after age 50, or jaw pain or a tender scalp with it',
      'a headache that gets worse from day to day, or wakes you at night',
      'any new headache while you are pregnant, have cancer or have a weak immune system',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Headache', url: 'https://medlineplus.gov/headache.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Headaches - danger signs',
      url: 'https://medlineplus.gov/ency/patientinstructions/000424.htm',
    },
    {
      publisher: 'National Institute of Neurological Disorders and Stroke',
      title: 'Headache',
      url: 'https://www.ninds.nih.gov/health-information/disorders/headache',
    },
  ],
};
