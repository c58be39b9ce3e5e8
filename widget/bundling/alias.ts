import { fileURLToPath } from 'node:url';

const storeWithSelector = fileURLToPath(new URL('storeWithSelector.ts', import.meta.url));

/** The views are written against React's API and run on Preact. */
export const alias = [
  // @xstate/react supports Reacts without the hook by these, as CommonJS.
  { find: /^use-sync-external-store\/shim$/, replacement: '@preact/compat' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: storeWithSelector },
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
  { find: /^react$/, replacement: '@preact/compat' },
];
