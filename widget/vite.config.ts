import { defineConfig } from 'vite';
import { bundledPackages } from '../shared/src/delivery/bundledPackages';
import { brandDefaults } from './bundling/brandDefaults';
import { builtFile, integrityOf } from './bundling/builtFile';
import { smallest } from './bundling/smallest';
import { compactStyles } from './bundling/compactStyles';
import { eagerly } from '../shared/src/delivery/eagerly';

/**
 * The app: the page's side of the conversation, one module whose name carries its content's hash. It is built after
 * the chat and before the loader.
 */
export default defineConfig(() => {
  const chat = builtFile('chat');
  return {
    base: './',
    define: {
      ...brandDefaults(),
      // The same by its other name, which no page takes for itself.
      URL: 'webkitURL',
      BUILD_CHAT_FILE: JSON.stringify(chat),
      BUILD_CHAT_TEXT: 'undefined',
      BUILD_CHAT_INTEGRITY: JSON.stringify(integrityOf(chat)),
    },
    plugins: [compactStyles(), bundledPackages('app')],
    build: {
      target: 'es2022',
      minify: 'terser' as const,
      terserOptions: { ...smallest, module: true },
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { app: 'src/host/main.ts' },
        preserveEntrySignatures: 'strict' as const,
        // The loader names the file: some hashes of other characters cost it up to 24 bytes of its budget.
        output: { entryFileNames: '[name]-[hash].js', hashCharacters: 'hex' as const, postBanner: eagerly },
      },
    },
  };
});
