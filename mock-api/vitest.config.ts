import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({
  test: { ...patience, name: 'mock-api', include: ['{src,contract,eval}/**/*.test.ts'] },
});
