import { isDemanded } from '../../../scripts/needed.mjs';
import { ensureWebServers } from './ensureWebServers';

// Run before the tests (scripts/test.mjs).
const missing = ensureWebServers();
for (const name of missing)
  process.stdout.write(`No ${name}: what is tried on it is left out (apt-get install ${name}).\n`);
if (missing.length > 0 && isDemanded()) process.exitCode = 1;
