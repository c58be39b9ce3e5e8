import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({ test: { ...patience, name: 'shared', include: ['src/**/*.test.ts'] } });
