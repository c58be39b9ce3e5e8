// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type {
  ReceptionistApi,
  ReceptionistErrorCode,
  ReceptionistEventType,
} from '@front-door/shared/contract/receptionist';
import { contextNames, kinds } from '@front-door/shared/contract/receptionistOptions';
import { closeTexts } from './host/closeTexts';
import { launcherTexts } from './loader/looks';
import { english } from './texts/english';
import { spanish } from './texts/spanish';
import { propertyNames } from './theme/theme';

/** What partners are told, row by row of its tables. */
const rows = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** The row of a name in the table of that many columns. */
const rowOf = (name: string, columns: number) => rows.find((row) => row[0] === `\`${name}\`` && row.length === columns);
const cells = rows.flat().join('\n');

/** Options that no attribute can say. */
const notInTheTag = new Set(['context', 'navigate', 'changeLanguage', 'fetch', 'container', 'inline', 'texts']);

const calls = {
  init: 'options',
  update: 'options',
  open: '',
  close: '',
  toggle: '',
  show: '',
  hide: '',
  destroy: '',
  on: 'event, listener',
  off: 'event, listener',
  setContext: 'context',
  setToken: 'token',
  ask: 'text',
  prefill: 'text',
  reset: '',
  state: '',
} as const satisfies Record<keyof ReceptionistApi, string>;

const events = {
  ready: '',
  open: '',
  close: '',
  search: '',
  suggestions: 'paths',
  select: 'path',
  consult: '',
  unread: 'count',
  error: 'code',
} as const satisfies Record<ReceptionistEventType, string>;

const codes = { 'load-failed': true, 'search-failed': true } as const satisfies Record<ReceptionistErrorCode, true>;

test.each(Object.entries(kinds))('[WE-02] partners are told of the option %s, which must be %s', (name, kind) => {
  const attribute = `\`data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``;
  expect(rowOf(name, 5)?.slice(1, 3)).toEqual([notInTheTag.has(name) ? '' : attribute, kind]);
});

test('[WE-02] partners are told of every call, event and code', () => {
  for (const [name, parameters] of Object.entries(calls)) expect(cells).toContain(`\`${name}(${parameters})\``);
  for (const [name, carried] of Object.entries(events)) expect(rowOf(name, 3)?.[2]).toMatch(new RegExp(carried));
  for (const name of [...Object.keys(codes), ...contextNames]) expect(cells).toContain(`\`${name}\``);
});

test('[WE-08] partners are told of every text in both languages', () => {
  const [inEnglish, inSpanish] = [
    { ...launcherTexts.en, close: closeTexts.en, ...english },
    { ...launcherTexts.es, close: closeTexts.es, ...spanish },
  ];
  for (const [name, text] of Object.entries(inEnglish)) {
    expect(rowOf(name, 4)?.slice(2)).toEqual([text, inSpanish[name as keyof typeof inSpanish]]);
  }
});

test('[WE-08] partners are told which custom property an option sets', () => {
  const own = new Set(['ink', 'away']);
  for (const name of propertyNames.filter((property) => !own.has(property))) {
    expect(rowOf(`--receptionist-${name}`, 2)).toBeDefined();
  }
});
