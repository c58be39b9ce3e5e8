import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

/** An alert as `alerts.yml` has it. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

/** A metric as an expression names it, with the labels that it chooses or sums by. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

export function readAlerts(): readonly Alert[] {
  const { groups } = parse(read('alerts.yml')) as { groups: readonly { readonly rules: readonly Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export function readAlertTests(): readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[] {
  const { tests } = parse(read('alerts.test.yml')) as {
    tests: readonly { readonly alert_rule_test: ReturnType<typeof readAlertTests> }[];
  };
  return tests.flatMap(({ alert_rule_test: cases }) => cases);
}

/** The expressions of every panel. */
export function readPanels(): readonly string[] {
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
  return panels.flatMap(({ title, targets }) => {
    if (targets.length === 0) throw new Error(`the panel "${title}" shows nothing`);
    return targets.map(({ expr }) => expr);
  });
}

/**
 * Reads an expression by Prometheus's own grammar.
 *
 * @throws when it is malformed.
 */
export function selectorsOf(expression: string): readonly Selector[] {
  const selectors: Selector[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`"${expression}" is malformed at ${String(from)}`);
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      if (name === null) throw new Error(`"${expression.slice(from, to)}" names no metric`);
      const labels: string[] = [];
      node.cursor().iterate((child) => {
        if (child.name === 'LabelName') labels.push(expression.slice(child.from, child.to));
      });
      selectors.push({ metric: expression.slice(name.from, name.to), labels });
    },
  });
  if (selectors.length === 0) throw new Error(`"${expression}" asks for nothing`);
  return selectors;
}
