import { isDemanded } from '../../../scripts/needed.mjs';
import { ensureFronts } from './ensureFronts';

// Run before the tests (scripts/test.mjs).
const missing = ensureFronts();
for (const name of missing)
  process.stdout.write(`No ${name}: what is tried on it is left out (apt-get install ${name}).\n`);
if (missing.length > 0 && isDemanded()) process.exitCode = 1;
