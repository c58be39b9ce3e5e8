import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'A urinary tract infection, or UTI, happens when germs grow in your bladder or the tube you pee through. It is most common in women, and it can burn or make you go all the time. A provider can go over your symptoms and, if it fits a simple bladder infection, may prescribe an antibiotic.',
  commonMedications: [
    'Nitrofurantoin (Macrobid)',
    'Trimethoprim-sulfamethoxazole (Bactrim)',
    'Fosfomycin (Monurol)',
    'Phenazopyridine (Pyridium, AZO)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'It burns or hurts when you pee.',
        'You need to go often or in a hurry, and little comes out.',
        'You feel pressure or cramps low in your belly.',
        'Your pee may be cloudy, smell strong or look pink.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Germs: Bacteria from the skin or bowel get into the tube you pee through.',
        'What raises the odds: Sex, a past UTI, menopause, diabetes, a kidney stone, or trouble emptying your bladder.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Antibiotic: You may get a short course if your provider thinks it is bacterial. Say if you are allergic to sulfa or other drugs.',
        'Burning: A store-bought pill can ease it for a short time. It turns your pee orange and does not kill germs.',
        'Urine test: Your provider may ask for one, most of all if UTIs keep coming back.',
        'At home: Drink water and do not hold it in.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Healthy adults from 18 to 64 who have no fever or back pain and are not pregnant.',
        'Men: A UTI is less common in men. You will most likely need a urine test and may need to be seen in person.',
        'Not sure?: If you are a woman with itching and thick white discharge, choose Yeast Infection. Choose Overactive Bladder if you go often but it does not burn.',
        'Not for an online visit: See someone in person if you are or may be pregnant, have a weak immune system, or may have caught an infection through sex. A child should be seen in person too.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'fever with shaking chills',
      'new confusion, fainting or a racing heart',
      'vomiting that keeps you from holding down fluids or pills',
      'a full bladder and cannot pee at all',
      'severe pain in your back, side or belly',
    ],
    seeInPerson: [
      'fever, or pain in your back or side',
      'signs of a UTI while you are pregnant or may be',
      'a weak immune system, kidney disease, or a tube in your bladder',
      'clots, or a lot of blood, in your pee',
      'new discharge, sores, or a partner with an infection',
      'no relief after 2 days of an antibiotic, or 3 or more UTIs in a year',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Urinary Tract Infection Basics',
      url: 'https://www.cdc.gov/uti/about/index.html',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Bladder Infection (Urinary Tract Infection—UTI) in Adults',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-infection-uti-in-adults',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Urinary Tract Infections',
      url: 'https://medlineplus.gov/urinarytractinfections.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Adults',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/adult-outpatient.html',
    },
  ],
};
