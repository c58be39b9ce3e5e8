import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Is your child sick, and is it not on our list, or are you not sure what it is? In a pediatric General Consult you and your child talk with a provider by phone or video. The provider tells you what may help at home and whether your child needs to be seen in person.',
  commonMedications: ['Varies with what your child has'],
  symptoms: [
    {
      sectionName: 'When to Choose It',
      sectionOrder: 1,
      sectionDetails: [
        'Not on the list: You do not see what bothers your child among our treatments. Fever, a cold or the flu are examples.',
        'Not sure: Your child seems unwell and you cannot tell why.',
        'More than one problem: Your child has a few symptoms at once.',
        'A question: You want to know if your child needs to see a doctor.',
      ],
    },
    {
      sectionName: 'How It Works',
      sectionOrder: 2,
      sectionDetails: [
        'Stay with your child: A parent or guardian is there for the whole call.',
        'Live talk: You need no appointment. The provider may ask you to show where it hurts.',
        'After the call: You get a plan. It may be care at home, a prescription if it fits, or a visit in person.',
        'Limits: Providers here do not prescribe controlled drugs, and some problems need a hands-on exam.',
      ],
    },
    {
      sectionName: 'Before You Start',
      sectionOrder: 3,
      sectionDetails: [
        "Write it down: Your child's age and weight, when it began, what your child eats and drinks, and how often your child pees.",
        'Take the temperature: Note how high it is and how you took it.',
        'Aspirin: Never give it to a child or teen unless a doctor says so.',
        'Cold medicine: Do not give store-bought cough or cold medicine to a child under 4.',
        'Honey and ibuprofen: No honey before the first birthday. No ibuprofen before 6 months of age.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: A child who is awake, drinks and breathes with ease, and whose problem is not an emergency.',
        'Not for an online visit: A baby under 3 months with a temperature of 100.4\u00A0°F (38\u00A0°C) or higher needs emergency care now.',
        'Not sure?: For an ear, belly, eye or throat that hurts, or for a cough, a rash or diarrhea, choose the pediatric page that names it. For your own health, choose General Consult.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing, ribs that pull in, or pauses in breathing',
      'blue or gray lips or skin',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'unusual sleepiness, is limp, or is hard to wake',
      'a seizure, new confusion, or a stiff neck',
      'no wet diaper or no urine for 6 to 8 hours',
      'a purple rash that does not fade when you press it',
      'swelling of the lips, tongue or throat',
      'bleeding that will not stop, or a severe injury',
      'swallowed a battery, a magnet, a drug or a poison',
      'thoughts of suicide or self-harm',
    ],
    seeInPerson: [
      'no tears when crying, or a very dry mouth',
      'a fever for more than 24 hours under age 2, or for more than 3 days at any age',
      'a temperature of 102.2\u00A0°F (39\u00A0°C) or higher and is under 1 year old',
      'a temperature of 104\u00A0°F (40\u00A0°C) or higher at any age',
      'strong pain, or crying that you cannot calm',
      'a weak immune system and any fever',
    ],
  },
  sources: [
    {
      publisher: 'American Academy of Pediatrics',
      title: 'Fever: When to Call the Pediatrician',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
    },
    {
      publisher: 'MedlinePlus',
      title: 'When your baby or infant has a fever',
      url: 'https://medlineplus.gov/ency/patientinstructions/000319.htm',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Recognizing medical emergencies',
      url: 'https://medlineplus.gov/ency/article/001927.htm',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Manage Common Cold',
      url: 'https://www.cdc.gov/common-cold/treatment/index.html',
    },
  ],
};
