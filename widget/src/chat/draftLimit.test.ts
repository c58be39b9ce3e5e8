import { expect, test } from 'vitest';
import { longestMessage } from '@front-door/shared/contract/search';
import { isFull, limitDraft } from './draftLimit';

test('[WP-37] keeps what fits as it is', () => {
  expect(limitDraft('itchy')).toBe('itchy');
  expect(limitDraft('a'.repeat(longestMessage))).toHaveLength(longestMessage);
});

test('[WP-37] never keeps half a character', () => {
  const kept = limitDraft(`a${'🤧'.repeat(longestMessage)}`);
  expect(kept).toBe(`a${'🤧'.repeat((longestMessage - 2) / 2)}`);
  expect(isFull(kept)).toBe(true);
});

test('is full where nothing more fits', () => {
  expect(isFull('a'.repeat(longestMessage))).toBe(true);
  expect(isFull('a'.repeat(longestMessage - 2))).toBe(false);
});
