import { countOf } from '@front-door/shared/doctor/countOf';
import type { Finding } from '@front-door/shared/doctor/doctor.types';
import * as texts from './pastedTexts/en';

/** The longest HTML that is read, in UTF-16 code units. */
export const longest = 5_000_000;

/** What is pasted: the page, and the headers that came with it. */
export interface Pasted {
  readonly html: string;
  readonly headers: string;
}

/** Why what is pasted cannot be examined; `undefined` where it can. */
export function complaintOf({ html, headers }: Pasted): string | undefined {
  const text = html.trim();
  if (text === '') {
    return headers.trim() === '' ? texts.nothingPasted : texts.headersAlone;
  }
  if (text.length > longest) return texts.tooLong;
  if (/^https?:\/\/\S+$/i.test(text)) return texts.anAddress;
  if (/^(?:HTTP\/[\d.]+ \d{3}|[a-z-]+:\s)/i.test(text) && !text.includes('<')) return texts.areHeaders;
  if (!/<[a-z!][^>]*>/i.test(text)) return texts.notHtml;
  return undefined;
}

/** What is said of headers that could not be read; `undefined` where all could. */
export function headerComplaintOf(others: readonly string[]): string | undefined {
  const [first] = others;
  if (first === undefined) return undefined;
  return /^[a-z-]+-src\b/i.test(first) ? texts.nameMissing : texts.noHeaders(others.length, first.slice(0, 60));
}

/** One sentence of what was found, to be read out. */
export function summaryOf(findings: readonly Finding[]): string {
  const { prevents, harms, note } = countOf(findings);
  if (findings.length === 0) return texts.noHazard;
  const parts = [
    prevents > 0 && texts.preventing(prevents),
    harms > 0 && texts.harming(harms),
    note > 0 && texts.goodToKnow(note),
  ].filter((part) => part !== false);
  return texts.found(parts.join(', '));
}

/** The heading of a place in the docs, from its anchor. */
export function sectionOf(anchor: string): string {
  const words = anchor.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
