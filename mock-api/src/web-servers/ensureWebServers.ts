import { spawnSync } from 'node:child_process';
import { installDebian, isDemanded } from '../../../scripts/needed.mjs';

/** Web servers that the generated configurations are tried on, by the command that says which version they are. */
const webServers = { nginx: ['nginx', ['-v']], caddy: ['caddy', ['version']] } as const;

const packages = 'nginx-light libnginx-mod-http-brotli-static caddy';

/** Whether a server of this name can be started here; Node always can. */
function isThere(server: keyof typeof webServers | 'node'): boolean {
  if (server === 'node') return true;
  const [command, flags] = webServers[server];
  return spawnSync(command, flags, { stdio: 'ignore', env: withSbin() }).status === 0;
}

/** Whether what is tried on a server is left out: the run has said that it is missing, and nobody demands it. */
export function isLeftOut(server: keyof typeof webServers | 'node'): boolean {
  return !isDemanded() && !isThere(server);
}

/** Debian keeps servers where only root looks for commands. */
export function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
}

function missing(): readonly string[] {
  return (Object.keys(webServers) as (keyof typeof webServers)[]).filter((server) => !isThere(server));
}

/**
 * Makes sure that nginx and Caddy are there, as Debian's packages when run as root, without starting either.
 *
 * @returns the names of those that are missing all the same.
 */
export function ensureWebServers(): readonly string[] {
  const names = missing();
  if (names.length > 0) installDebian(names.join(' and no '), packages);
  return missing();
}
