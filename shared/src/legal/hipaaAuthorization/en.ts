// Counsel must review this document before launch: 45 CFR 164.508 prescribes what makes an authorization valid.
import { hrefs } from '../../routing/hrefs';
import { download, link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';
import { revocationFormHref } from './revocationForm';

export const hipaaAuthorization: LegalDocument = {
  title: 'HIPAA Acknowledgement and Authorization',
  dateLine: 'Last updated January 1, 2024',
  intro: [
    'HIPAA is the federal law that protects the privacy of your health information. By selecting "I Agree" or "Accept" when you create your account or start to use the service, you sign this acknowledgement and authorization electronically, for yourself or for the person for whom you may act.',
  ],
  sections: [
    {
      id: 'section-1',
      heading: 'Section I. Acknowledgement and Authorization for Use or Disclosure of Protected Health Information',
      blocks: [
        subheading('Acknowledgement'),
        paragraph(
          'I acknowledge that I have been given the Notice of Privacy Practices of the provider group that treats me, and that I had time to read it and to ask questions.',
        ),
        link('Notice of Privacy Practices', hrefs.noticeOfPrivacyPractices),
        subheading('Who may disclose my information'),
        paragraph(
          'I authorize the provider group that treats me, its clinicians, and the pharmacies and labs that take part in my care to disclose my protected health information as stated here.',
        ),
        subheading('Who may receive and use it'),
        paragraph(
          '{legalName} ("{name}"), the companies that run the provider assessment site and the patient portal, and those who work for them. The website itself does not store my health information.',
        ),
        subheading('Which information'),
        list(
          'My name, date of birth, sex, address, phone number, email address and other contact details.',
          'My answers to health questionnaires, with the pictures and test results I add.',
          'My symptoms, medical history, conditions, medicines and allergies.',
          'Diagnoses, treatment plans, and the notes and messages of consultations.',
          'Prescriptions, refills and the pharmacy I chose.',
          'Lab orders and lab results.',
          'Dates and kinds of consultations, and what was charged and paid.',
        ),
        paragraph(
          'Psychotherapy notes are not included. Information about mental health, HIV or other sexually transmitted infections, genetic tests and substance use is included only as far as I have given it for a consultation, and as the law allows.',
        ),
        subheading('For which purposes'),
        list(
          'To set up and run my account, and to hand me over between the website, the provider assessment site, the patient portal, the pharmacy and the lab.',
          'To support me when I call or write, and to contact me about my care.',
          'To check and improve the quality of the service.',
          'To process payments and keep the accounts that the law requires.',
        ),
        paragraph('My information is not sold, and this authorization does not allow its use for marketing.'),
        subheading('When it ends'),
        paragraph(
          'This authorization expires five years after I stop receiving services, unless I revoke it sooner or the law of my state sets a shorter time.',
        ),
      ],
    },
    {
      id: 'section-2',
      heading: 'Section II. My Rights',
      blocks: [
        subheading('It is voluntary'),
        paragraph(
          'Signing this authorization is voluntary. I may refuse. The provider group may not make treatment or payment depend on it, save where the law allows. If I refuse, I may not be able to use {name} to start care, and I can see a provider elsewhere.',
        ),
        subheading('I may revoke it'),
        paragraph(
          'I may revoke this authorization at any time, in writing. I can use the revocation form below or write a letter of my own, and send it to {email}. The revocation takes effect when it is received. It does not undo what was done before in reliance on this authorization.',
        ),
        download('Download the HIPAA revocation form (PDF)', revocationFormHref),
        subheading('It may be redisclosed'),
        paragraph(
          'Information that is disclosed under this authorization may be redisclosed by those who receive it. Redisclosed information is no longer protected by HIPAA, though other laws may protect it.',
        ),
        subheading('I have a right to a copy'),
        paragraph(
          'I have a right to a copy of this authorization. I can print or save this page, or ask for a copy at {email} or {phone}. I may also see and copy the information that is disclosed, as the Notice of Privacy Practices explains.',
        ),
        subheading('Someone may sign for me'),
        paragraph(
          'A parent or guardian signs for a minor. A person who holds my power of attorney for medical care, or is otherwise my personal representative under the law, may sign for me and states on what that authority rests.',
        ),
      ],
    },
  ],
};
