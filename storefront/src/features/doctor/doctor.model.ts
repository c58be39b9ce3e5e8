import { countOf } from '@front-door/shared/doctor/countOf';
import type { Finding, Severity } from '@front-door/shared/doctor/doctor.types';

/** The longest HTML that is read, in UTF-16 code units. */
export const longest = 5_000_000;

/** What is pasted: the page, and the headers that came with it. */
export interface Pasted {
  readonly html: string;
  readonly headers: string;
}

/** Why what is pasted can not be examined; `undefined` where it can. */
export function complaintOf({ html, headers }: Pasted): string | undefined {
  const text = html.trim();
  if (text === '') {
    return headers.trim() === ''
      ? 'Nothing is pasted yet.'
      : 'The headers alone tell too little: please paste the page too.';
  }
  if (text.length > longest) return 'That is more than 5 MB, which is no page. Please paste the source of one page.';
  if (/^https?:\/\/\S+$/i.test(text))
    return 'That is an address, and this page loads no other. Please open it and paste its source, or run the command below with it.';
  if (/^(?:HTTP\/[\d.]+ \d{3}|[a-z-]+:\s)/i.test(text) && !text.includes('<'))
    return 'Those are headers: please paste them into the second field, and the page’s source into the first.';
  if (!/<[a-z!][^>]*>/i.test(text))
    return 'That is not HTML: no tag is in it. Please paste the source of the page, as “View page source” shows it.';
  return undefined;
}

/** What is said of headers that could not be read; `undefined` where all could. */
export function headerComplaintOf(others: readonly string[]): string | undefined {
  const [first] = others;
  if (first === undefined) return undefined;
  return /^[a-z-]+-src\b/i.test(first)
    ? 'Please write the header’s name too: “Content-Security-Policy: ” before the policy.'
    : `${others.length === 1 ? 'One line is' : `${String(others.length)} lines are`} no header and ${
        others.length === 1 ? 'was' : 'were'
      } left out, such as “${first.slice(0, 60)}”.`;
}

export const severityNames: Readonly<Record<Severity, string>> = {
  prevents: 'Prevents the chat',
  harms: 'Harms the chat',
  note: 'Good to know',
};

/** One sentence of what was found, to be read out. */
export function summaryOf(findings: readonly Finding[]): string {
  const { prevents, harms, note } = countOf(findings);
  if (findings.length === 0) return 'No hazard was found.';
  const parts = [
    prevents > 0 && `${String(prevents)} that ${prevents === 1 ? 'prevents' : 'prevent'} the chat`,
    harms > 0 && `${String(harms)} that ${harms === 1 ? 'harms' : 'harm'} it`,
    note > 0 && `${String(note)} good to know`,
  ].filter((part) => part !== false);
  return `Found: ${parts.join(', ')}.`;
}

/** The heading of a place in the docs, from its anchor. */
export function sectionOf(anchor: string): string {
  const words = anchor.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
