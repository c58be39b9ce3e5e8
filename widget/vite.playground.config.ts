import { defineConfig } from 'vite';
import { alias } from './bundling/alias';
import { brandDefaults } from './bundling/brandDefaults';
import { hostSite } from './bundling/hostSite';
import { languageTags } from './bundling/languageTags';

/** The widget alone, for development. Nothing of it is in the build. */
export default defineConfig({
  root: 'playground',
  define: {
    ...brandDefaults(),
    ...languageTags,
    BUILD_CHAT_FILE: 'undefined',
    BUILD_CHAT_INTEGRITY: 'undefined',
    BUILD_READER_INTEGRITY: 'undefined',
    BUILD_CHAT_TEXT: 'undefined',
    BUILD_READER_FILE: 'undefined',
  },
  resolve: { alias },
  plugins: [hostSite()],
  server: {
    host: '127.0.0.1',
    port: 5174,
    // Through here, so that whatever reaches the playground reaches the mock API, too.
    proxy: { '/scenarios': process.env['MOCK_API'] ?? 'http://127.0.0.1:4173' },
  },
});
