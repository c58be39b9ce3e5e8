import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'This is a monthly program for adults who want to lose weight with the help of a provider. If it is safe for you, your provider may prescribe compounded semaglutide, a shot that can make you feel full sooner and less hungry. Compounded semaglutide is not FDA approved. The FDA has not evaluated it for safety, quality or how well it works.',
  commonMedications: ['Compounded semaglutide with vitamin B-12 (injection)'],
  symptoms: [
    {
      sectionName: 'Who It May Suit',
      sectionOrder: 1,
      sectionDetails: [
        'BMI of 30 or higher: A common starting point for this kind of care. BMI weighs your weight against your height.',
        'BMI of 27 or higher: If you also have high blood pressure, type 2 diabetes or high cholesterol.',
        'Tell your provider: Any tumor or cancer you have had, past trouble with your pancreas, and all medicines you take. Insulin and some diabetes pills can drop your sugar too low with semaglutide.',
        'Not sure?: Have your height and weight at hand and fill in the questions. If you have other health concerns to talk about, choose General Consult.',
      ],
    },
    {
      sectionName: 'Who Should Not Use It',
      sectionOrder: 2,
      sectionDetails: [
        'Thyroid cancer: You or a close relative have had medullary thyroid cancer.',
        'MEN 2: You or a close relative have multiple endocrine neoplasia type 2, which is a rare gland disease.',
        'Pregnancy: You are pregnant, may be, plan to be soon, or are nursing. See your own clinician.',
        'Where you live: The program is not served in California, Washington or Iowa.',
      ],
    },
    {
      sectionName: 'How It Works',
      sectionOrder: 3,
      sectionDetails: [
        'Start: You answer questions about your health. Your provider decides if the program is right for you.',
        'Delivery: If it is prescribed, the medicine comes to your home in 5 to 7 days.',
        'Each month: A visit with your provider is required. They may raise your dose step by step, or stop it.',
        'Lab tests: After the first month you need tests of your liver, kidneys and thyroid to go on.',
        'With it: Food, movement and sleep habits still matter. No one can promise how much you will lose.',
      ],
    },
    {
      sectionName: 'What to Know About the Medicine',
      sectionOrder: 4,
      sectionDetails: [
        'Compounded: A pharmacy makes it to order. It is not a generic, and it is not FDA approved.',
        'Common effects: Upset stomach, throwing up, loose or hard stools, and feeling tired.',
        'Measure with care: People have been harmed by drawing up too much. Ask to be shown how. Never take more than you were told.',
        'Serious risks: A swollen pancreas, gallstones, kidney harm from loss of fluids, and low blood sugar. In animal tests it caused thyroid tumors.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'severe belly pain that does not stop or goes through to your back',
      'vomiting again and again, or cannot keep fluids down',
      'trouble breathing, or swelling of your face, lips, tongue or throat',
      'fainting, confusion, or shaking and sweating from low blood sugar',
      'a sudden change in your sight',
      'taken too much of the medicine',
    ],
    seeInPerson: [
      'yellow skin or eyes',
      'a lump in your neck, a hoarse voice or trouble swallowing',
      'very little urine, dark urine or dizziness when you stand',
      'used the medicine and may be pregnant',
    ],
  },
  sources: [
    {
      publisher: 'Food and Drug Administration',
      title: "FDA's Concerns with Unapproved GLP-1 Drugs Used for Weight Loss",
      url: 'https://www.fda.gov/drugs/drug-alerts-and-statements/fdas-concerns-unapproved-glp-1-drugs-used-weight-loss',
    },
    {
      publisher: 'Food and Drug Administration',
      title: 'Compounding and the FDA: Questions and Answers',
      url: 'https://www.fda.gov/drugs/human-drug-compounding/compounding-and-fda-questions-and-answers',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Prescription Medications to Treat Overweight & Obesity',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/prescription-medications-treat-overweight-obesity',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Semaglutide Injection',
      url: 'https://medlineplus.gov/druginfo/meds/a618008.html',
    },
  ],
};
