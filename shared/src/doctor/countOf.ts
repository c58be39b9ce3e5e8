import type { Finding, Severity } from './doctor.types';

/** How many findings of each severity there are. */
export function countOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return { prevents: count('prevents'), harms: count('harms'), note: count('note') };
}
