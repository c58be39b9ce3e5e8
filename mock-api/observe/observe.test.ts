import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { isDemanded } from '../../scripts/needed.mjs';
import { findHaproxy, startGateway } from '../gateway/haproxy';
import { start } from '../src/server/mainProcess.fixture';
import { send } from '../src/server/testing';
import { hasPromtool } from './promtool';
import { readAlerts, readAlertTests, readPanels, selectorsOf } from './queries';

const haproxy = findHaproxy();
const alerts = readAlerts();
/** The labels of each metric that is really there. */
const exposed = new Map<string, Set<string>>();
/** How the gateway answers visitors who ask for its metrics. */
let publicStatus: number | undefined;

function take(text: string): void {
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = exposed.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    exposed.set(name, known);
  }
}

beforeAll(async () => {
  // As Prometheus adds them itself.
  exposed.set('up', new Set());
  const { child, port, metricsPort } = await startWithMetrics();
  const search = { method: 'POST', path: '/rest/v1/ai/search', headers: { 'Content-Type': 'application/json' } };
  await send(port, { ...search, body: '{"message":"itchy","guid":"g"}' });
  take((await send(metricsPort, { path: '/metrics' })).body);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  if (haproxy === undefined) return;
  const gateway = await startGateway(haproxy, { SEARCH_1: `127.0.0.1:${String(port)}`, CHECK_EVERY: '1h' });
  take((await send(gateway.metricsPort, { path: '/metrics' })).body);
  publicStatus = (await send(gateway.port, { path: '/metrics' })).status;
  await gateway.stop();
}, 120_000);

async function startWithMetrics() {
  const process = await start({ DRAIN_SECONDS: '0', FINISH_SECONDS: '0', METRICS_PORT: '0' });
  const where = () =>
    /^Metrics for Prometheus on http:\/\/127\.0\.0\.1:(\d+)\/metrics$/m.exec(process.written.out)?.[1];
  const metricsPort = await vi.waitFor(
    () => {
      const port = where();
      if (port === undefined) throw new Error('it has not said where its metrics are');
      return Number(port);
    },
    { timeout: 60_000 },
  );
  return { ...process, metricsPort };
}

test('[RL-08] what alerts and dashboard ask for is what server and gateway say', () => {
  const missing: string[] = [];
  for (const expression of [...alerts.map(({ expr }) => expr), ...readPanels()]) {
    for (const { metric, labels } of selectorsOf(expression)) {
      // Where there is no HAProxy, the gateway's tests say so.
      if (haproxy === undefined && metric.startsWith('haproxy_')) continue;
      const known = exposed.get(metric);
      const unknown = labels.filter((label) => !['job', 'instance'].includes(label) && known?.has(label) !== true);
      if (known === undefined || unknown.length > 0) missing.push(`${metric} ${unknown.join()}`);
    }
  }
  expect(missing).toEqual([]);
  expect(exposed.size).toBeGreaterThan(30);
});

test('[RL-08] an expression that is malformed or asks for nothing is found', () => {
  expect(() => selectorsOf('sum(rate(up[5m])')).toThrow('malformed');
  expect(() => selectorsOf('1 > 0')).toThrow('asks for nothing');
  expect(selectorsOf('a{b="c"} / on(d) e')).toEqual([
    { metric: 'a', labels: ['b'] },
    { metric: 'e', labels: [] },
  ]);
});

test('[RL-08] every alert leads to a part of the runbook', () => {
  const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  expect(alerts.length).toBeGreaterThan(5);
  for (const { alert, annotations } of alerts) {
    const [file, anchor = ''] = annotations.runbook.split('#');
    expect(file).toBe('docs/runbook.md');
    expect(anchors).toContain(anchor);
    // The part itself names the alert.
    const part = runbook.split('\n## ')[1 + anchors.indexOf(anchor)];
    expect(part).toContain(`\`${alert}\``);
  }
});

test.skipIf(haproxy === undefined)('[RL-08] visitors can’t read the metrics of the gateway', () => {
  expect(publicStatus).toBe(404);
});

test('[RL-08] every alert is tried with trouble and without', () => {
  const cases = readAlertTests();
  const tried = alerts.map(({ alert }) => {
    const outcomes = cases.filter(({ alertname }) => alertname === alert);
    return {
      alert,
      comes: outcomes.some((one) => one.exp_alerts.length > 0),
      stays: outcomes.some((one) => one.exp_alerts.length === 0),
    };
  });
  expect(tried).toEqual(alerts.map(({ alert }) => ({ alert, comes: true, stays: true })));
});

test.skipIf(!hasPromtool() && !isDemanded()).each([
  ['the rules are well-formed', ['check', 'rules', 'alerts.yml']],
  ['each alert comes with trouble and stays away without', ['test', 'rules', 'alerts.test.yml']],
  ['the example of a configuration is well-formed', ['check', 'config', 'prometheus.yml']],
])('[RL-08] promtool says that %s', (_what, command) => {
  const { status, stdout, stderr } = spawnSync('promtool', command, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
});
