import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Are you about to run out of a medicine you take each day? A provider can look at what you take, why you take it and how you are doing on it. If it is safe to go on, they may renew the prescription and send it to your pharmacy.',
  commonMedications: [
    'Lisinopril (Zestril)',
    'Amlodipine (Norvasc)',
    'Atorvastatin (Lipitor)',
    'Levothyroxine (Synthroid)',
    'Metformin (Glucophage)',
    'Sertraline (Zoloft)',
    'Albuterol inhaler (Ventolin HFA)',
    'Norethindrone birth control pills (Camila)',
  ],
  symptoms: [
    {
      sectionName: 'What Can Be Refilled',
      sectionOrder: 1,
      sectionDetails: [
        'Many steady medicines can be renewed if your health has not changed.',
        'Examples: Pills for blood pressure, cholesterol, thyroid, type 2 diabetes or mood, inhalers, and birth control.',
        'Recent labs: Some medicines need a blood test first. Your provider may ask for one before a refill.',
      ],
    },
    {
      sectionName: 'What Cannot Be Refilled',
      sectionOrder: 2,
      sectionDetails: [
        'Controlled drugs: Besides opioids and Adderall, these are most drugs for sleep and for panic, and some for weight or nerve pain.',
        'New or changed medicine: A drug you have just started needs to stay with the doctor who began it.',
      ],
    },
    {
      sectionName: 'How It Works',
      sectionOrder: 3,
      sectionDetails: [
        'Show the label: A clear picture of your bottle or prescription helps your provider check the name and strength.',
        'Tell them all of it: List other medicines, store-bought pills and herbs, any side effects, and doses you have missed.',
        'Do not stop on your own: Some medicines can make you ill if you quit them all at once. Ask before you run out.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who feel well on a medicine they have taken for a while.',
        'Not sure?: Choose General Consult if you feel worse, have a new problem, or want to change your medicine.',
        'Not for an online visit: See your own doctor if you are pregnant or may be, or if your illness is not under control.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'chest pain, trouble breathing, or one-sided weakness',
      'very high blood pressure with a bad headache, chest pain or blurred sight',
      'a seizure, fainting or new confusion',
      'very high or very low blood sugar with vomiting, shaking or sleepiness',
      'thoughts of suicide or of harming yourself',
      'taken too much of a medicine, or the wrong one',
    ],
    seeInPerson: [
      'run out of insulin, a seizure medicine, a blood thinner or a steroid',
      'run out of clonidine or a beta-blocker such as metoprolol',
      'new side effects such as a rash, swelling or yellow skin',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Medicines', url: 'https://medlineplus.gov/medicines.html' },
    {
      publisher: 'Drug Enforcement Administration',
      title: 'Drug Scheduling',
      url: 'https://www.dea.gov/drug-information/drug-scheduling',
    },
    { publisher: 'MedlinePlus', title: 'Suicide', url: 'https://medlineplus.gov/suicide.html' },
  ],
};
