import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Gout is a kind of arthritis that comes in sudden, very painful attacks, often in the big toe. It starts when too much uric acid in the body forms sharp crystals in a joint. A provider can help you calm an attack, find your triggers, and talk about medicine that may prevent the next one.',
  commonMedications: [
    'Naproxen (Aleve, Naprosyn)',
    'Indomethacin (Indocin)',
    'Colchicine (Colcrys)',
    'Prednisone (Deltasone)',
    'Allopurinol (Zyloprim)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Sudden pain: It often starts at night and can wake you from sleep.',
        'Red, hot and swollen: Even a bed sheet may hurt when it touches the joint.',
        'Where: The big toe is most common. The foot, ankle, knee, wrist or fingers can hurt too.',
        'How long: Most attacks ease within a week or two. They can come back.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Uric acid: The body makes it from food and from its own cells. Gout can start when the kidneys do not clear enough of it.',
        'Food and drink: Red meat, organ meat, shellfish, beer, liquor and sweet drinks can set off an attack.',
        'Medicine: Some water pills and low-dose aspirin can raise uric acid. Do not stop a drug unless your doctor says so.',
        'Higher risk: Being male, extra weight, kidney disease, high blood pressure and family history raise the risk.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Right away: Rest the joint, raise it and cool it with ice wrapped in a cloth.',
        'Attack medicine: Your provider may choose a pain pill, colchicine or a short course of a steroid. Each has risks with kidney, stomach or heart trouble, or with other drugs.',
        'Colchicine: Take it just as prescribed. Too much can be deadly.',
        'Prevention: If attacks come back, a daily pill can lower uric acid. It needs blood tests over time.',
        'Daily habits: Drink water, eat less of the foods that trigger you, and cut down on alcohol.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 who have been told they have gout, with an attack that feels like the last one.',
        'In person first: If this is your first attack, the joint may need a test to rule out an infection.',
        'Not for an online visit: See your own doctor if you are pregnant or may be, have kidney disease, or have a weak immune system.',
        'Not sure?: If your joints have ached on and off for months, choose Arthritis. If you twisted your ankle, choose Ankle Injury.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'fever or chills along with a hot, swollen joint',
      'severe vomiting or diarrhea, or new weakness, while taking colchicine',
      'taken too much colchicine, even if you feel fine',
      'black or bloody stools, or vomit with blood',
      'chest pain or trouble breathing',
    ],
    seeInPerson: [
      'a first attack, or one that feels different from the others',
      'a hot, swollen knee or hip',
      'a cut or sore near the painful joint',
      'gout pain along with kidney disease',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Gout',
      url: 'https://www.niams.nih.gov/health-topics/gout',
    },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Gout: Diagnosis, Treatment, and Steps to Take',
      url: 'https://www.niams.nih.gov/health-topics/gout/diagnosis-treatment-and-steps-to-take',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Gout',
      url: 'https://medlineplus.gov/gout.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Colchicine',
      url: 'https://medlineplus.gov/druginfo/meds/a682711.html',
    },
  ],
};
