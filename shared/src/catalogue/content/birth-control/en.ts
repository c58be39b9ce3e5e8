import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Birth control helps you choose if and when to get pregnant. Some methods also make periods lighter or less painful. A provider can go over your health and your wishes with you, and prescribe a pill, patch or ring if it is safe for you.',
  commonMedications: [
    'Norgestimate with ethinyl estradiol pill (Sprintec)',
    'Norelgestromin with ethinyl estradiol patch (Xulane)',
    'Etonogestrel with ethinyl estradiol ring (NuvaRing)',
    'Norethindrone pill (Camila, Errin)',
    'Drospirenone pill (Slynd)',
    'Norgestrel pill, no prescription needed (Opill)',
    'Levonorgestrel emergency pill (Plan B One-Step)',
    'Ulipristal emergency pill (ella)',
  ],
  symptoms: [
    {
      sectionName: 'Your Choices',
      sectionOrder: 1,
      sectionDetails: [
        'Pill, patch or ring with estrogen: It stops the body from releasing an egg. It may also make periods lighter.',
        'Mini-pill: It has no estrogen. Many people who cannot take estrogen can use it. Some kinds must be taken at the same time each day.',
        'Emergency pill: It can prevent pregnancy after sex without birth control. It works best as soon as you can take it, and no later than 5 days after.',
        'In-person methods: An IUD, an implant or a shot is given in a clinic. An IUD or an implant works best of all.',
        'Condoms: Only condoms also help protect you from sexually transmitted infections.',
      ],
    },
    {
      sectionName: 'What to Expect',
      sectionOrder: 2,
      sectionDetails: [
        'First months: Spotting, sore breasts, an upset stomach or a mild headache may come and often pass.',
        'Missed pills: They make it less sure to work. Follow the leaflet and use a condom.',
        "Other drugs: Some drugs for seizures, HIV or tuberculosis, and the herb St John's wort, can make it fail.",
      ],
    },
    {
      sectionName: 'How We Keep It Safe',
      sectionOrder: 3,
      sectionDetails: [
        'Blood pressure: You need a recent reading before you use a method with estrogen.',
        'No estrogen if: You smoke and are 35 or older, have migraine with aura, have high blood pressure, or just gave birth.',
        'No estrogen, either, if: You have had a blood clot, a stroke, heart disease or breast cancer. Tell your provider about all of these. Some of them rule out other hormones too.',
        'Clot risk: Estrogen raises the risk of a blood clot a little. Learn the warning signs on this page.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Women from 18 to 64 who are not pregnant and want to start, change or restart birth control.',
        'Not for an online visit: See someone in person if you may be pregnant, bleed after sex or without a known cause, or want an IUD, an implant or a shot.',
        'Not sure?: To renew the same prescription with no change, choose Medication Refill. For itching or discharge, choose Yeast Infection.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'chest pain or trouble breathing',
      'swelling or pain in one leg',
      'a sudden, severe headache',
      'loss of sight or blurred sight that comes on fast',
      'weakness or numbness on one side, or trouble speaking',
      'severe belly pain',
    ],
    seeInPerson: [
      'a missed period, or another sign that you may be pregnant',
      'yellow skin or eyes',
      'a recent sexual assault (an emergency room can care for you; call 911 if you are not safe)',
    ],
  },
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Contraception and Birth Control Methods',
      url: 'https://www.cdc.gov/contraception/about/index.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'U.S. Medical Eligibility Criteria for Contraceptive Use',
      url: 'https://www.cdc.gov/contraception/hcp/usmec/index.html',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Birth Control Methods',
      url: 'https://www.womenshealth.gov/a-z-topics/birth-control-methods',
    },
    {
      publisher: "Office on Women's Health",
      title: 'Emergency Contraception',
      url: 'https://www.womenshealth.gov/a-z-topics/emergency-contraception',
    },
  ],
};
