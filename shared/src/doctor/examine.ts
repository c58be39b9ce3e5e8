import { attributeRules } from './attributeRules';
import type { Finding, Hazard, PageSeen, Rule, Severity } from './doctor.types';
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

/** What something else is the reason of. Where that is found it is all that has to be said. */
const consequences = new Set<Hazard>(['seen-no-widget', 'seen-not-opened']);

/** Names each hazard of a page, the worst first. */
export function examine(page: PageSeen): readonly Finding[] {
  const all = rules.flatMap((rule) => rule(page));
  const isExplained = all.some(({ id, severity }) => severity === 'prevents' && !consequences.has(id));
  const findings = all.filter(({ id }) => !(isExplained && consequences.has(id)));
  const unique = new Map(
    findings.map((finding) => [JSON.stringify([finding.id, finding.met, finding.where]), finding]),
  );
  return [...unique.values()].sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
}
