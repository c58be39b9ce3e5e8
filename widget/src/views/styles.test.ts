import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('./*.styles.ts', { query: '?raw', import: 'default', eager: true });

// Browsers of 2023 take a nested selector that begins with a name for a declaration, and skip the rule.
test.each(Object.entries(styles))('%s has no nested selector that begins with a name', (_file, text) => {
  expect(text).toContain("from 'styled-components'");
  expect(text.match(/^ +[a-z][^;{\n]*\{$/gm)).toBeNull();
});
