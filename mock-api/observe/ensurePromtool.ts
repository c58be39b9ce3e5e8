import { installDebian, isDemanded } from '../../scripts/needed.mjs';
import { hasPromtool } from './promtool';

// Without it the rules are still held to the metrics that there are; where CI is set, the run ends here.
if (!hasPromtool()) installDebian('promtool', 'prometheus');
if (!hasPromtool()) {
  process.stdout.write('No promtool (Debian: prometheus), so the alerts are not played through.\n');
  if (isDemanded()) process.exitCode = 1;
}
