import { expect, test } from 'vitest';
import { chatHeight } from './chatHeight';

test.each([
  [1000, 750],
  [578, 328],
  [577, 327],
  [300, 327],
])('[CH-03] is %i − 250 pixels, at least 327: %i', (windowHeight, height) => {
  expect(chatHeight(windowHeight)).toBe(height);
});
