/** The views are written against React's API and run on Preact. Longer names first: the first match wins. */
export const alias = [
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
  { find: /^react$/, replacement: '@preact/compat' },
  // Both are stand-ins for what Preact has itself.
  { find: /^use-sync-external-store\/shim$/, replacement: '@preact/compat' },
  { find: /^use-isomorphic-layout-effect$/, replacement: new URL('useLayoutEffect.ts', import.meta.url).pathname },
];
