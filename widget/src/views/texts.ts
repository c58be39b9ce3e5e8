/** Everything that the chat says. The sentences of the conversation are the specification's, letter for letter. */
export const texts = {
  name: 'Receptionist',
  closeChat: 'Close chat',
  conversation: 'Conversation',
  messages: 'Messages',
  welcome: (product: string) => `Welcome to ${product}!`,
  prompt: 'In a few words, please describe the symptoms you are experiencing.',
  suggestions:
    'Thanks for sharing. Based on your message, here are potential treatment options available from the provider:',
  disclaimer: 'Options listed above are suggestions and are not a medical diagnosis.',
  connect: 'To connect with a healthcare provider, select one of the options above, or start a General Consult.',
  nothingFound:
    "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.",
  consult: 'Start General Consult',
  searching: 'Looking for treatments',
  inputLabel: 'Describe your symptoms',
  send: 'Send',
  counter: (length: number, longest: number) => `${count(length)} of ${count(longest)} characters`,
  full: (longest: number) => `Only the first ${count(longest)} characters are kept.`,
} as const;

function count(value: number): string {
  return value.toLocaleString('en-US');
}
