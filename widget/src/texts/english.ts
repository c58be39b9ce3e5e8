import type { ChatTexts } from './wording';

/** The sentences of the conversation are the specification's, letter for letter. */
export const english: ChatTexts = {
  name: 'Receptionist',
  closeChat: 'Close chat',
  conversation: 'Conversation',
  messages: 'Messages',
  welcome: 'Welcome to {product}!',
  prompt: 'In a few words, please describe the symptoms you are experiencing.',
  suggestions:
    'Thanks for sharing. Based on your message, here are potential treatment options available from the provider:',
  disclaimer: 'Options listed above are suggestions and are not a medical diagnosis.',
  connect: 'To connect with a healthcare provider, select one of the options above, or start a General Consult.',
  nothingFound:
    "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.",
  consult: 'Start General Consult',
  goOn: 'Continue in English',
  failed: "We couldn't send that. Please try again.",
  notOffered: 'Some options are not offered through {partner}; a General Consult is.',
  searching: 'Looking for treatments',
  inputLabel: 'Describe your symptoms',
  send: 'Send',
  counter: '{length} of {longest} characters',
  full: 'Only the first {longest} characters are kept.',
  emergency: 'This may be an emergency',
  emergency911: 'If a life is in danger, call 911 or go to the nearest emergency room.',
  call911: 'Call 911',
  emergency988: 'In a crisis or with thoughts of suicide, call or text 988 at any hour.',
  call988: 'Call 988',
  text988: 'Text 988',
  emergencyPoison: 'For a poisoning or too much of a medicine, call Poison Help at any hour.',
  callPoisonHelp: 'Call 1-800-222-1222',
  callFirst: 'Please call first. My answer will be here when you close the notice.',
  dismiss: 'Dismiss this notice',
  unseen: 'There is an important message in the chat.',
};
