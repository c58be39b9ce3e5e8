import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'In asthma the airways of the lungs swell and tighten, so it gets hard to breathe. If you are short of breath right now and your inhaler is not helping, call 911. When you are stable, a provider can review your triggers and your inhalers, and help you plan what to do when symptoms flare.',
  commonMedications: [
    'Albuterol rescue inhaler (Ventolin, ProAir)',
    'Albuterol with budesonide rescue inhaler (Airsupra)',
    'Budesonide with formoterol inhaler (Symbicort)',
    'Budesonide inhaler (Pulmicort)',
    'Beclomethasone inhaler (Qvar)',
    'Montelukast (Singulair)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Wheeze: You hear a whistle when you breathe, most of all when you breathe out.',
        'Cough: It is often worse at night or early in the morning.',
        'Tight chest: It may feel as if something squeezes it.',
        'Short of breath: It may come with exercise, cold air or a trigger.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Airways: They are swollen and react too strongly to things around you.',
        'Triggers: Common ones are pollen, dust, pets, mold, smoke, colds, cold air and exercise.',
        'Family: Asthma and allergies often run in families.',
        'Some pain pills: Aspirin, ibuprofen and the like can set off asthma in some adults.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Rescue inhaler: It opens the airways fast. If you need it more often than before, your asthma is not under control.',
        'Daily inhaler: A steroid inhaler calms the swelling and lowers the risk of attacks. Do not stop it just because you feel well.',
        'Rinse: Rinse your mouth after a steroid inhaler.',
        'Montelukast: It is a second choice, since it can cause serious changes in mood or sleep, even thoughts of suicide.',
        'Action plan: A written plan tells you what to do on good days and bad days. Ask for one.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who know they have asthma and whose symptoms are mild right now.',
        'In person first: If you wheeze but were never tested for asthma, you may need a breathing test.',
        'Not for an online visit: Call your own doctor if you are pregnant or may be, or if your immune system is weak. Keep taking your asthma medicine until you talk.',
        'Not sure?: If you have no asthma and feel short of breath, choose Shortness of Breath. For a cough with a cold, choose Acute Cough. For a child, choose General Consult - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'too little breath to finish a sentence',
      'lips or nails that look blue or gray',
      'skin that pulls in around your ribs or neck with each breath',
      'a rescue inhaler that does not help, or that you need again within about 4 hours',
      'confusion, sleepiness or fainting',
      'chest pain, or swelling of your lips, tongue or throat',
      'thoughts of suicide or of harming yourself',
    ],
    seeInPerson: [
      'symptoms that wake you at night or get worse each day',
      'no rescue inhaler, or one that is running out, while you have symptoms',
      'a fever with a wheeze',
    ],
  },
  sources: [
    {
      publisher: 'National Heart, Lung, and Blood Institute',
      title: 'Asthma',
      url: 'https://www.nhlbi.nih.gov/health/asthma',
    },
    {
      publisher: 'National Heart, Lung, and Blood Institute',
      title: 'Asthma Attack',
      url: 'https://www.nhlbi.nih.gov/health/asthma/attacks',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Asthma',
      url: 'https://medlineplus.gov/asthma.html',
    },
    {
      publisher: 'Food and Drug Administration',
      title: 'Boxed Warning about Serious Mental Health Side Effects of Montelukast',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requires-boxed-warning-about-serious-mental-health-side-effects-asthma-and-allergy-drug',
    },
  ],
};
