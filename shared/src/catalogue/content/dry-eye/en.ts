import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Dry eye happens when you do not make enough tears, or when your tears dry up too fast. Your eyes may sting, burn or feel gritty. A provider can ask about your eyes, your work and your medicines online, suggest drops and daily care, and tell you if an eye doctor should take a closer look.',
  commonMedications: [
    'Artificial tears without preservatives (Refresh, Systane)',
    'Lubricating eye gel or ointment (Refresh P.M.), for the night',
    'Cyclosporine eye drops (Restasis)',
    'Lifitegrast eye drops (Xiidra)',
    'Varenicline nasal spray (Tyrvaya)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Feel: Stinging, burning, or a scratchy feeling like sand in the eye.',
        'Look: Mild redness in both eyes.',
        'Sight: Blurry vision that clears when you blink.',
        'Tears: Watery eyes now and then, as the eye tries to make up for the dryness.',
        'Tired eyes: Worse with screens, wind, smoke, dry air or contact lenses.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Age and hormones: Dry eye is more common after 50, and in women after menopause.',
        'Screens: People blink less when they read or look at a screen.',
        'Medicines: Some allergy, cold, sleep, mood and blood pressure pills dry the eyes.',
        'Other causes: Swollen eyelid edges, contact lenses, eye surgery, or illness such as thyroid disease.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Drops: Artificial tears come first. Pick drops without preservatives if you use them often.',
        'Warmth: A warm, damp cloth on closed lids helps the oil glands.',
        'Habits: Look away from the screen often, blink fully, and keep fans and vents off your face.',
        'Skip: Drops that promise to take the red out. They can make dryness worse.',
        'Prescriptions: If tears are not enough, your provider may suggest other drops or a nose spray. Some need a check by an eye doctor first.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with mild gritty, burning or tired eyes and normal sight.',
        'Not for an online visit: Eye pain, a change in sight, an injury, or recent eye surgery. If you are or may be pregnant, or have a weak immune system, see your own clinician.',
        'Not sure?: If an eye is red, sticky or full of goo, choose Pinkeye. If your eyes itch and you sneeze, choose Allergies.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'sudden loss of sight, or double vision',
      'severe eye pain',
      'a chemical in the eye; rinse it with lots of water first, then get help',
      'a cut, a blow or something stuck in the eye',
      'halos around lights with a headache, nausea or a red eye',
      'a red, painful eye and wear contact lenses',
    ],
    seeInPerson: [
      'eyes that hurt in normal light',
      'thick pus, or a sore or white spot on the eye',
      'dry eyes with a very dry mouth or joint pain',
      'an eyelid that does not close all the way',
      'dry eyes after eye surgery',
    ],
  },
  sources: [
    {
      publisher: 'National Eye Institute',
      title: 'Dry Eye',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/dry-eye',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Dry eye syndrome',
      url: 'https://medlineplus.gov/ency/article/000426.htm',
    },
  ],
};
