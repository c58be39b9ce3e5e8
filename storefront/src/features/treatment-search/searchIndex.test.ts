// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from './searchIndex';
import { beginningsFor, typedFor } from './searchTable.fixture';

const all = () => true;
const paths = (typed: string) => searchCatalogue(typed, all).found.map(({ entry }) => entry.path);
const table = Object.entries(typedFor).flatMap(([path, words]) => words.map((typed) => [typed, path] as const));

describe('the words that people use', () => {
  test('[AF-01] are held in a table of hundreds', () => {
    expect(table.length).toBeGreaterThan(400);
  });

  test.each([...table, ...Object.entries(beginningsFor)])(
    '[AF-01] %j finds %s among the first three',
    (typed, path) => {
      expect(paths(typed).slice(0, 3)).toContain(path);
    },
  );
});
