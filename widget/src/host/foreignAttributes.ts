/**
 * `data-` attributes that others put onto script tags, as `dataset` names them. A `$` says that the name ends there; any
 * other is also the beginning of names.
 */
const foreign = [
  'cfasync$', // Cloudflare's Rocket Loader
  'pagespeed', // mod_pagespeed
  'noptimize$', // Autoptimize
  'minify$|no(Optimize|Defer|Minify)$', // LiteSpeed Cache, WP Rocket and others: what was made smaller, and what is left as it is
  'optimized$', // LiteSpeed Cache
  'rocket', // WP Rocket
  'wp', // WordPress and its plugins
  'perfmatters|pmdelayed', // Perfmatters
  'ezscrex$', // Ezoic
  'jetpackBoost$', // Jetpack Boost
  'turbo', // Turbo, and Turbolinks before it
  'swup', // swup
  'nscript$|nextHead$', // Next.js
  'nHead$|hid$', // Nuxt
  'astro', // Astro
  'rh$|reactHelmet$', // React Helmet
  'v-|v[A-F]|vue|vmid$', // Vue's scoped styles, whose names may begin with a letter, and Vue Meta
  'require', // RequireJS
  'navigate[OT]', // Livewire
  'gtm', // Google Tag Manager
  'otIgnore$', // OneTrust
  'cookie', // Cookiebot, CookieYes and others
  'usercentrics$', // Usercentrics
  'cmp', // consentmanager, Complianz
  'borlabs', // Borlabs Cookie
  'iub', // iubenda
  'consent', // Termly and others
  'name$|src$|type$', // Klaro and others: what the tag has once it may run
  'category$|service$|purposes?$', // CookieConsent and others: what it needs consent for
];

const pattern = new RegExp(`^(?:${foreign.join('|')})`);

/** Whether an attribute belongs to another tool, and so is not reported as a mistake. */
export function isForeign(name: string): boolean {
  return pattern.test(name);
}
