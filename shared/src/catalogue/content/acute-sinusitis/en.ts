import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Acute sinusitis is a sinus infection that began less than 4 weeks ago. The spaces in your face swell and fill, most often after a cold. At least 9 in 10 cases come from a virus and clear up without an antibiotic. A provider can ease your symptoms, watch how things go with you, and decide if an antibiotic makes sense.',
  commonMedications: [
    'Saline nasal rinse (NeilMed)',
    'Fluticasone nasal spray (Flonase)',
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Amoxicillin (Amoxil), if your provider thinks it is bacterial',
    'Amoxicillin-clavulanate (Augmentin), if your provider thinks it is bacterial',
    'Doxycycline (Vibramycin), if your provider thinks it is bacterial',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Nose: Stuffy, or with thick mucus that may be clear, yellow or green.',
        'Face: Pain or pressure in the cheeks, the forehead or around the eyes.',
        'Throat: Mucus that drips down the back, with a cough or bad breath.',
        'Start: It came on within the last 4 weeks, often with a cold.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Virus: By far the most common cause.',
        'Bacteria: Less common. The color of the mucus does not tell which it is.',
        'What adds to it: Allergies, smoke, growths in the nose, or a weak immune system.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Watch first: Most people get better in 7 to 10 days with rest and fluids.',
        'Rinse: Salt water clears the nose. Use distilled water, or tap water that you boiled and let cool.',
        'Spray and pain relief: A steroid nose spray and a plain pain reliever may ease the pressure.',
        'Antibiotics: Your provider may prescribe one if they think it is bacterial: no better after 10 days, a high fever with bad face pain for 3 to 4 days, or better and then worse again.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a stuffy nose and face pressure for less than 4 weeks.',
        'Not for an online visit: You are pregnant or may be, or have a weak immune system. See someone in person.',
        'Not sure?: Choose Sinus Infection if yours has lasted 4 weeks or longer, keeps coming back, or you cannot tell when it began. Choose Allergies if you mostly sneeze and itch.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling or redness around an eye, an eye that bulges, or pain when you move it',
      'double vision or any loss of sight',
      'a stiff neck, or a very bad headache with fever',
      'confusion, a seizure or trouble staying awake',
      'a swollen, sore forehead',
      'black crusts or black fluid in your nose',
      'trouble breathing',
    ],
    seeInPerson: [
      'a fever for more than 3 or 4 days',
      'severe face pain or headache',
      'a weak immune system, or diabetes that is out of control',
      'several sinus infections within a year',
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
