// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { chatMachine } from './chat.machine';

/** The names of guards or actions; whatever has none would be told by nobody. */
const namesOf = (parts: readonly unknown[]) =>
  parts.map((part) => {
    const type: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'type') : part;
    if (typeof type !== 'string') throw new Error('a part of the machine has no name');
    return `\`${type}\``;
  });

/** When it happens, in the words of the chart. */
function happeningOf({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once';
  const ended = /^xstate\.(done|error)\.actor\.search$/.exec(eventType);
  return ended === null ? `\`${eventType}\`` : `search ${ended[1] === 'done' ? 'ends' : 'breaks'}`;
}

/** The machine as rows: where, when, if, what is done, where to. */
function chart(): readonly (readonly string[])[] {
  return [chatMachine.root, ...getStateNodes(chatMachine.root)].flatMap((node) => {
    const state = node.path.join('.') || 'anywhere';
    const begun = namesOf(node.entry).concat(node.invoke.map(({ src }) => `${namesOf([src]).join('')} begins`));
    const entry = begun.length > 0 ? [[state, 'on entry', '', begun.join(', '), '']] : [];
    const steps = [...node.transitions.values()].flat().concat(node.always ?? []);
    const rows = steps.map((step) => [
      state,
      happeningOf(step),
      namesOf(step.guard === undefined ? [] : [step.guard]).join(''),
      namesOf(step.actions).join(', '),
      (step.target ?? []).map(({ path }) => path.join('.')).join(', '),
    ]);
    return entry.concat(rows);
  });
}

/** The chart as it is drawn: the lines of its table, without the one beneath the head. */
function drawn(): readonly string[] {
  const lines = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('\n');
  const begin = lines.findIndex((line) => /^\| state +\| when /.test(line));
  const end = lines.findIndex((line, index) => index > begin && !line.startsWith('|'));
  return lines
    .slice(begin, end)
    .map(plain)
    .filter((line) => !line.startsWith('| ---'));
}

/** A row of a table without the blanks that put its columns in line. */
const plain = (line: string) => line.replaceAll(/ +/g, ' ');
const drawnAs = (row: readonly string[]) => plain(`| ${row.join(' | ')} |`);

test('[CH-13] the chart of the conversation in the README is the machine’s own, row by row', () => {
  // To draw it anew: what this prints as expected.
  const head = ['state', 'when', 'only if', 'what is done', 'next'];
  expect(drawn()).toEqual([head, ...chart()].map(drawnAs));
});
