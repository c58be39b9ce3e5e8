import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'With an allergy, your body reacts to something that does most people no harm, such as pollen, dust, pets or a food. You may sneeze, itch, tear up or break out in hives. A provider can go over your symptoms and triggers online and suggest sprays, pills or eye drops. A severe reaction is an emergency: call 911.',
  commonMedications: [
    'Fluticasone nasal spray (Flonase)',
    'Triamcinolone nasal spray (Nasacort)',
    'Mometasone nasal spray (Nasonex)',
    'Cetirizine (Zyrtec)',
    'Loratadine (Claritin)',
    'Fexofenadine (Allegra)',
    'Azelastine nasal spray (Astepro)',
    'Olopatadine or ketotifen eye drops (Pataday, Zaditor)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Nose: Sneezing, an itchy nose, and a runny or stuffy nose.',
        'Eyes: Itchy, red and watery.',
        'Throat: An itchy throat, or a cough from mucus that drips down.',
        'Skin: Hives, which are itchy welts that come and go.',
        'Not usual: Fever and body aches. They point to a cold or the flu.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Seasons: Pollen from trees, grass or weeds.',
        'All year: Dust mites, mold, pets or roaches.',
        'Hives: A food, a medicine, a sting or a virus. Often no cause is found.',
        'Family: Allergies, asthma and eczema tend to run together.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Triggers: Shut windows when pollen is high, shower after you have been out, and wash bedding in hot water.',
        'Nose sprays: A steroid spray works best when used each day. Give it a week or two.',
        'Pills: Newer allergy pills cause less sleepiness than older ones.',
        'Eyes and hives: Drops can calm itchy eyes. An allergy pill can calm hives.',
        'Montelukast: Used only when other medicines have not helped. The FDA warns that it can cause serious changes in mood and behavior.',
        'Severe reaction: Use your epinephrine pen at once if you have one, and call 911. You still need the emergency room after it.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with hay fever, itchy eyes or mild hives who breathe with ease.',
        'Not for an online visit: You have had a severe reaction before and think it may be happening again. If you are or may be pregnant, or have a weak immune system, see your own clinician.',
        'Not sure?: Choose Rash for spots that stay in one place or if you cannot say what they are. Choose Eczema for dry, itchy patches that keep coming back. Choose Cold and Flu if you have a fever and aches.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling of your lips, face, tongue or throat',
      'trouble breathing, wheezing or a tight throat',
      'fainting, dizziness, or a fast, weak pulse',
      'hives or swelling with vomiting or belly cramps after a food, a sting or a medicine',
      'needed your epinephrine pen, even if you feel better now',
    ],
    seeInPerson: [
      'hives with a fever or joint pain, or welts that leave bruises',
      'asthma that is getting worse with your allergies',
      'face pain, fever or thick mucus for more than 10 days',
      'eye pain, or a change in your sight',
      'hives on most days for more than 6 weeks',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Hay Fever', url: 'https://medlineplus.gov/hayfever.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Allergic rhinitis - self-care',
      url: 'https://medlineplus.gov/ency/patientinstructions/000547.htm',
    },
    { publisher: 'MedlinePlus', title: 'Hives', url: 'https://medlineplus.gov/hives.html' },
    { publisher: 'MedlinePlus', title: 'Anaphylaxis', url: 'https://medlineplus.gov/anaphylaxis.html' },
    {
      publisher: 'Food and Drug Administration',
      title: 'FDA requires Boxed Warning about serious mental health side effects for montelukast (Singulair)',
      url: 'https://www.fda.gov/drugs/drug-safety-communications/fda-requires-boxed-warning-about-serious-mental-health-side-effects-asthma-and-allergy-drug',
    },
  ],
};
