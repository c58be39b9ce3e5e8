import { expect, test } from 'vitest';
import { isFull, limitDraft, longestDraft } from './draftLimit';

test('[WP-37] keeps what fits as it is', () => {
  expect(limitDraft('itchy')).toBe('itchy');
  expect(limitDraft('a'.repeat(longestDraft))).toHaveLength(longestDraft);
});

test('[WP-37] never keeps half a character', () => {
  const kept = limitDraft(`a${'🤧'.repeat(longestDraft)}`);
  expect(kept).toBe(`a${'🤧'.repeat((longestDraft - 2) / 2)}`);
  expect(isFull(kept)).toBe(true);
});

test('is full where nothing more fits', () => {
  expect(isFull('a'.repeat(longestDraft))).toBe(true);
  expect(isFull('a'.repeat(longestDraft - 2))).toBe(false);
});
