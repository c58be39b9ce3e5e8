// Operations must confirm the relay and interpreter lines before launch: they promise what the people who answer do.
import { reach988 } from '../../catalogue/crisisLineTexts/en';
import { link, list, paragraph } from '../blocks';
import { hrefs } from '../../routing/hrefs';
import type { LegalDocument } from '../legal.types';

/** What visitors with a disability can expect of the site, and how to reach a person instead (row AF-17). */
export const accessibilityStatement: LegalDocument = {
  title: 'Accessibility',
  dateLine: 'Last updated November 29, 2026',
  intro: [
    '{legalName} ("{name}") wants everyone to get care here, however you see, hear, move, read or think. If something on this site stands in your way, call or write to us. We help you by phone with anything the site does.',
  ],
  sections: [
    {
      id: 'reach-us',
      heading: 'Reach a person',
      blocks: [
        list(
          'Phone: {phone}.',
          'Email: {email}. Tell us the page, what you tried, and what you use, such as a screen reader. Please leave your symptoms out: email is not private.',
          'Relay: If you are deaf or hard of hearing, or speech is hard for you, dial 711 and give the number above. Video relay and captioned phones work too.',
          'Interpreter: If you would rather speak another language, say its name when you call, and we bring an interpreter onto the line.',
        ),
        paragraph(
          `In an emergency call 911. Where you live you may be able to text 911, too. For a mental health crisis ${reach988}.`,
        ),
      ],
    },
    {
      id: 'what-we-follow',
      heading: 'What we follow',
      blocks: [
        paragraph(
          'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The site and the Receptionist are checked by automated tests with every change: names and roles, contrast in light and dark, the keyboard, focus, zoom, and windows of many sizes.',
        ),
        list(
          'Keyboard: Everything works without a mouse. Tab goes through a page, Escape closes what is open.',
          'Screen readers: Replies of the Receptionist, errors and what a choice changes are read out.',
          'Sight: Text can be made larger in your browser, up to four times. Light, dark and high-contrast colors are followed.',
          'Motion: Nothing moves if your device asks for less motion.',
          'Without JavaScript: Every page can be read, and you can call us to start a visit.',
        ),
      ],
    },
    {
      id: 'what-is-not-there-yet',
      heading: 'What is not there yet',
      blocks: [
        list(
          'No people who use assistive technology every day have tested the site so far. Tests by machines find a part of what is wrong.',
          'The visit itself, the patient portal and the price lookup are websites of others. We have not checked them. If one stands in your way, call us.',
          'The site and the Receptionist are in English and Spanish, and in no other language yet. The visit itself may be in English only: ask us before you start.',
        ),
      ],
    },
    {
      id: 'answer',
      heading: 'How soon we answer',
      blocks: [
        paragraph(
          'We answer within two business days, and tell you what we can do and by when. You may also complain to the Office for Civil Rights of the US Department of Health and Human Services. If you do, we will treat you no differently.',
        ),
        link('Privacy Policy', hrefs.privacy),
      ],
    },
  ],
};
