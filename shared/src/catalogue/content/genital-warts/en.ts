import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Genital warts are soft bumps on the skin around the genitals or anus. The bumps come from a very common virus called HPV that passes through skin contact during sex. A provider can look at photos in private, and may prescribe a cream or gel that you put on at home.',
  commonMedications: [
    'Imiquimod cream (Aldara, Zyclara)',
    'Podofilox gel or solution (Condylox)',
    'Sinecatechins ointment (Veregen)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Bumps: They can be small or large, flat or raised, and may look like cauliflower.',
        'One or many: They may be alone or in a group, in the color of your skin or a little darker.',
        'Feeling: Most do not hurt. Some itch, sting or bleed when rubbed.',
        'Where: They grow on the penis, the vulva, the groin, or the skin around the anus.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'HPV: Certain types of this virus cause warts. They are mostly not the types that can cause cancer.',
        'How it spreads: It passes by skin contact during vaginal, anal or oral sex, even when no wart can be seen.',
        'When it started: Warts can show up weeks, months or even years later. They do not tell you who had it first.',
        'Prevention: The HPV vaccine protects against the types that cause most warts. Condoms lower the risk but do not cover all skin.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'At home: You may get a cream, gel or ointment to put on the warts yourself. Redness or a mild burn on the skin is common.',
        'In a clinic: Freezing, acid or removal is done by a doctor.',
        'Waiting: Some warts go away with no treatment. Some stay or grow.',
        'What it cannot do: Treatment clears the warts, but it does not cure the virus, and warts may come back.',
        'Check-ups: Keep up with your routine cervical cancer tests if you have a cervix.',
        'Sex: Avoid it while the medicine is on your skin. Some creams weaken condoms.',
        'Not for this: Never use wart remover made for hands or feet on the genitals.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with a few small, painless bumps on the outer skin.',
        'Not for an online visit: These medicines are not for use in pregnancy. See a doctor in person if you are pregnant or may be, have a weak immune system, or have warts inside the vagina, the anus or the tube you pee from. A child with warts must be seen in person.',
        'Not sure?: If you are a woman who has itching with discharge, choose Yeast Infection. Painful blisters or open sores need a test in person.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'swelling of your face, lips, tongue or throat, or trouble breathing, after using a medicine',
      'bleeding that will not stop',
      'genital swelling or pain so bad that you cannot pee',
    ],
    seeInPerson: [
      'a wart that bleeds, is dark, has an open sore or grows fast',
      'warts inside the vagina, the anus or the tube you pee from',
      'painful blisters or sores',
      'warts while you are pregnant or have a weak immune system',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Anogenital Warts: STI Treatment Guidelines',
      url: 'https://www.cdc.gov/std/treatment-guidelines/anogenital-warts.htm',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About Genital HPV Infection',
      url: 'https://www.cdc.gov/sti/about/about-genital-hpv-infection.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Genital Warts',
      url: 'https://medlineplus.gov/genitalwarts.html',
    },
  ],
};
