import type { Severity } from '@front-door/shared/doctor/doctor.types';

export const nothingPasted = 'You have not pasted anything yet.';
export const headersAlone = 'The headers alone are not enough: please paste the page too.';
export const tooLong = 'That is more than 5 MB, too large for one page. Please paste the source of one page.';
export const anAddress =
  'That is an address, and this form cannot load pages. Open it and paste its source, or use the command below.';
export const areHeaders =
  'Those are headers: please paste them into the second field, and the page’s source into the first.';
export const notHtml =
  'That is not HTML: it has no tags. Please paste the source of the page, as “View page source” shows it.';

export const nameMissing = 'Please write the header’s name too: “Content-Security-Policy: ” before the policy.';
export const noHeaders = (count: number, first: string) =>
  count === 1
    ? `One line is not a header and was left out: “${first}”.`
    : `${String(count)} lines are not headers and were left out, such as “${first}”.`;

export const severityNames: Readonly<Record<Severity, string>> = {
  prevents: 'Prevents the chat',
  harms: 'Harms the chat',
  note: 'Good to know',
};

export const noHazard = 'No problem was found.';
export const preventing = (count: number) => `${String(count)} that ${count === 1 ? 'prevents' : 'prevent'} the chat`;
export const harming = (count: number) => `${String(count)} that ${count === 1 ? 'harms' : 'harm'} it`;
export const goodToKnow = (count: number) => `${String(count)} good to know`;
export const found = (parts: string) => `Found: ${parts}.`;
