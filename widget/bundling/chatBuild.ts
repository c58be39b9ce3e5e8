import type { UserConfig } from 'vite';
import { alias } from './alias';
import { brandDefaults } from './brandDefaults';
import { compileStyles } from './compileStyles';
import { eagerly } from './eagerly';
import { hardenDependencies } from './hardenDependencies';

/**
 * How the conversation is built: what runs in the frame, one script that stands on no other.
 *
 * @param reader the reader's file beside it; `null` where the page's side has its code.
 */
export function chatBuild(reader: string | null): UserConfig {
  return {
    base: './',
    define: { ...brandDefaults(), BUILD_READER_FILE: JSON.stringify(reader) },
    plugins: [compileStyles(), hardenDependencies()],
    resolve: { alias },
    build: {
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { chat: 'src/frame/main.ts' },
        output: { format: 'iife', entryFileNames: '[name]-[hash].js', postBanner: eagerly },
      },
    },
  };
}
