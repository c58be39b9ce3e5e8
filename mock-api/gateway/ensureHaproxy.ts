import { spawnSync } from 'node:child_process';
import { findHaproxy, haproxyVariable } from './haproxy';

/** Installs Debian's HAProxy, as root alone may. */
function install(): void {
  process.stdout.write("No HAProxy found: installing Debian's …\n");
  for (const command of ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends haproxy']) {
    spawnSync(command, {
      shell: true,
      timeout: 300_000,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

// Makes sure that the gateway's tests have a HAProxy. Without one the run says so; where CI is set, it fails.
if (findHaproxy() === undefined && process.getuid?.() === 0) install();
const haproxy = findHaproxy();
if (haproxy !== undefined) process.stdout.write(`HAProxy for the gateway's tests: ${haproxy}\n`);
else {
  const isDemanded = (process.env['CI'] ?? '') !== '';
  const outcome = isDemanded ? 'fail, since CI is set' : 'are left out';
  process.stdout.write(
    `No HAProxy, so the gateway's tests ${outcome}: install it (apt-get install haproxy) or set ${haproxyVariable}.\n`,
  );
  if (isDemanded) process.exitCode = 1;
}
