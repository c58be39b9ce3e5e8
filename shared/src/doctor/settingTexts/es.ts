import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

/* The names of settings are those of the optimizers' English screens. */

export const wpRocket: typeof english.wpRocket = (entry) =>
  `WP Rocket → File optimization: ponga ${entry} en "Excluded JavaScript Files" de minify/combine, defer y delay`;
export const autoptimize: typeof english.autoptimize = (entry) => `Autoptimize → "Exclude scripts": agregue ${entry}`;
export const w3TotalCache: typeof english.w3TotalCache = (entry) =>
  `W3 Total Cache → Minify → "Never minify the following JS files": agregue ${entry}`;
export const perfmatters: typeof english.perfmatters = (entry) =>
  `Perfmatters → Assets → "Excluded from Delay": agregue ${entry}`;
export const wpOptimize: typeof english.wpOptimize = (entry) =>
  `WP-Optimize → Minify → "Default exclusions": agregue ${entry}`;
export const siteGround: typeof english.siteGround = (entry) =>
  `SiteGround Optimizer → Frontend → excluya ${entry} de minify, combine y defer`;
export const flyingScripts: typeof english.flyingScripts = (entry) =>
  `Flying Scripts: no ponga ${entry} entre sus palabras clave`;
