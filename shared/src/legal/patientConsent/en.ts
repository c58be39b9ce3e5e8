// Counsel must review this document before launch: some states prescribe the content of a telehealth consent.
import { reach988 } from '../../catalogue/crisisLineTexts/en';
import { refundRule } from '../../catalogue/eligibility';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph } from '../blocks';
import type { LegalDocument } from '../legal.types';

export const patientConsent: LegalDocument = {
  title: 'Telehealth Patient Consent',
  dateLine: 'Last updated January 1, 2024',
  intro: [
    `Telehealth is not for emergencies. If your life may be in danger, call 911 or go to the nearest emergency room. In a mental health crisis, ${reach988}.`,
    'This consent explains care by telehealth, what it can do for you and what its risks are. By selecting "I Agree" or "Accept" when you create your account or start to use the service, you state that you have read and understood it and that you agree to be treated by telehealth.',
  ],
  sections: [
    {
      id: 'what-telehealth-is',
      heading: 'What telehealth is',
      blocks: [
        paragraph(
          'In telehealth, a clinician and you are in different places and use electronic means to talk and to share information. Your consultation may be:',
        ),
        list(
          'virtual: a clinician reviews the questionnaire you fill in, with any pictures and results you add, and messages you back. You do not speak with each other at the same time.',
          'live: a clinician calls you by phone or video.',
        ),
      ],
    },
    {
      id: 'who-treats-you',
      heading: 'Who treats you',
      blocks: [
        paragraph(
          'The clinicians are physicians, physician assistants and nurse practitioners employed by an independent provider group. They are located in the United States and licensed in your state. You may ask for the name, the license and the qualifications of the clinician who treats you.',
        ),
        paragraph(
          '{legalName} ("{name}") runs the website that leads to the consultation. It is not a provider, gives no medical care and does not direct the clinicians.',
        ),
      ],
    },
    {
      id: 'benefits',
      heading: 'What you may gain',
      blocks: [
        list(
          'Care without travel, appointment, referral or waiting room.',
          'A clinician who can look at your case sooner than you might get to an office.',
          'A known fee.',
        ),
        paragraph('No result is promised. Your condition may not get better, and it may get worse.'),
      ],
    },
    {
      id: 'risks',
      heading: 'What the risks are',
      blocks: [
        list(
          'The clinician cannot examine you with their hands and sees only what you send, say or show. A condition may be missed or judged wrongly.',
          'Information you leave out or get wrong can lead to a treatment that harms you, for example by an allergic reaction or by a clash of medicines.',
          'Poor pictures, sound or connections, and failures of equipment, can delay or end the consultation.',
          'In rare cases security measures fail and others see your health information.',
          'A clinician who does not have all your medical records may not know of all your conditions.',
        ),
      ],
    },
    {
      id: 'alternatives',
      heading: 'What you can do instead',
      blocks: [
        paragraph(
          'You can see a doctor in person, at an office, a clinic or an urgent care center. The clinician may find that telehealth is not right for your condition. You are then told so and pointed to other care. If your answers to a questionnaire show that you do not qualify, you are not charged.',
        ),
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      blocks: [
        list(
          'You are an adult under 65 years of age, and you are not enrolled in Medicare or Medicaid, or you act for a child of whom you are the parent or guardian.',
          'You give truthful and complete information about your identity, your health, your medicines and your allergies.',
          'You say in which state you are and do not hide your location.',
          'You are in a private place, in the United States, and do not record the consultation unless everyone agrees.',
          'You follow the plan, read your messages, and get care in person if you get worse or do not get better.',
          'You tell your own doctor about the consultation and the medicines you get.',
        ),
      ],
    },
    {
      id: 'minors',
      heading: 'Minors and people who cannot decide for themselves',
      blocks: [
        paragraph(
          'A minor from 13 up to 18 needs a parent or guardian who gives this consent and acts for them. For a younger child, the parent or guardian completes the information, with their own contact details, and takes part in the consultation with the child. By doing so you state that you are allowed to consent to the care of the child.',
        ),
        paragraph(
          'A person who holds a power of attorney for medical care may consent for the person who gave it, as far as it allows.',
        ),
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Prescriptions and tests',
      blocks: [
        list(
          'You get a prescription only if the clinician finds it appropriate. Controlled substances and narcotics are not prescribed.',
          'Medicines have side effects. You ask the clinician or a pharmacist about them, and read the information that comes with the medicine.',
          'For some care you need a test first or later on. In the weight-loss program, lab tests after the first month and a consultation each month are required, and compounded semaglutide is not evaluated by the Food and Drug Administration.',
        ),
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      blocks: [
        paragraph(
          `You pay the fee yourself. Insurance, Medicare and Medicaid are not billed. ${refundRule} In the weight-loss program nothing is charged without a prescription.`,
        ),
      ],
    },
    {
      id: 'privacy',
      heading: 'Your privacy and your records',
      blocks: [
        paragraph(
          'The provider group keeps a record of your consultation. The laws that protect the privacy of medical information apply to telehealth as they do in person. The Notice of Privacy Practices says how your information may be used and how you get a copy.',
        ),
        link('Notice of Privacy Practices', hrefs.noticeOfPrivacyPractices),
        paragraph(
          'You agree that your information is shared electronically with those who take part in your care, such as your pharmacy and labs, and that you are contacted by message, email, text or phone about it.',
        ),
      ],
    },
    {
      id: 'withdrawing',
      heading: 'Taking back your consent',
      blocks: [
        paragraph(
          'You may refuse telehealth or take back this consent at any time, before or during a consultation, without any effect on your right to later care. End the consultation, or write to {email} or call {phone}. What was done before stays lawful, and fees for completed consultations stay due. You keep access to your health information, also if your use of the service is suspended.',
        ),
      ],
    },
    {
      id: 'statement',
      heading: 'What you confirm',
      blocks: [
        list(
          'I have read this consent, or had it read to me, and I understand it.',
          'I could ask questions, and I can ask the clinician more of them.',
          'I know that telehealth has limits, that it is not for emergencies, and that I can choose care in person.',
          'I agree to be treated by telehealth, for myself or for the person for whom I act.',
        ),
      ],
    },
  ],
};
