import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Colds and the flu are infections of the nose, throat and lungs caused by viruses. A cold is mild as a rule, while the flu hits fast and hard. A provider can help you tell them apart, ease your symptoms, and decide if a flu medicine may help.',
  commonMedications: [
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Saline nose spray (Ocean, Simply Saline)',
    'Guaifenesin (Mucinex)',
    'Dextromethorphan (Delsym)',
    'Oseltamivir (Tamiflu)',
    'Baloxavir (Xofluza)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Cold: It builds over 1 or 2 days. You have a runny or stuffy nose, sneezing, a sore throat and a cough.',
        'Flu: It comes on fast. You have fever or chills, body aches, a headache and a cough, and you feel worn out.',
        'Both: Green or yellow mucus alone does not mean that you need an antibiotic.',
        'How long: Most colds pass within a week or so. Most people with the flu feel better within 2 weeks, though the cough can stay longer.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Viruses: Many viruses cause colds. Influenza viruses cause the flu.',
        'How they spread: They travel through the air when people cough, sneeze or talk, and on hands that touch the face.',
        'Who gets sicker from flu: The risk is higher with pregnancy, age 65 or older, asthma, diabetes, heart disease or a weak immune system.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Rest and fluids: Both help your body get well.',
        'Fever and aches: Acetaminophen or ibuprofen may help if they are safe for you. Many cold mixes hold the same drugs, so read each label and do not double up.',
        'Nose and cough: Salt-water spray and cough medicine may give some relief.',
        'Flu medicine: It works best when you start it within 2 days of your first symptom. It matters most for people at higher risk.',
        'Antibiotics: They do not work on colds or the flu. Your provider may suggest one only if they think that another infection is bacterial.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a cold or flu symptoms who breathe with ease.',
        'Not for an online visit: Call your own doctor today if you are pregnant or may be, or if your immune system is weak.',
        'Not sure?: If a home test is positive, choose COVID-19. If a cough bothers you most, choose Acute Cough. For face pain or pressure, choose Acute Sinusitis. For a sick child, choose General Consult - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing',
      'chest or belly pain or pressure that does not go away',
      'new confusion, or trouble waking up',
      'a seizure',
      'no urine for many hours',
      'severe muscle pain, or severe weakness',
    ],
    seeInPerson: [
      'a fever or cough that gets better, then comes back worse',
      'a long-term illness, such as asthma or diabetes, that is getting worse',
      'flu symptoms while you are pregnant or have a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Common Cold',
      url: 'https://www.cdc.gov/common-cold/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Manage Common Cold',
      url: 'https://www.cdc.gov/common-cold/treatment/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Signs and Symptoms of Flu',
      url: 'https://www.cdc.gov/flu/signs-symptoms/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Treating Flu with Antiviral Drugs',
      url: 'https://www.cdc.gov/flu/treatment/antiviral-drugs.html',
    },
  ],
};
