import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'COVID-19 is an illness caused by a virus that spreads through the air. Most adults get well at home with rest, fluids and simple care. A provider can go over your symptoms and your test, help you feel better, and tell you if an antiviral medicine may be right for you.',
  commonMedications: [
    'Nirmatrelvir with ritonavir (Paxlovid)',
    'Molnupiravir (Lagevrio)',
    'Acetaminophen (Tylenol)',
    'Ibuprofen (Advil, Motrin)',
    'Dextromethorphan (Delsym)',
    'Guaifenesin (Mucinex)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Fever and chills: You may feel hot, then cold, with aches all over.',
        'Nose and throat: A stuffy or runny nose and a sore throat are common.',
        'Cough: It is often dry and can last after the other symptoms are gone.',
        'Tiredness: You may feel worn out, with a headache or sore muscles.',
        'Taste and smell: Some people lose them for a while.',
        'Stomach: You may feel sick, throw up or have loose stools.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'How it spreads: A sick person breathes, talks or coughs the virus into the air, and others breathe it in.',
        'When it starts: Symptoms can begin 2 to 14 days after you were near someone who had it.',
        'Who gets sicker: The risk of severe illness grows with age. It is also higher with a weak immune system, diabetes, obesity, or heart, lung or kidney disease.',
        'Testing: One home test that shows no virus can be wrong. Test again 48 hours later.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Care at home: Rest, drink fluids, and treat fever, aches or cough if the medicine is safe for you.',
        'Antiviral medicine: It may help people at higher risk. You must start it within 5 days of your first symptom, so do not wait.',
        'Safety check: Some antiviral pills do not mix with other drugs, and kidney or liver disease can change the choice. Tell your provider about all you take.',
        'Antibiotics: They do not work on a virus.',
        'Protect others: Stay home until you have felt better for a full day with no fever and no fever medicine. Then take extra care, such as a mask, for 5 more days.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who tested positive or may have COVID-19, and who breathe with ease.',
        'Not for an online visit: Call your own doctor today if you are pregnant or may be, or if your immune system is weak. You may need care fast.',
        'Not sure?: If your tests show no COVID-19, choose Cold and Flu. For a sick child, choose General Consult - Pediatric.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'trouble breathing',
      'pain or pressure in your chest that does not go away',
      'new confusion',
      'trouble waking up or staying awake',
      'pale, gray or blue lips, skin or nails',
      'a low oxygen reading on a home device',
    ],
    seeInPerson: [
      'trouble keeping fluids down, or very little urine',
      'a fever or cough that gets better, then comes back worse',
      'a positive test while you are pregnant or have a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Symptoms of COVID-19',
      url: 'https://www.cdc.gov/covid/signs-symptoms/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Types of COVID-19 Treatment',
      url: 'https://www.cdc.gov/covid/treatment/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Testing for COVID-19',
      url: 'https://www.cdc.gov/covid/testing/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: "Preventing Spread of Respiratory Viruses When You're Sick",
      url: 'https://www.cdc.gov/respiratory-viruses/prevention/precautions-when-sick.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'COVID-19 (Coronavirus Disease 2019)',
      url: 'https://medlineplus.gov/covid19coronavirusdisease2019.html',
    },
  ],
};
