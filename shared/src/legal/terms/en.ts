// Counsel must review this document before launch. It names no governing state and no arbitration, which only counsel can choose.
import { reach988 } from '../../catalogue/crisisLineTexts/en';
import { refundRule } from '../../catalogue/eligibility';
import { dollars, fees } from '../../catalogue/prices';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';

export const termsOfUse: LegalDocument = {
  title: 'Terms of Use and Consent to Text Messaging',
  dateLine: 'Last updated January 1, 2024',
  intro: [
    `In an emergency, call 911 or go to the nearest emergency room. In a mental health crisis, ${reach988}. Do not use this website.`,
    'These terms are an agreement between you and {legalName} ("{name}", "we", "us"). They apply to this website, to the Receptionist, to the savings card and to the way we help you start a consultation (together, the "service"). They limit what we owe you, so please read them with care.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'How you accept these terms',
      blocks: [
        paragraph(
          'You accept these terms by using the service. Before care begins, you are also asked to select "I Agree" or "Accept" to these terms, to the Telehealth Patient Consent and to the HIPAA Acknowledgement and Authorization, either when you create your account on the provider assessment site or when you start to use the service. If you do not accept them, do not use the service.',
        ),
        link('Telehealth Patient Consent', hrefs.patientConsent),
        link('HIPAA Acknowledgement and Authorization', hrefs.hipaaAuthorization),
        link('Privacy Policy', hrefs.privacy),
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do, and what we do not do',
      blocks: [
        paragraph(
          'We run a website where you can look at treatments, choose a state and start a paid online consultation. The consultation takes place on a separate provider assessment site. It is held by clinicians, who are physicians, physician assistants and nurse practitioners employed by an independent provider group.',
        ),
        list(
          'We do not practice medicine and do not provide care. The clinicians use their own medical judgment, and we do not control it.',
          'We do not store your health information.',
          'We do not promise that you will be treated, that you will get a prescription, or that a treatment will work.',
          'Nothing on this website is medical advice. Suggestions by the Receptionist are not a medical diagnosis.',
          'The service does not take the place of your own doctor or of care in person.',
        ),
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use the service',
      blocks: [
        list(
          'You must be an adult. People under 18, and people who are 65 or over, may not use the service directly.',
          'A minor from 13 up to 18 needs a parent or guardian who acts for them. For a pediatric treatment, a parent or guardian acts for the child and completes the new-patient information of the child with their own contact details. Children under 13 may not use this website.',
          'You must not be enrolled in Medicare or Medicaid.',
          'You must be in the United States, in a state in which the consultation you choose is offered, for as long as it lasts.',
          'A person who holds your power of attorney may act for you as far as that power allows, and must say so.',
        ),
        paragraph(
          'If you cease to be eligible, or break these terms, your use of the service may be suspended. You keep access to your health information all the same.',
        ),
      ],
    },
    {
      id: 'your-duties',
      heading: 'What we rely on you for',
      blocks: [
        list(
          'You give truthful, complete and current information about yourself, your health and your medicines.',
          'You do not hide, disguise or misstate your location. Providers may treat you only in a state in which they are licensed.',
          'You use the service for yourself, or for a child or person for whom you may act.',
          'You keep your account on the provider assessment site and in the patient portal to yourself.',
          'You follow up: read the messages of your provider, and get care in person when you are told to or when you get worse.',
        ),
      ],
    },
    {
      id: 'consultations',
      heading: 'Consultations',
      blocks: [
        list(
          'Virtual consultation: a provider reviews your answers to a questionnaire and messages you back. It is offered only where the rules of your state allow it.',
          'Live consultation: a provider calls you by phone or video.',
          'Weight-loss program: a monthly program that requires a provider consultation each month.',
        ),
        paragraph(
          'You can start a consultation at any hour. Providers are online seven days a week, from 9\u00A0AM to 9\u00A0PM\u00A0ET. An average consultation takes about 15 minutes; these times are not a promise. A case is active for 72 hours after you submit it.',
        ),
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Prescriptions',
      blocks: [
        list(
          'A provider prescribes only what they find medically appropriate. Controlled substances and narcotics are not prescribed.',
          'A medication refill does not cover scheduled drugs such as opioids and Adderall. The refill length is set by the prescribing doctor.',
          'You may have a prescription filled at a pharmacy of your choice. You pay the pharmacy for the medicine. Prices shown on this website are usual ranges and not offers.',
          'You agree to read the information that comes with a medicine, and to ask a pharmacist or provider about anything you do not understand.',
        ),
      ],
    },
    {
      id: 'weight-loss',
      heading: 'Weight-loss program',
      blocks: [
        list(
          'Candidates typically have a body mass index of 30 or higher, or of 27 or higher with a condition such as hypertension, type 2 diabetes or high cholesterol. The provider decides.',
          'You must disclose any history of tumors or cancer and tell the provider about your current medications. Semaglutide is excluded if you or your family have a history of medullary thyroid cancer or of multiple endocrine neoplasia type 2.',
          'To go on with treatment, you must complete lab tests (liver, kidney and thyroid) after the first month.',
          'The program is not offered in California, Washington or Iowa.',
          'Compounded semaglutide is not evaluated or approved by the Food and Drug Administration.',
        ),
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and payment',
      blocks: [
        paragraph(
          `A virtual consultation costs ${dollars(fees.virtual)} and a live consultation ${dollars(fees.live)}. The weight-loss program costs ${dollars(fees.weightLoss)} per month, doctor visits included. It is free to find out whether you qualify for it.`,
        ),
        list(
          'The service is cash-pay only. We and the provider group do not bill insurance, Medicare or Medicaid, and you agree not to ask Medicare or Medicaid to pay you back.',
          'You can pay with major debit and credit cards and from flexible spending accounts and health savings accounts. There is no subscription. The weight-loss program is paid month by month, without a long-term commitment.',
          'If your answers show that you do not qualify, you are not charged.',
          refundRule,
          'The consultation fee does not include medicine that you get at a pharmacy, lab tests or care in person.',
        ),
      ],
    },
    {
      id: 'savings-card',
      heading: 'Savings card',
      blocks: [
        paragraph(
          'The prescription savings card is free. It is not insurance and cannot be combined with insurance. It can take up to 80% off generic and branded drugs at participating pharmacies; what you save, if anything, depends on the drug and the pharmacy.',
        ),
      ],
    },
    {
      id: 'text-messaging',
      heading: 'Consent to text messaging',
      blocks: [
        paragraph(
          'If you give a mobile number when you start a consultation, you agree that we, the provider group and those who work for us may send text messages to it, also by automated means, about your consultation, your prescription, your account and your payments.',
        ),
        list(
          'How often messages come depends on your case. Message and data rates of your carrier may apply.',
          'Reply STOP to any message to end them. One last message confirms it. Reply HELP for help, or call {phone}.',
          'You need not agree to marketing messages in order to buy anything, and you get them only if you have asked for them.',
          'Text messages are not encrypted and can be seen by anyone who can see your phone. Do not send health information by text, and do not use it in an emergency.',
          'Tell us when you give up or change your number. Carriers are not liable for messages that come late or not at all.',
        ),
      ],
    },
    {
      id: 'conduct',
      heading: 'What you may not do',
      blocks: [
        list(
          'Pretend to be someone else, or get medicine for someone else or to sell.',
          'Use the service in order to get controlled substances.',
          'Copy, scrape, overload, probe or attack the service, or get around its limits.',
          'Threaten or harass providers, staff or other people.',
          'Use the service where or in a way that the law forbids.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Our content and the links to others',
      blocks: [
        paragraph(
          'The texts, pictures, names and software of the service belong to us or to those who license them to us. You may use them for yourself and for no business purpose.',
        ),
        paragraph(
          'The service links to websites of others, such as the provider assessment site, the patient portal, the price lookup and review websites. We are not responsible for them.',
        ),
      ],
    },
    {
      id: 'disclaimer',
      heading: 'No warranty',
      blocks: [
        paragraph(
          'As far as the law allows, the service is provided as it is and as it is available, without warranty of any kind, express or implied, including warranties of merchantability, of fitness for a particular purpose and of non-infringement. We do not warrant that it is free of errors or interruptions.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      blocks: [
        subheading('What we are not liable for'),
        paragraph(
          'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for acts and omissions of providers, pharmacies, labs and other third parties.',
        ),
        subheading('The most we can owe'),
        paragraph(
          'As far as the law allows, our total liability to you for all claims that have to do with the service is limited to $500.',
        ),
        subheading('What stays untouched'),
        paragraph(
          'Some states do not allow some of these limits, and they then do not apply to you. Nothing in these terms limits liability that the law does not let us limit, or the duties of a provider to a patient.',
        ),
      ],
    },
    {
      id: 'indemnity',
      heading: 'If your use harms us',
      blocks: [
        paragraph(
          'As far as the law allows, you agree to cover the losses and costs of {legalName} and of its owners, staff and partners that come from your breaking these terms or the law, or from false information you gave.',
        ),
      ],
    },
    {
      id: 'disputes',
      heading: 'Claims',
      blocks: [
        paragraph(
          'Please write to {email} first, so that we can try to settle the matter. As far as the law allows, a claim that has to do with the service must be brought within one year after it arises; after that it is barred for good.',
        ),
        paragraph('The consumer protection law of the state you live in continues to protect you.'),
      ],
    },
    {
      id: 'general',
      heading: 'General terms',
      blocks: [
        list(
          'We may change these terms. The date at their top then changes, and the new terms apply to what you do from that day on.',
          'We may change or end parts of the service, and may refuse or end your use of it if you break these terms.',
          'If a part of these terms is not valid, the rest stays valid. That we do not act on a breach does not mean that we accept it.',
          'You may not transfer your rights under these terms. We may transfer ours to a company that takes over the service.',
          'These terms and the documents they name are the whole agreement about the service.',
        ),
        paragraph('{legalName}. Contact: {email} or {phone}.'),
      ],
    },
  ],
};
