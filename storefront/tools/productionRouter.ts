import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The router is a dependency of react-router-dom and not of ours.
const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom/package.json'));
const folder = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production');

/** Aliases for the router's production build, which its package offers under no export condition. */
export const productionRouter = {
  'react-router/dom': join(folder, 'dom-export.mjs'),
  'react-router': join(folder, 'index.mjs'),
};
