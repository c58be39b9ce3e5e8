import { spawnSync } from 'node:child_process';

/** Whether Prometheus's own checker of rules is on this machine; Debian's package `prometheus` has it. */
export function hasPromtool(): boolean {
  return spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;
}
