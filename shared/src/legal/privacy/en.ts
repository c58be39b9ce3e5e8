// Counsel must review this document before launch, and again whenever what the site collects, keeps or sends changes.
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  dateLine: 'Effective January 1, 2024',
  intro: [
    'This policy says what {legalName} ("{name}", "we", "us") learns about you when you use this website and its chat, the Receptionist, what we do with it, and what you can decide.',
    '{name} helps you find and start a consultation. We do not provide medical care. Care is provided by independent provider groups on a separate site, the provider assessment site, and they keep your medical records.',
  ],
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        list(
          'You need no account to use this website, and we store no information about your health.',
          'What you type in the Receptionist is sent only to the search that answers you.',
          'The state and treatment you choose stay in your browser until you close the tab.',
          'We do not sell your personal information and do not share it for advertising that follows you across websites.',
          'You can opt out of analytics with "Your privacy choices", and we honor Global Privacy Control.',
        ),
      ],
    },
    {
      id: 'scope',
      heading: 'What this policy covers',
      blocks: [
        paragraph(
          'This policy covers this website and the Receptionist, here and on the websites of partners that embed it. It does not cover the provider assessment site, the patient portal, pharmacies or any other website that we link to. Each of them has a policy of its own.',
        ),
        paragraph(
          'Health information that you give to a provider is protected by the Health Insurance Portability and Accountability Act (HIPAA). How the provider group may use and disclose it is set out in the Notice of Privacy Practices.',
        ),
        link('Notice of Privacy Practices', hrefs.noticeOfPrivacyPractices),
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        subheading('What you give us'),
        list(
          'The words you type in the Receptionist (see "The Receptionist").',
          'The state, the treatment and the kind of consultation you choose (see "Starting a consultation").',
          'What you write or say when you email or call patient support or customer care.',
          'Your email address, if you sign up for our emails. The sign-up form is provided by an email company, which receives the address for us.',
        ),
        subheading('What your browser sends'),
        paragraph(
          'Whenever a page is requested, our web servers receive its address, the time, your IP address and the type of your browser and device, as any web server does. The address of a page can name a treatment. We use these records to run the website and keep it safe. Our pages tell your browser not to pass their address on to other websites.',
        ),
        subheading('Where you come from'),
        paragraph(
          'If a link brought you here, the parameters in its address (for example the partner, pharmacy, campaign or source) tell us which partner or advertisement it belongs to.',
        ),
        subheading('What we do not collect'),
        paragraph(
          'We do not ask for your name, your date of birth, your medical history or your payment details on this website. Where you are asked for them, you are on the provider assessment site.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What is kept in your browser',
      blocks: [
        paragraph(
          'Some values are kept in the storage of your own browser, so that the website works and partners are credited. You can erase all of them in the settings of your browser.',
        ),
        subheading('Until you erase them'),
        list(
          'Two random identifiers: one for your browser (guid), which the Receptionist may keep as well, and one for the transaction (transaction_id), which is removed when you start a consultation and made anew when you go on to another page or start another one.',
          'Which of those transactions our backend has heard of, under launch-claims, as random numbers.',
          'What the links that brought you here say of where you come from, under their own names, such as pharmacy, pharmacyId, partner, campaign and source. Very long values are not kept, and those that came with a partner only until a link brings another partner or none.',
          'A mark that the welcome message of a partner has been shown, and which picture the home page shows.',
          'Whether you prefer light or dark colors. This is also kept in a cookie, color-mode, for one year.',
          'The language you have chosen, under language, if you have changed it.',
          'Your choice to opt out, if you have made it.',
        ),
        subheading('Until you close the tab'),
        list(
          'The state and the condition or treatment you have chosen. They are used to show what you can start.',
          'All other parameters of the links that brought you here, which may name a condition or treatment.',
          'Transaction identifiers that our backend has not heard of yet, under launches, so that they can be sent again. They say nothing about what you started.',
          'The addresses of links that you followed before a page was ready, so that what they name is not lost, and how far down each page you were, so that Back brings you there.',
          'On the page of a partner that asks for it, your conversation with the Receptionist, encrypted.',
        ),
        subheading('While the page is open'),
        list(
          'Your conversation with the Receptionist. Where no partner asks to keep it, it is gone when you reload or close the page.',
        ),
        subheading('Read, but not set, by this website'),
        list(
          'A session cookie, __session, if you have one. It is sent as proof of authorization with the search of the Receptionist and with the notice that a consultation was started.',
        ),
        paragraph(
          'If your browser allows no storage, the website works without it and forgets these values when you leave.',
        ),
      ],
    },
    {
      id: 'receptionist',
      heading: 'The Receptionist',
      blocks: [
        paragraph(
          'When you send a message to the Receptionist, your words and a random identifier are sent over an encrypted connection to a search service on the backend of the provider platform. Software, not a person, compares your words with our list of treatments and answers with suggestions. They are not a medical diagnosis.',
        ),
        paragraph(
          'We do not put your words in a web address, in browser storage, in an analytics event or in an error report, and this website keeps no copy of them. Please do not type your name, address, Social Security number or other details that the Receptionist does not ask for.',
        ),
      ],
    },
    {
      id: 'starting-a-consultation',
      heading: 'Starting a consultation',
      blocks: [
        paragraph(
          'When you start a consultation, a new tab opens on the provider assessment site. Its address tells that site:',
        ),
        list(
          'the treatment and the kind of consultation you chose, your state and the fee;',
          'your random browser identifier and the transaction identifier;',
          'the pharmacy, campaign and source that are kept in your browser, if any;',
          'the language of this website, if it is not English and that site asks for it.',
        ),
        paragraph(
          'At the same moment we send the transaction identifier to our own backend, so that we know that a consultation was started. It goes without your choices and without anything you have typed. What you enter from there on goes to the provider group and not to us.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'How we use information',
      blocks: [
        list(
          'To show you the website, answer your messages and hand you over to the provider assessment site.',
          'To show the branding of the partner who sent you, and to credit that partner.',
          'To answer you when you contact us.',
          'To send you emails you have signed up for. Each has a link to unsubscribe.',
          'To understand, in total, which pages and buttons are used.',
          'To keep the website safe, and to comply with the law.',
        ),
        paragraph(
          'We do not use what you tell the Receptionist, or the treatments you look at, for advertising, and we do not use them to make decisions about credit, work, housing or insurance.',
        ),
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and outside scripts',
      blocks: [
        subheading('The data layer'),
        paragraph(
          'When you press certain buttons, an event is added to a list in the page, the data layer. An event carries its name, your random identifier, and the pharmacy and source kept in your browser. Some carry the category or treatment you pressed. An event that a consultation was started also carries the treatment, the kind of consultation and your state. No event carries anything you have typed.',
        ),
        paragraph(
          'The list exists in your page only, and is gone when you close it. We pass it to no analytics or advertising company. If that changes, we change this policy first.',
        ),
        subheading('Outside scripts'),
        paragraph(
          'Some parts of our pages may come from other companies: the email sign-up form, the review widget and the price lookup. They are loaded only when they are needed, and the company then receives your IP address and the type of your browser. The price lookup opens only when you ask for it.',
        ),
        paragraph('Measurements of how fast our pages load are off unless this policy says otherwise.'),
      ],
    },
    {
      id: 'your-privacy-choices',
      heading: 'Your privacy choices',
      blocks: [
        list(
          'Opt out: choose "Your privacy choices" at the foot of any page. From then on no event is added to the data layer and no outside script is loaded for analytics, reviews or the sign-up form. The choice is kept in this browser, so make it once in each browser you use.',
          'Global Privacy Control: if your browser sends this signal, we treat it as an opt-out. You need do nothing more.',
          'Erase: clear the storage for this website in the settings of your browser, and everything listed under "What is kept in your browser" is gone.',
        ),
        paragraph(
          'All parts of the website that you need to find and start care work the same after an opt-out. After an opt-out the provider assessment site is not told your random browser identifier, the transaction identifier, the campaign or the source when you start a consultation, our own backend is not told that one was started, and this website keeps no random identifier in your browser. The site is still told what the consultation needs, and the pharmacy that sent you. The website of a partner is not told what you chose here: there the Receptionist keeps its random identifier, unless your browser sends Global Privacy Control.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'With whom we share information',
      blocks: [
        list(
          'Provider groups and the provider platform, as described under "The Receptionist" and "Starting a consultation".',
          'Companies that work for us, such as hosting, email and support. They may use the information only for that work.',
          'Courts, authorities and others, where the law requires it or where it is needed to protect someone from harm.',
          'A company that takes over all or part of our business, which must then keep to this policy.',
        ),
        paragraph(
          'We do not sell your personal information, and we do not share it for cross-context behavioral advertising. That includes the personal information of anyone under 16.',
        ),
      ],
    },
    {
      id: 'location',
      heading: 'Location',
      blocks: [
        paragraph(
          'We ask in which state you live, because providers are licensed by state. We do not collect your precise geolocation, which means a location within a radius of 1,850 feet, and our pages do not ask your browser for it. An IP address can reveal the rough area you are in.',
        ),
        paragraph('You must not hide or disguise your location when you use the service. See the Terms of Use.'),
        link('Terms of Use', hrefs.terms),
      ],
    },
    {
      id: 'consumer-health-data',
      heading: 'Consumer health data',
      blocks: [
        paragraph(
          'Laws of some states, among them Washington and Nevada, give special protection to consumer health data. What you type in the Receptionist, the treatment you choose and the pages you look at can be such data.',
        ),
        list(
          'We collect it only to provide what you asked for: to answer you and to hand you over to a provider.',
          'It comes from you and from your browser.',
          'We share it only with the provider platform and with companies that work for us, for that same purpose.',
          'We do not sell it. We do not use geofences around places of care.',
          'You may ask us to confirm whether we hold such data about you, to give you access to it and to delete it, and you may withdraw your consent.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children and minors',
      blocks: [
        list(
          'Under 13: this website is not directed to children under 13, and we do not knowingly collect personal information from them. If you believe that a child under 13 has given us any, tell us and we delete it.',
          'From 13 up to 18: a minor may not start a consultation alone. A parent or guardian must act for them.',
          'Under 16: if you are under 16, or the parent or guardian of someone who is, you may ask us to remove personal information about that person. Write to {email}.',
        ),
        paragraph(
          'For pediatric treatments a parent or guardian acts for the child and gives their own contact details on the provider assessment site.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        paragraph('Depending on the state you live in, you may have the right to:'),
        list(
          'know what personal information we have about you, and get a copy of it;',
          'have it corrected or deleted;',
          'opt out of sale, of targeted advertising and of profiling, none of which we do;',
          'limit the use of sensitive information;',
          'not be treated worse because you have used a right;',
          'appeal when we refuse a request.',
        ),
        paragraph(
          'Write to {email} or call {phone}. We answer within the time that the law of your state sets. Because we do not know who you are when you use this website, we may need the random identifier kept in your browser to find anything that belongs to you. Someone else may act for you with your written permission, and a person who holds your power of attorney may act for you as that power allows.',
        ),
        paragraph('To see or correct your medical records, use your rights under the Notice of Privacy Practices.'),
      ],
    },
    {
      id: 'categories',
      heading: 'The same in the terms of California law',
      blocks: [
        list(
          'Identifiers: random identifiers and IP address; your email address and phone number if you contact us or sign up.',
          'Internet activity: the pages you request and the events of the data layer.',
          'Sensitive personal information: what you type in the Receptionist, and the treatment you choose, as far as it says something about your health. We use it only to provide what you asked for.',
          'Sold or shared in the past 12 months: none.',
        ),
      ],
    },
    {
      id: 'keeping-and-protecting',
      heading: 'How long we keep it, and how we protect it',
      blocks: [
        paragraph(
          'We keep server records, emails and transaction identifiers only as long as they are needed for the purposes above or as the law requires. We send all information over encrypted connections and limit who can see it. No website can promise perfect security.',
        ),
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        paragraph(
          'When we change this policy, we change the date at its top. If a change matters to you, we say so on the website before it applies.',
        ),
        paragraph('{legalName}. Questions about privacy: {email} or {phone}.'),
      ],
    },
  ],
};
