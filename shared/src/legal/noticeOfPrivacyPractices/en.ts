// Counsel for the provider group must review this document before launch: 45 CFR 164.520 prescribes its content.
import { hrefs } from '../../routing/hrefs';
import { link, list, outside, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';

export const noticeOfPrivacyPractices: LegalDocument = {
  title: 'Notice of Privacy Practices',
  dateLine: 'Effective January 1, 2024',
  intro: [
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
    'This notice is given for the independent provider groups whose clinicians treat you in consultations that start at {name} (in this notice "we" and "us"). {legalName} runs the website. It does not provide care and does not store your health information; what the website itself does is in the Privacy Policy.',
  ],
  sections: [
    {
      id: 'our-duties',
      heading: 'Our duties',
      blocks: [
        paragraph(
          'Health information that identifies you and that has to do with your health, your care or the payment for it is "protected health information". The law requires us to:',
        ),
        list(
          'keep your protected health information private and secure;',
          'give you this notice of our legal duties and privacy practices, and follow the notice that is in effect;',
          'tell you promptly if a breach may have compromised the privacy or security of your information.',
        ),
        paragraph(
          'We do not use or disclose your information in any way that this notice does not describe, unless you tell us in writing that we may.',
        ),
      ],
    },
    {
      id: 'treatment-payment-operations',
      heading: 'Treatment, payment and running our practice',
      blocks: [
        paragraph('We may use and disclose your information without asking you first for these purposes:'),
        subheading('To treat you'),
        paragraph(
          'Clinicians use your information to treat you and may share it with others who do so. Example: a provider sends your prescription to your pharmacy, or your results to your own doctor.',
        ),
        subheading('To be paid'),
        paragraph(
          'We use your information to charge you and to process payments. Example: your card company learns the amount and to whom it was paid. Because our care is cash-pay only, we do not bill insurance, Medicare or Medicaid.',
        ),
        subheading('To run our practice'),
        paragraph(
          'We use your information to manage and improve our care and to contact you. Example: we look at a sample of cases to check their quality, or remind you that a message waits for you. Companies that do this work for us must protect your information by contract.',
        ),
      ],
    },
    {
      id: 'other-uses',
      heading: 'Other uses and disclosures that need no authorization',
      blocks: [
        paragraph('The law allows or requires us, under conditions of its own, to use or disclose your information:'),
        list(
          'when a law requires it, and to the Department of Health and Human Services when it checks that we keep to the privacy rules;',
          'for public health and safety: to report disease, bad reactions to medicines, recalls, and suspected abuse, neglect or domestic violence, or to prevent a serious threat to anyone;',
          'for health oversight, such as audits, inspections and licensing;',
          'in court and administrative proceedings, in answer to an order or a proper request;',
          'to law enforcement and to correctional institutions, within set limits;',
          'to coroners, medical examiners and funeral directors, and to organizations for organ and tissue donation;',
          'for health research that meets the conditions of the law;',
          "for workers' compensation, and for special functions of government such as the military and national security.",
        ),
        paragraph(
          'Records of a federally protected substance use disorder program may not be used or disclosed in a civil, criminal, administrative or legislative proceeding against you without your written consent or a court order. Where the law of your state protects some information more strictly, we follow that law.',
        ),
        paragraph(
          'Information that has been disclosed as the law allows may be disclosed again by the person who received it, and may then no longer be protected by the federal privacy rules.',
        ),
      ],
    },
    {
      id: 'your-choices',
      heading: 'When you can choose',
      blocks: [
        paragraph(
          'Tell us what you want us to do, and we follow it, when we share information with your family, close friends or others who take part in your care or pay for it, and when we share it in disaster relief. If you cannot tell us, for example because you are unconscious, we may share what we believe to be in your best interest.',
        ),
        paragraph('Only with your written authorization do we:'),
        list(
          'use or disclose your information for marketing;',
          'sell your information;',
          'use or disclose psychotherapy notes, in most cases;',
          'make any other use or disclosure that this notice does not describe.',
        ),
        paragraph(
          'You may revoke an authorization in writing at any time. That does not undo what was done before we received it.',
        ),
        link('HIPAA Acknowledgement and Authorization', hrefs.hipaaAuthorization),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        subheading('See your records and get a copy'),
        paragraph(
          'You may ask to see your medical record and other health information we have about you, and to get a copy on paper or in electronic form. We provide a copy or a summary within about 30 days of your request. We may charge a reasonable fee that covers our cost. If we refuse, we tell you why in writing and how the refusal can be reviewed.',
        ),
        subheading('Have your records corrected'),
        paragraph(
          'You may ask us to correct health information that you think is wrong or incomplete. We may refuse, but then we tell you why in writing within 60 days, and you may have your disagreement added to the record.',
        ),
        subheading('Ask for confidential contact'),
        paragraph(
          'You may ask us to contact you in a certain way, for example at another phone number or address. We agree to all reasonable requests.',
        ),
        subheading('Ask us to limit what we use or share'),
        paragraph(
          'You may ask us not to use or share certain information for treatment, payment or our operations. We need not agree if it would affect your care. If you have paid in full and out of your own pocket, you may ask us not to tell your health plan about that service, and we agree unless a law requires us to tell it.',
        ),
        subheading('Get a list of disclosures'),
        paragraph(
          'You may ask for an accounting of the times we disclosed your information in the six years before your request, to whom and why. It does not include disclosures for treatment, payment and operations, those you asked for, and some others. One accounting per year is free. If you ask for another one within 12 months, we charge a reasonable fee that covers our cost, and tell you the amount first.',
        ),
        subheading('Get a copy of this notice'),
        paragraph(
          'You may ask for a paper copy of this notice at any time, even if you have agreed to get it electronically.',
        ),
        subheading('Have someone act for you'),
        paragraph(
          'A person who holds your medical power of attorney, or who is your legal guardian, may use your rights and make choices about your information. We check that the person has this authority first. A parent or guardian acts for a minor, except where the law lets the minor decide.',
        ),
        subheading('How to use your rights'),
        paragraph(
          'Write in the patient portal or to {email}, or call {phone}. Your request reaches the provider group that treated you. These rights stay with you if your use of the service is suspended.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        paragraph(
          'If you feel that your rights have been violated, write to {email} or call {phone}. You may also file a complaint with the Office for Civil Rights of the U.S. Department of Health and Human Services, 200 Independence Avenue SW, Washington, DC 20201, or at www.hhs.gov/ocr/complaints. No one will retaliate against you for a complaint.',
        ),
        outside('File a complaint with the Office for Civil Rights', 'https://www.hhs.gov/ocr/complaints'),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      blocks: [
        paragraph(
          'We may change this notice, and the changes may apply to all information we have about you. The new notice is published here with its date, and you can ask for a copy.',
        ),
      ],
    },
  ],
};
