import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'How do I reach patient support?',
    description: 'Call {phone} or write to {email}. Please do not send health details by email.',
  },
  {
    title: 'Whom do I ask about a case I have just submitted?',
    description:
      'A case is active for 72 hours after you submit it. In that time, call customer care at {customerCarePhone} or write to {customerCareEmail}. Or log in to the patient portal and tap the bell icon to read messages from your provider.',
  },
  {
    title: 'What if more than 72 hours have passed?',
    description:
      'Your case is then no longer active. If you still feel ill or have a new problem, start a new consultation. If you do not know which one, start a General Consult.',
  },
  {
    title: 'Do I need an account?',
    description:
      'Not to look around here. You make an account or log in on the site of our provider partner when you start a consultation. Later you find it under My Account.',
  },
  {
    title: 'How do I get a copy of my health records?',
    description:
      'Your provider keeps them. Ask in the patient portal or write to {email}, and you get a copy in about 30 days. The Notice of Privacy Practices lists all your rights.',
  },
  {
    title: 'How is my privacy kept?',
    description:
      'This site keeps no health data after your visit. The state and treatment you choose stay in your browser until you close the tab. What you type in the chat goes only to the search that answers you. Choose "Your privacy choices" at the foot of a page to opt out of analytics. We also honor Global Privacy Control.',
  },
] as const satisfies readonly Question[];
