import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'Who are the providers?',
    description:
      'They are licensed doctors and registered nurses, such as nurse practitioners. All of them are in the United States and hold a license in your state. They are board-certified and independent, so the medical choices are theirs alone.',
  },
  {
    title: 'When are providers online?',
    description:
      'Seven days a week, from 9\u00A0AM to 9\u00A0PM\u00A0ET. You can start a consultation at any hour, 24/7.',
  },
  {
    title: 'Is it {name} that treats me?',
    description:
      'No. {name} helps you find and start care. The visit itself takes place on the site of our provider partner, and their providers treat you. {name} does not give care and does not store your health data.',
  },
  {
    title: 'Can I see where a provider is licensed?',
    description:
      'Yes. Start at the Provider Licensure page. If the license you are looking for is not there, call {phone} or write to {email}.',
  },
  {
    title: 'How do I ask my provider a question after the visit?',
    description:
      'Your case stays active for 72 hours after you submit it, and providers follow up on it. Log in to the patient portal and tap the bell icon to read messages from your provider. You can also call {customerCarePhone} or write to {customerCareEmail}.',
  },
  {
    title: 'What if I need to be seen in person?',
    description:
      'Some problems need a hands-on exam or a test. If yours does, the provider tells you so, and where to go next.',
  },
] as const satisfies readonly Question[];
