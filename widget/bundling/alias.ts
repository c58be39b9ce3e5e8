import { fileURLToPath } from 'node:url';

const nativeNesting = fileURLToPath(new URL('nativeNesting.ts', import.meta.url));

/** The views are written against React's API and run on Preact; their styles are for the browser to nest. */
export const alias = [
  { find: /^stylis$/, replacement: nativeNesting },
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
  { find: /^react$/, replacement: '@preact/compat' },
];
