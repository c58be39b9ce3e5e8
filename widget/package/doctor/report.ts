import { countOf } from '@front-door/shared/doctor/countOf';
import type { Finding } from '@front-door/shared/doctor/doctor.types';

/** What the doctor found out about a page. */
export interface Report {
  /** Address of the page, or path of the file. */
  readonly address: string;
  /** A browser loaded it, or its HTML was read. */
  readonly seenIn: 'browser' | 'markup';
  /** Why no browser did; absent where one did. */
  readonly why?: string;
  readonly findings: readonly Finding[];
}

/** The report for people. */
export function asText({ address, seenIn, why, findings }: Report): string {
  const { prevents, harms, note } = countOf(findings);
  const how = seenIn === 'browser' ? 'in a browser' : `from its HTML alone: ${why ?? ''}`;
  const sum =
    findings.length === 0
      ? 'No problem was found.'
      : `Problems that prevent the chat: ${String(prevents)}, that harm it: ${String(harms)}, good to know: ${String(note)}.`;
  return [`The doctor read ${address} ${how}.`, sum, ...findings.flatMap((finding) => ['', ...linesOf(finding)])].join(
    '\n',
  );
}

function linesOf({ id, severity, met, where, set, code, doc }: Finding): readonly string[] {
  return [
    `[${severity}] ${id}${where === undefined ? '' : `, ${where}`}`,
    `  ${met}`,
    `  To set: ${set}`,
    ...(code === undefined ? [] : code.split('\n').map((line) => `      ${line}`)),
    `  docs/embedding.md#${doc}`,
  ];
}

/** The report for programs. */
export function asJson({ address, seenIn, why, findings }: Report): string {
  return JSON.stringify(
    { address, seenIn, ...(why !== undefined && { why }), counts: countOf(findings), findings },
    undefined,
    2,
  );
}
