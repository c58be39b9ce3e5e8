import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventTable } from './eventTable';

const rows = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('[SM-10] [AN-01] docs/events.md lists every event as the table has it, in its order', () => {
  expect(rows).toEqual(
    Object.entries(eventTable).map(([name, { origin, when, fields }]) => [
      `\`${name}\``,
      origin,
      when,
      fields.length === 0 ? 'none' : fields.map((field) => `\`${field}\``).join(', '),
    ]),
  );
});

test('[SM-10] [AN-01] the events of the specification stand before ours', () => {
  const origins = Object.values(eventTable).map(({ origin }) => origin);
  expect(origins.lastIndexOf('specification')).toBeLessThan(origins.indexOf('funnel'));
});
