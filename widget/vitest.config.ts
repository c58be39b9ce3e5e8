import { defineProject } from 'vitest/config';
import { alias } from './bundling/alias';
import { languageTags } from './bundling/languageTags';
import { patience } from '../vitest.patience';

export default defineProject({
  resolve: { alias, mainFields: ['browser', 'module', 'main'], conditions: ['module', 'browser', 'development'] },
  define: {
    ...languageTags,
    BUILD_PRODUCT: '"Wellporch"',
    BUILD_CHAT_FILE: 'undefined',
    BUILD_CHAT_INTEGRITY: 'undefined',
    BUILD_READER_INTEGRITY: 'undefined',
    BUILD_CHAT_TEXT: 'undefined',
    BUILD_READER_FILE: 'undefined',
    BUILD_SEARCH_API: '"https://api.example.com/rest/v1"',
    BUILD_HOME: '"https://care.example/v1/"',
    BUILD_SITE: '"https://www.example.com"',
  },
  test: {
    ...patience,
    name: 'widget',
    // No test changes what a module keeps for the next file: one set of modules does for all.
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['src/testing/settle.ts'],
    include: ['{src,train,package,bundling}/**/*.test.{ts,tsx}'],
    // Only what Vite transforms has its `react` replaced.
    server: { deps: { inline: ['styled-components', '@xstate/react', 'use-isomorphic-layout-effect'] } },
    unstubGlobals: true,
    restoreMocks: true,
  },
});
