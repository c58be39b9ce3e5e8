import type { Severity } from '@front-door/shared/doctor/doctor.types';

export const nothingPasted = 'Nothing is pasted yet.';
export const headersAlone = 'The headers alone tell too little: please paste the page too.';
export const tooLong = 'That is more than 5 MB, which is no page. Please paste the source of one page.';
export const anAddress =
  'That is an address, and this page loads no other. Please open it and paste its source, or run the command below with it.';
export const areHeaders =
  'Those are headers: please paste them into the second field, and the page’s source into the first.';
export const notHtml =
  'That is not HTML: no tag is in it. Please paste the source of the page, as “View page source” shows it.';

export const nameMissing = 'Please write the header’s name too: “Content-Security-Policy: ” before the policy.';
export const noHeaders = (count: number, first: string) =>
  `${count === 1 ? 'One line is' : `${String(count)} lines are`} no header and ${
    count === 1 ? 'was' : 'were'
  } left out, such as “${first}”.`;

export const severityNames: Readonly<Record<Severity, string>> = {
  prevents: 'Prevents the chat',
  harms: 'Harms the chat',
  note: 'Good to know',
};

export const noHazard = 'No hazard was found.';
export const preventing = (count: number) => `${String(count)} that ${count === 1 ? 'prevents' : 'prevent'} the chat`;
export const harming = (count: number) => `${String(count)} that ${count === 1 ? 'harms' : 'harm'} it`;
export const goodToKnow = (count: number) => `${String(count)} good to know`;
export const found = (parts: string) => `Found: ${parts}.`;
