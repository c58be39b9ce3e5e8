import { defineProject } from 'vitest/config';
import { alias } from './bundling/alias';
import { patience } from '../vitest.patience';

export default defineProject({
  resolve: { alias, mainFields: ['browser', 'module', 'main'], conditions: ['module', 'browser', 'development'] },
  define: {
    BUILD_PRODUCT: '"Wellporch"',
    BUILD_READER_FILE: 'undefined',
    BUILD_SEARCH_API: '"https://api.example.com/rest/v1"',
    BUILD_SITE: '"https://www.example.com"',
  },
  test: {
    ...patience,
    name: 'widget',
    environment: 'jsdom',
    setupFiles: ['src/testing/settle.ts'],
    include: ['{src,train}/**/*.test.{ts,tsx}'],
    // Only what Vite transforms has its `react` replaced.
    server: { deps: { inline: ['styled-components', '@xstate/react', 'use-isomorphic-layout-effect'] } },
    unstubGlobals: true,
    restoreMocks: true,
  },
});
