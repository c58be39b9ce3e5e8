import { spawnSync } from 'node:child_process';
import { hasPromtool } from './promtool';

/** Installs Debian's Prometheus for its promtool, as root alone may. In runlevel 1 Debian's scripts start no service. */
function install(): void {
  process.stdout.write("No promtool found: installing Debian's …\n");
  spawnSync('apt-get update -qq; apt-get install -y -qq --no-install-recommends prometheus', {
    shell: true,
    timeout: 300_000,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

// Without it the rules are still held to the metrics that there are; where CI is set, the run ends here.
if (!hasPromtool() && process.getuid?.() === 0) install();
if (!hasPromtool()) {
  process.stdout.write('No promtool (Debian: prometheus), so the alerts are not played through.\n');
  if ((process.env['CI'] ?? '') !== '') process.exitCode = 1;
}
