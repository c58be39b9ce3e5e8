import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'An acute cough is a cough that started not long ago, most often with a cold or a chest cold. It often lasts less than 3 weeks, but can hang on for up to 8. A provider can listen to your story, check for warning signs, and suggest ways to calm the cough.',
  commonMedications: [
    'Dextromethorphan (Delsym)',
    'Guaifenesin (Mucinex)',
    'Benzonatate (Tessalon Perles)',
    'Acetaminophen (Tylenol)',
    'Albuterol inhaler (Ventolin HFA)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your cough is dry, or brings up clear, yellow or green mucus.',
        'Your chest feels sore from coughing, and you are tired.',
        'You may have a runny nose, a sore throat, mild aches or a low fever.',
        'You may cough more at night.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: A cold, the flu, COVID-19 or a chest cold, also called acute bronchitis.',
        'Drip: Mucus from your nose runs down your throat.',
        'Airways: Asthma, smoke, dust or strong smells.',
        'Less often: Pneumonia or whooping cough. These need an exam or a test.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: Drink warm fluids, try a spoon of honey, use a clean humidifier, rest, and stay away from smoke.',
        'Cough medicine: It may ease a dry cough or thin your mucus. If you have high blood pressure, ask before you buy one with a decongestant.',
        'Cough pearls: Your provider may prescribe these for adults. Swallow them whole and lock them away. They can be deadly to a child.',
        'Wheezing: Your provider may prescribe an inhaler.',
        'Antibiotic: Most coughs are viral and it will not help. You may get one if your provider thinks it is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who have coughed for less than 8 weeks and breathe with ease.',
        'Not sure?: Choose Chronic Cough if yours has lasted 8 weeks or longer. Choose Cold and Flu if the cough is only one part of it. For a child, choose Acute Cough - Pediatric.',
        'Not for an online visit: See someone in person if you are pregnant or may be, have a weak immune system, or have a lung or heart disease that is getting worse.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'hard or fast breathing, or too little breath to finish a sentence',
      'chest pain or pressure',
      'blue or gray lips',
      'more than a streak of blood when you cough',
      'new confusion, fainting or trouble staying awake',
      'a cough with one swollen leg, or after surgery or a long trip',
      'choked on something and still cannot breathe or talk well',
    ],
    seeInPerson: [
      'a high fever, or any fever for more than 3 or 4 days',
      'streaks of blood in what you cough up',
      'weight loss or night sweats',
      'coughing fits that end with a whoop or vomiting',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Chest Cold (Acute Bronchitis) Basics',
      url: 'https://www.cdc.gov/acute-bronchitis/about/index.html',
    },
    { publisher: 'MedlinePlus', title: 'Cough', url: 'https://medlineplus.gov/cough.html' },
    { publisher: 'MedlinePlus', title: 'Cough', url: 'https://medlineplus.gov/ency/article/003072.htm' },
    {
      publisher: 'MedlinePlus',
      title: 'Benzonatate',
      url: 'https://medlineplus.gov/druginfo/meds/a682640.html',
    },
  ],
};
