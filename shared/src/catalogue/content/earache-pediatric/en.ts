import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    "Ear pain in children often follows a cold, when fluid builds up behind the eardrum. Many mild ear infections clear up without an antibiotic. A provider can help you ease the pain, talk over whether it is safe to watch and wait, and say when someone should look at your child's eardrum in person.",
  commonMedications: [
    "Acetaminophen (Children's Tylenol)",
    "Ibuprofen (Children's Motrin), only from 6 months of age",
    'Amoxicillin (Amoxil), if your provider thinks it is bacterial',
    'Amoxicillin-clavulanate (Augmentin), if your provider thinks it is bacterial',
    "Ofloxacin ear drops, for swimmer's ear",
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Pain: An ear that hurts, often more at night or when lying down.',
        'Babies and toddlers: Tugging at an ear, fussing, crying or poor sleep.',
        'Fever: A raised temperature, often after a few days of a cold.',
        'Hearing: Not hearing soft sounds as well as usual.',
        "Swimmer's ear: Pain when you touch or pull the outer ear.",
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Middle ear: Germs grow in fluid trapped behind the eardrum after a cold.',
        "Swimmer's ear: Water left in the ear canal lets germs grow there.",
        'Pressure: A stuffy nose or a plane trip.',
        'From nearby: A sore throat or new teeth can make an ear hurt.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Pain first: Your provider may suggest acetaminophen, or ibuprofen from 6 months of age. Never give aspirin to a child or teen.',
        'Watch and wait: In many mild cases from 6 months of age, your provider may suggest 2 or 3 days of watching before any antibiotic.',
        'Antibiotics: Your provider may prescribe one if they think it is bacterial. They may first ask for a look at the eardrum.',
        'Keep out: Do not put cotton swabs, oil or drops in the ear unless your provider says so.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Mild ear pain for less than 48 hours in a child 6 months or older who is alert and drinking.',
        'Not for an online visit: A baby under 6 months, high fever, or an ear that drains. Have your child seen in person.',
        'Not sure?: For ear pain of your own as an adult, choose Earache. If a sore throat is the main trouble, choose Sore Throat - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling or redness behind the ear, or an ear that sticks out',
      'a stiff neck or a severe headache',
      'unusual sleepiness, or is hard to wake',
      'a battery or magnet in the ear',
      'ear pain, blood or clear fluid from the ear after a head injury',
      'a face that droops on one side',
      'trouble breathing, blue or gray lips, or a seizure',
      'a temperature of 100.4\u00A0°F (38\u00A0°C) or higher and is under 3 months old',
      'a purple rash that does not fade when you press it',
    ],
    seeInPerson: [
      'ear pain and is under 6 months old',
      'a temperature of 102.2\u00A0°F (39\u00A0°C) or higher',
      'ear pain or fever for more than 48 hours',
      'pus, blood or fluid coming from the ear',
      'an object stuck in the ear',
      'sudden hearing loss, dizziness or poor balance',
      'ear tubes, a cochlear implant or a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'National Institute on Deafness and Other Communication Disorders',
      title: 'Ear Infections in Children',
      url: 'https://www.nidcd.nih.gov/health/ear-infections-children',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Ear Infection Basics',
      url: 'https://www.cdc.gov/ear-infection/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Outpatient Clinical Care for Pediatric Populations',
      url: 'https://www.cdc.gov/antibiotic-use/hcp/clinical-care/pediatric-outpatient.html',
    },
    { publisher: 'MedlinePlus', title: 'Ear Infections', url: 'https://medlineplus.gov/earinfections.html' },
  ],
};
