/** The views are written against React's API and run on Preact. */
export const alias = [
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
  { find: /^react$/, replacement: '@preact/compat' },
];
