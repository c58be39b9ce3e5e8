import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explanationView } from './qa-bench/explanationView';
import { cannedLists } from './cannedLists';
import { readChoice } from './choice';
import { scenarios } from './scenarios';
import { explain } from './search/explain';

/** Each row of the guide's tables as its cells' texts, however the tables are laid out. */
const rows = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('[QA-02] the testers’ guide lists every scenario as the table has it, in its order', () => {
  const listed = rows.filter((cells) => cells.length === 4 && cells[0]?.startsWith('`'));
  expect(listed).toEqual(
    scenarios.map(({ id, title, expect: sees, ...rest }) => [
      `\`${id}\``,
      title,
      'say' in rest ? rest.say : 'Anything',
      sees,
    ]),
  );
});

test('[QA-02] the testers’ guide lists every ready-made list', () => {
  for (const { title, expect: sees } of cannedLists) expect(rows).toContainEqual([title, sees]);
});

test('[QA-02] the choices that the testers’ guide shows are choices', () => {
  const guide = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8');
  const shown = [...guide.matchAll(/(?:\?scenario=|\/scenarios\/)([\w.~=-]+)/g)].map(([, text = '']) => text);
  expect(shown.length).toBeGreaterThanOrEqual(5);
  for (const text of shown) expect(readChoice(text)).toMatchObject({ kind: 'ok' });
});

test('[QA-07] [LU-10] the testers’ guide names everything that the explanation of its example has', () => {
  const guide = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8');
  const example = /^Try `([^`]+)`/m.exec(guide)?.[1] ?? '';
  const [, table = ''] = /\| In the explanation[^\n]*\n[^\n]*\n(.*?)\n\n/s.exec(guide) ?? [];
  const listed = table.split('\n').map((line) => line.split('|')[1]?.trim());
  const names = [...explanationView(explain(example)).markup.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(names));
});
