import { defineConfig } from 'vite';
import { bundledPackages } from '../shared/src/delivery/bundledPackages';
import { loadBrand } from '../shared/src/brand/loadBrand';
import { compactSheet } from './bundling/compactStyles';
import { builtFile, dist } from './bundling/builtFile';
import { languageTags } from './bundling/languageTags';
import { releaseFiles } from './bundling/releaseFiles';
import { smallest } from './bundling/smallest';

/** The loader: one classic script, which knows the app's file of the same build. With it the release is complete. */
export default defineConfig(() => {
  const [app, chat] = [builtFile('app'), builtFile('chat')];
  return {
    define: {
      BUILD_APP_FILE: JSON.stringify(app),
      BUILD_CHAT_FILE: JSON.stringify(chat),
      ...languageTags,
      BUILD_HOME: JSON.stringify(new URL('/receptionist/v1/', loadBrand().siteUrl)),
    },
    plugins: [
      bundledPackages('loader'),
      compactSheet(),
      releaseFiles({ app, chat, reader: builtFile('reader'), dist }),
    ],
    build: {
      target: 'es2022',
      // It makes the loader some 25 bytes smaller than Vite's own does.
      minify: 'terser' as const,
      terserOptions: smallest,
      emptyOutDir: false,
      lib: {
        entry: 'src/loader/main.ts',
        formats: ['iife' as const],
        name: 'receptionist',
        fileName: () => 'receptionist.js',
      },
    },
  };
});
