import { expect, test } from 'vitest';
import { isMet, limitText, startUpGoal } from './goals';
import { measureStartUp } from './startUp';

test(`${startUpGoal.rows} ${startUpGoal.what}: ${limitText(startUpGoal)}`, async () => {
  const { milliseconds } = await measureStartUp();
  expect(milliseconds).toSatisfy((measured: number) => isMet(startUpGoal, measured));
});
