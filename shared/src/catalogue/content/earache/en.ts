import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Ear pain can start in the ear canal, behind the eardrum, or in a nearby place such as the jaw or a tooth. Many earaches get better with pain relief and time. A provider can ask about your pain, help you ease it, and tell you if you need drops, a pill or an exam in person.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Ofloxacin ear drops',
    'Ciprofloxacin with dexamethasone ear drops (Ciprodex)',
    'Amoxicillin (Amoxil)',
    'Amoxicillin with clavulanate (Augmentin)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        "Swimmer's ear: The canal hurts or itches, and pulling on the outer ear makes it worse.",
        'Middle ear infection: The pain is deep and often follows a cold. You may have a fever.',
        'Fullness: Sound may seem dull, or the ear may feel plugged.',
        'Fluid: Some ears drain fluid or pus.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Infection: A virus, bacteria or sometimes a fungus can be the cause.',
        'Water: Water that stays in the ear after a swim lets germs grow.',
        'Pressure: A cold, an allergy or a flight can keep the ear from clearing.',
        'Not the ear itself: Ear wax, a sore jaw, a bad tooth or a sore throat can feel like an earache.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Pain relief first: Acetaminophen or ibuprofen may help if they are safe for you.',
        "Ear drops: They may be used for swimmer's ear. Do not put drops in an ear that may have a hole in the eardrum, or that has a tube, unless your provider tells you to.",
        'Antibiotic pills: They are only for some middle ear infections, if your provider thinks yours is bacterial.',
        'Keep it dry: Do not swim, and do not push swabs or anything else into the ear.',
        'Limits of online care: No one can look at your eardrum from afar. Your provider may send you to have it checked.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 whose ear began to hurt in the last few days and who feel well apart from that.',
        'Not for an online visit: See someone in person if you are pregnant or may be, have a weak immune system, or just had ear surgery.',
        'Not sure?: For a child, choose Earache - Pediatric. If your face hurts and your nose is stuffy, choose Acute Sinusitis.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'weakness or drooping on one side of your face',
      'a stiff neck, a severe headache or new confusion',
      'spinning with trouble walking, speaking or seeing',
      'fluid or blood from the ear after a head injury',
      'swelling behind the ear, or an ear that is pushed forward',
    ],
    seeInPerson: [
      'sudden hearing loss',
      'severe ear pain along with diabetes or a weak immune system',
      'something stuck in your ear',
      'a fever with ear pain that keeps getting worse',
    ],
  },
  sources: [
    {
      publisher: 'MedlinePlus',
      title: 'Ear Infections',
      url: 'https://medlineplus.gov/earinfections.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Ear Infection Basics',
      url: 'https://www.cdc.gov/ear-infection/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: "Preventing Swimmer's Ear",
      url: 'https://www.cdc.gov/healthy-swimming/prevention/preventing-swimmers-ear.html',
    },
  ],
};
