import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({ test: { ...patience, name: 'shared', isolate: false, include: ['src/**/*.test.ts'] } });
