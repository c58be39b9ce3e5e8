const here = (file: string) => new URL(file, import.meta.url).pathname;

/** The views are written against React's API and run on Preact. */
export const alias = [
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^use-sync-external-store\/shim$/, replacement: '@preact/compat' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: here('useSyncExternalStoreWithSelector.ts'),
  },
  { find: /^use-isomorphic-layout-effect$/, replacement: here('useLayoutEffect.ts') },
];
