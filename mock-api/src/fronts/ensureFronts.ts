import { spawnSync } from 'node:child_process';

/** Web servers that the generated configurations are tried on, by the command that says which version they are. */
const fronts = { nginx: ['nginx', ['-v']], caddy: ['caddy', ['version']] } as const;

const packages = 'nginx-light libnginx-mod-http-brotli-static caddy';

/** Whether a server of this name can be started here. */
export function isThere(front: keyof typeof fronts): boolean {
  const [command, flags] = fronts[front];
  return spawnSync(command, flags, { stdio: 'ignore', env: withSbin() }).status === 0;
}

/** Debian keeps servers where only root looks for commands. */
export function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
}

function missing(): readonly string[] {
  return (Object.keys(fronts) as (keyof typeof fronts)[]).filter((front) => !isThere(front));
}

/**
 * Makes sure that nginx and Caddy are there, as Debian's packages when run as root, without starting either.
 *
 * @returns the names of those that are missing all the same.
 */
export function ensureFronts(): readonly string[] {
  if (missing().length === 0 || process.getuid?.() !== 0) return missing();
  // In runlevel 1 Debian's scripts start no service: the tests start what they need.
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages}`;
  spawnSync(install, {
    shell: true,
    timeout: 300_000,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return missing();
}
