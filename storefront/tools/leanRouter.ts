import { leanPackage, type Cut } from './leanPackage';

const cuts: readonly Cut[] = [
  {
    what: 'lets itself be watched',
    places: [[/\binit\.instrumentations\b/g, 'undefined']],
  },
  {
    what: 'asks for routes that it does not know yet',
    places: [[/\binit\.patchRoutesOnNavigation\b/g, 'undefined']],
  },
  {
    what: 'sends forms',
    places: [
      [
        /let \{ path, submission, error \} = normalizeNavigateOptions\(\s*false,[^)]*\);/,
        'let path = normalizedPath, submission, error;',
      ],
      [/\bopts && opts\.submission\b/g, 'undefined'],
      [/\bopts && opts\.pendingError\b/g, 'undefined'],
      [/\nForm\.displayName = "Form";/, ''],
    ],
  },
  {
    what: 'loads data beside those of a page',
    places: [
      [/\n *fetch: fetch2,/, ''],
      [/\n *getFetcher,\s*resetFetcher,\s*deleteFetcher: queueFetcherForDeletion,/, ''],
      [/\n *_internalFetchControllers: fetchControllers,/, ''],
      [/\n {2}fetchLoadMatches\.forEach\(\(f, key\) => \{.*?\n {2}\}\);/s, ''],
    ],
  },
  {
    what: 'holds a visitor back',
    places: [
      [/\n *getBlocker,\s*deleteBlocker,/, ''],
      [/let blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, 'let blockerKey;'],
    ],
  },
  {
    what: 'changes its routes while it runs',
    places: [
      [/\n *patchRoutes,/, ''],
      [/\n *_internalSetRoutes,/, ''],
      [/\n *_internalSetStateDoNotUseOrYouWillBreakYourApp\(newState\) \{[^}]*\}/, ''],
    ],
  },
  {
    what: "prepares a link's page, as its own server would have it",
    places: [
      [
        /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
        'let prefetchRef, prefetchHandlers;',
      ],
      [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
      [/,\s*"data-discover": !isAbsolute.*/, ''],
    ],
  },
  {
    what: 'knows of components that run on a server alone',
    places: [
      [/\bthis\.context\b/g, 'false'],
      [/= useIsRSCRouterContext\(\)/g, '= false'],
    ],
  },
  {
    what: 'gives a link without classes an empty one',
    places: [[/(isTransitioning \? "transitioning" : null\s*\]\.filter\(Boolean\)\.join\(" "\));/, '$1 || undefined;']],
  },
];

/**
 * Leaves out of the router what no page uses: React Router is one program for sites of many kinds, and most of it hangs
 * together, so that a bundler keeps it. The linter refuses the functions that need what is missing.
 */
export const leanRouter = () =>
  leanPackage(
    'lean-router',
    { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/, code: 'function createRouter(' },
    cuts,
  );
