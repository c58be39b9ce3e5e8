/* Where an optimizer is told to leave a script alone; `entry` is what is to be entered there. */

export const wpRocket = (entry: string) =>
  `WP Rocket → File optimization: enter ${entry} under "Excluded JavaScript Files" of minify/combine, defer and delay`;
export const autoptimize = (entry: string) => `Autoptimize → "Exclude scripts": add ${entry}`;
export const w3TotalCache = (entry: string) =>
  `W3 Total Cache → Minify → "Never minify the following JS files": add ${entry}`;
export const perfmatters = (entry: string) => `Perfmatters → Assets → "Excluded from Delay": add ${entry}`;
export const wpOptimize = (entry: string) => `WP-Optimize → Minify → "Default exclusions": add ${entry}`;
export const siteGround = (entry: string) =>
  `SiteGround Optimizer → Frontend → exclude ${entry} from minify, combine and defer`;
export const flyingScripts = (entry: string) => `Flying Scripts: leave ${entry} out of its keywords`;
