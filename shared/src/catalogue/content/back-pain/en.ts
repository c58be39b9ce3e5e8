import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Back pain often comes on after you lift, twist or sit too long. Most new back pain gets better within a few weeks, and staying active helps. A provider can ask about your pain, check for warning signs, and suggest moves and medicine that may get you going again.',
  commonMedications: [
    'Ibuprofen (Advil, Motrin)',
    'Naproxen (Aleve)',
    'Diclofenac gel (Voltaren)',
    'Lidocaine patch (Lidoderm)',
    'Cyclobenzaprine (Flexeril)',
    'Methocarbamol (Robaxin)',
    'Tizanidine (Zanaflex)',
  ],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Your back aches, feels stiff or hurts when you bend, lift or stand.',
        'Spasm: A muscle in your back grabs and makes it hard to stand up straight.',
        'Sciatica: Pain, tingling or numbness shoots down the back of one leg.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Strain: A pulled muscle from lifting, sports or a sudden move.',
        'Spine: A disk that bulges and presses on a nerve, or wear in the joints.',
        'Other causes: A kidney stone or an infection can feel like back pain and needs its own care.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Keep moving: Walk and do light tasks as you can. Long bed rest can make it worse.',
        'Heat: A warm pack can loosen tight muscles.',
        'Pain: A store-bought pain reliever, gel or patch may help. Ask first if you have kidney, heart or stomach trouble, or take a blood thinner.',
        'Muscle relaxer: Your provider may prescribe one for a short time. It can make you sleepy, so do not drive or drink alcohol with it.',
        'Not used here: Opioids, tramadol and carisoprodol are never prescribed on this service.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Adults from 18 to 64 with back pain for less than 12 weeks and no warning signs.',
        'Not sure?: Choose Chronic Lower Back Pain if yours has lasted 12 weeks or more. Stay here if it is newer than that.',
        'Not for an online visit: See someone in person if you are pregnant or may be, have had cancer, have weak bones, or have a weak immune system.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'new weakness in a leg, or a foot that drags',
      'numbness in your groin, buttocks or inner thighs',
      'new trouble holding or passing urine or stool',
      'a sudden tearing pain in your back or belly, or back pain with faintness',
      'back pain with chest pain or trouble breathing',
      'back pain after a bad fall or a crash',
    ],
    seeInPerson: [
      'back pain with a fever or chills',
      'pain in your side below the ribs with fever, or blood in your pee',
      'a history of cancer, or weight loss you cannot explain',
      'ever used needles to take drugs and now have new back pain',
      'pain that is worse at night or when you lie still',
    ],
  },
  sources: [
    { publisher: 'MedlinePlus', title: 'Back Pain', url: 'https://medlineplus.gov/backpain.html' },
    {
      publisher: 'National Institute of Arthritis and Musculoskeletal and Skin Diseases',
      title: 'Back Pain',
      url: 'https://www.niams.nih.gov/health-topics/back-pain',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Low back pain - acute',
      url: 'https://medlineplus.gov/ency/article/007425.htm',
    },
  ],
};
