import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A chronic cough is one that has lasted 8 weeks or longer. There is most often a cause behind it, such as mucus from the nose, asthma, stomach acid, smoking or a medicine. A provider can help you find the likely cause, start care for it, and tell you if you need a chest X-ray or other tests.',
  commonMedications: [
    'Fluticasone nasal spray (Flonase)',
    'Cetirizine (Zyrtec)',
    'Loratadine (Claritin)',
    'Budesonide inhaler (Pulmicort), if asthma may be the cause',
    'Albuterol inhaler (Ventolin), if asthma may be the cause',
    'Omeprazole (Prilosec), if you have acid reflux',
    'Famotidine (Pepcid), if you have acid reflux',
    'Nicotine patch or gum (NicoDerm CQ, Nicorette), to stop smoking',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Cough: Dry or with mucus, on most days, for 8 weeks or longer.',
        'Throat: A tickle, a need to clear it, or mucus that drips down the back.',
        'Chest: Wheezing, or coughing with exercise or at night.',
        'Stomach: Heartburn or a sour taste, often worse lying down.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Nose: Allergies or sinus trouble that drip into the throat.',
        'Asthma: In some people a cough is the only sign.',
        'Acid reflux: Stomach acid that comes up into the throat.',
        "Smoke: Your own, other people's, or from a vape.",
        'Medicine: Blood pressure pills called ACE inhibitors, such as lisinopril.',
        'Lung disease: Such as COPD, an infection that lingers or, less often, cancer.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'By the cause: Your provider may try a nose spray, an allergy pill, an inhaler or an acid reducer.',
        'Tests: A chest X-ray is usually advised. You may also need a breathing test.',
        'ACE inhibitors: Do not stop the pill by yourself. The doctor who prescribed it can change it.',
        'Smoking: Quitting helps more than any cough syrup. Ask your provider for help to stop.',
        'Antibiotics: Your provider may use one only if they think the cause is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a cough for 8 weeks or longer who breathe with ease and feel well otherwise.',
        'Not for an online visit: You are pregnant or may be, have a weak immune system, or smoke a lot and the cough is new or has changed.',
        'Not sure?: Choose Acute Cough if your cough has lasted less than 8 weeks. Choose Asthma if you know you have it and it is acting up. A child who has coughed for 3 weeks or more should be seen in person.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing, or blue or gray lips',
      'chest pain or pressure',
      'a lot of blood when you cough',
      'fainting, or new confusion',
      'swelling of your lips, tongue or throat',
      'something stuck in your throat, or trouble swallowing your own spit',
      'sudden shortness of breath with one swollen or painful leg',
    ],
    seeInPerson: [
      'any blood or rust-colored mucus when you cough',
      'weight loss you cannot explain, night sweats or a fever that does not go away',
      'more shortness of breath than before',
      'a hoarse voice for more than 3 weeks, or trouble swallowing',
      'a new or changed cough after years of smoking',
      'been close to someone with tuberculosis (TB)',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Cough', url: 'https://medlineplus.gov/cough.html' },
    { publisher: 'MedlinePlus', title: 'Cough', url: 'https://medlineplus.gov/ency/article/003072.htm' },
    { publisher: 'MedlinePlus', title: 'GERD', url: 'https://medlineplus.gov/gerd.html' },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Signs and Symptoms of Tuberculosis',
      url: 'https://www.cdc.gov/tb/signs-symptoms/index.html',
    },
  ],
};
