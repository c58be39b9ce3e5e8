import { installDebian, isDemanded } from '../../scripts/needed.mjs';
import { findHaproxy, haproxyVariable } from './haproxy';

// Makes sure that the gateway's tests have a HAProxy. Without one the run says so; where CI is set, it fails.
if (findHaproxy() === undefined) installDebian('HAProxy', 'haproxy');
const haproxy = findHaproxy();
if (haproxy !== undefined) process.stdout.write(`HAProxy for the gateway's tests: ${haproxy}\n`);
else {
  const outcome = isDemanded() ? 'fail, since CI is set' : 'are left out';
  process.stdout.write(
    `No HAProxy, so the gateway's tests ${outcome}: install it (apt-get install haproxy) or set ${haproxyVariable}.\n`,
  );
  if (isDemanded()) process.exitCode = 1;
}
