import { attributeRules } from './attributeRules';
import type { Finding, PageSeen, Rule, Severity } from './doctor.types';
import { frameRules } from './frameRules';
import { integrityRules } from './integrityRules';
import { observedRules } from './observedRules';
import { optimizerRules } from './optimizerRules';
import { pageRules } from './pageRules';
import { policyRules } from './policyRules';
import { scriptRules } from './scriptRules';
import { styleRules } from './styleRules';
import { tagRules } from './tagRules';

const rules: readonly Rule[] = [
  tagRules,
  policyRules,
  integrityRules,
  optimizerRules,
  observedRules,
  attributeRules,
  frameRules,
  pageRules,
  scriptRules,
  styleRules,
];

const order: readonly Severity[] = ['prevents', 'harms', 'note'];

/** Names each hazard of a page, the worst first. */
export function examine(page: PageSeen): readonly Finding[] {
  const findings = rules.flatMap((rule) => rule(page));
  const unique = new Map(
    findings.map((finding) => [JSON.stringify([finding.id, finding.met, finding.where]), finding]),
  );
  return [...unique.values()].sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
}
