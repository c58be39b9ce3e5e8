import { spawnSync } from 'node:child_process';
import { installDebian, isDemanded } from '../../../scripts/needed.mjs';

/** Web servers that the generated configurations are tried on, by the command that says which version they are. */
const fronts = { nginx: ['nginx', ['-v']], caddy: ['caddy', ['version']] } as const;

const packages = 'nginx-light libnginx-mod-http-brotli-static caddy';

/** Whether a server of this name can be started here; Node always can. */
function isThere(front: keyof typeof fronts | 'node'): boolean {
  if (front === 'node') return true;
  const [command, flags] = fronts[front];
  return spawnSync(command, flags, { stdio: 'ignore', env: withSbin() }).status === 0;
}

/** Whether what is tried on a server is left out: the run has said that it is missing, and nobody demands it. */
export function isLeftOut(front: keyof typeof fronts | 'node'): boolean {
  return !isDemanded() && !isThere(front);
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
  const names = missing();
  if (names.length > 0) installDebian(names.join(' and no '), packages);
  return missing();
}
