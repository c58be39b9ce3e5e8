import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Call 911 now if you are fighting for air, cannot finish a sentence, or have chest pain or blue or gray lips. Do not wait for an online visit. This page is only for mild breathing trouble that you know well and that goes away with rest. A provider can talk with you live, and will often ask you to be checked in person.',
  commonMedications: [
    'Varies with the cause',
    'Albuterol inhaler (Ventolin HFA), only if you already have asthma or COPD',
  ],
  symptoms: [
    {
      sectionName: 'Call 911 First',
      sectionOrder: 1,
      sectionDetails: [
        'Call 911 if breathing is hard at rest, comes on fast, or gets worse by the minute.',
        'While you wait: Sit up, loosen tight clothes, and use your rescue inhaler if you have one.',
        'Do not drive yourself. Do not wait to see if it passes.',
      ],
    },
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 2,
      sectionDetails: [
        'You feel that you cannot get enough air, or that your chest is tight.',
        'You get winded on stairs or on walks that used to be easy.',
        'You may wheeze or cough.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 3,
      sectionDetails: [
        'Lungs: Asthma, COPD, a chest infection, or a blood clot.',
        'Heart: A heart attack, heart failure or an uneven heartbeat.',
        'Other causes: A bad allergy, low iron in the blood, panic, weight, or being out of shape.',
        'Some of these need care within minutes. You cannot tell them apart by feel.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who know why they get winded, such as known asthma, and who feel well at rest.',
        'Choose a live visit: Your provider needs to talk with you and hear you breathe. They may send you for an exam, an X-ray or a blood test.',
        'Inhaler: Your provider may renew a rescue inhaler if you already have asthma or COPD.',
        'Not sure?: Choose Asthma if you have asthma and it is acting up a little. If you are not sure how bad your breathing is, call 911.',
        'Not for an online visit: New trouble breathing, pregnancy, or a recent birth, surgery or long trip.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing that is sudden, severe or there when you rest',
      'too little breath to finish a sentence',
      'blue, gray or very pale lips, face or nails',
      'chest pain, pressure or tightness',
      'fainting, new confusion or trouble staying awake',
      'swelling of your lips, tongue or throat, or hives with hard breathing',
      'blood when you cough',
      'one swollen or painful leg, or a recent surgery, long trip or bed rest',
      'trouble breathing while pregnant or just after giving birth',
      'asthma, and your rescue inhaler does not help or you need it again within about 4 hours',
    ],
    seeInPerson: [
      'any shortness of breath that is new to you, even if it is mild',
      'swelling in both legs, or trouble breathing when you lie flat',
      'a fever or a wet cough along with it',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Breathing difficulties - first aid',
      url: 'https://medlineplus.gov/ency/article/000007.htm',
    },
    { publisher: 'MedlinePlus', title: 'Breathing difficulty', url: 'https://medlineplus.gov/ency/article/003075.htm' },
    { publisher: 'MedlinePlus', title: 'Breathing Problems', url: 'https://medlineplus.gov/breathingproblems.html' },
    { publisher: 'MedlinePlus', title: 'Pulmonary Embolism', url: 'https://medlineplus.gov/pulmonaryembolism.html' },
  ],
};
