import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A migraine is a strong headache that often throbs on one side. It can make you feel sick to your stomach and make light or noise hard to bear. A provider can go over your attacks with you, help you find triggers, and prescribe medicine to treat or prevent them if it is safe for you.',
  commonMedications: [
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Acetaminophen, aspirin and caffeine (Excedrin Migraine)',
    'Sumatriptan (Imitrex)',
    'Rizatriptan (Maxalt)',
    'Metoclopramide (Reglan)',
    'Ondansetron (Zofran)',
    'Propranolol (Inderal LA)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'The pain throbs or pounds, often on one side. It may last from 4 hours to 3 days.',
        'You may feel sick to your stomach or throw up.',
        'Light, noise, smells or moving around make it worse.',
        'Aura: Some people see spots, zigzag lines or flashes, or feel tingling, for less than an hour before the pain.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Family: Migraine often runs in families and is more common in women.',
        'Triggers: Stress, too much or too little sleep, skipped meals, alcohol, some foods, weather, or your period.',
        'Too much pain medicine: Pills taken on many days of the month can cause more headaches.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At the first sign: Take your medicine early, then rest in a dark, quiet room with a cool cloth.',
        'Pain relievers: A store-bought pain reliever may be enough for a mild attack.',
        'Triptans: These can stop an attack. They are not safe after a heart attack or stroke, or if your blood pressure is not under control.',
        'Upset stomach: Your provider may add a medicine to settle it.',
        'Prevention: If attacks come often, a daily medicine may help. Some are not safe in pregnancy.',
        'Not used here: Opioids, drugs with butalbital and lasmiditan are never prescribed on this service.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 whose attack is like ones they have had before.',
        'Not sure?: Choose Headache if the pain is dull and presses on both sides, and light, noise and your stomach are fine. Stay here if it throbs or makes you feel sick.',
        'Birth control: Tell your provider if you have aura. Pills with estrogen may not be safe for you.',
        'Not for an online visit: See someone in person if you are pregnant or may be, or if this is your first bad headache.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'a headache that hits all at once, or is the worst of your life',
      'a headache with fever and a stiff neck or a rash',
      'weakness, a drooping face, trouble speaking, or loss of sight',
      'aura that lasts more than 60 minutes, or aura with weakness',
      'confusion, fainting or a seizure',
      'a headache after a blow to the head, or any new headache while on a blood thinner',
      'a bad headache while pregnant or just after giving birth',
      'chest pain or pressure, with or without a migraine medicine',
    ],
    seeInPerson: [
      'headaches that are clearly different from your usual ones',
      'a migraine that has lasted more than 3 days',
      'vomiting that keeps you from holding down fluids or medicine',
      'a new headache after age 50, or jaw pain or a tender scalp with it',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Migraine', url: 'https://medlineplus.gov/migraine.html' },
    {
      publisher: 'National Institute of Neurological Disorders and Stroke',
      title: 'Migraine',
      url: 'https://www.ninds.nih.gov/health-information/disorders/migraine',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Headaches - danger signs',
      url: 'https://medlineplus.gov/ency/patientinstructions/000424.htm',
    },
  ],
};
