import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Chronic lower back pain is pain between your ribs and your hips that has lasted 12 weeks or more. It can be hard to find one cause, but there is a lot that may ease it. A provider can go over your pain and what you have tried, suggest exercise, therapy and medicines that do not lead to addiction, and say if you need an exam or a scan.',
  commonMedications: [
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Meloxicam (Mobic)',
    'Duloxetine (Cymbalta)',
    'Diclofenac gel (Voltaren)',
    'Lidocaine patch (Salonpas, Lidoderm)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Ache: A dull or stiff lower back on most days, for 12 weeks or more.',
        'Sharp pain: When you bend, lift, twist or stand for long.',
        'Sciatica: Pain that runs from the back or hip down one leg.',
        'Daily life: Poor sleep, low mood, or less work and play than you would like.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Often unclear: Muscles and joints can stay sore long after a strain has healed.',
        'Disks and joints: A bulging or worn disk, or arthritis in the spine.',
        'A tight canal: Less room for the nerves in the spine.',
        'What adds to it: Little exercise, heavy lifting, long sitting, smoking, extra weight and stress.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Move first: Exercise and physical therapy do the most good over time. Bed rest makes it worse.',
        'Other help: Heat, massage, yoga or tai chi may ease pain.',
        'Pain pills: Ibuprofen or naproxen can be hard on the heart, kidneys and stomach. Your provider will ask about these first.',
        'Duloxetine: A daily pill that may calm long-term pain. Tell your provider about any change in mood.',
        'On the skin: A gel or patch may help with fewer effects on the rest of you.',
        'Not here: Opioids and other controlled drugs are not prescribed.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with lower back pain for 12 weeks or more and no sign from the list of when to get help.',
        'Not for an online visit: You are pregnant or may be, have a weak immune system, or have never had this pain looked at and it is getting worse.',
        'Not sure?: Choose Back Pain if your pain began less than 12 weeks ago, or you just strained your back.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'new weakness in a leg, or a foot that drags',
      'numbness around your groin, genitals or inner thighs',
      'new trouble passing urine, or loss of bladder or bowel control',
      'a sudden tearing pain in your back or belly, or feel faint with it',
      'chest pain or trouble breathing',
      'back pain after a bad fall, a crash or a hard blow',
      'back pain with a fever and use injected drugs',
      'thoughts of suicide or of hurting yourself',
    ],
    seeInPerson: [
      'back pain with a fever or chills',
      'pain in your side with a fever, or burning when you pass urine',
      'a history of cancer, or weight loss you cannot explain',
      'pain that wakes you at night or does not ease when you lie down',
      'weak bones, or have taken steroid pills for a long time',
      'back pain and are pregnant or may be pregnant',
    ],
  },
  sources: [
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Back Pain',
      url: 'https://www.niams.nih.gov/health-topics/back-pain',
    },
    {
      publisher: 'National Center for Complementary and Integrative Health',
      title: 'Low-Back Pain and Complementary Health Approaches: What You Need To Know',
      url: 'https://www.nccih.nih.gov/health/low-back-pain-and-complementary-health-approaches-what-you-need-to-know',
    },
    { publisher: 'MedlinePlus', title: 'Back Pain', url: 'https://medlineplus.gov/backpain.html' },
    {
      publisher: 'MedlinePlus',
      title: 'Duloxetine',
      url: 'https://medlineplus.gov/druginfo/meds/a604030.html',
    },
  ],
};
