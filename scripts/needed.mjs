import { spawnSync } from 'node:child_process';

// Programs that tests need and npm does not bring.

/** Whether what is missing ends a run, as where CI is set; elsewhere what needs it is left out. */
export function isDemanded() {
  return (process.env['CI'] ?? '') !== '';
}

/**
 * Installs Debian's packages, as root alone may; whether they have come is for the caller to see. In runlevel 1 their
 * scripts start no service: the tests start what they need.
 *
 * @param {string} name what is missing, as the run tells it
 * @param {string} packages with blanks between
 */
export function installDebian(name, packages) {
  if (process.getuid?.() !== 0) return;
  process.stdout.write(`No ${name} found: installing Debian's …\n`);
  spawnSync(`apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages}`, {
    shell: true,
    timeout: 300_000,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
