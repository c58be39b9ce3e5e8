import * as settings from './settingTexts/en';

/** An optimizer or consent manager that changes scripts before pages are sent, or holds them back. */
export interface Keeper {
  readonly name: string;
  /** Found in the address, a `type` or an attribute of scripts. */
  readonly mark: RegExp;
  /** Attributes that make it leave a script alone. */
  readonly spared?: Readonly<Record<string, string>>;
  /** Where it is told to leave one alone, with what is to be entered there. */
  readonly setting?: string;
}

const entry = '/receptionist/v1/receptionist';

/** What combines, inlines, defers and delays scripts. Attributes and settings are those of their makers' manuals. */
export const optimizers: readonly Keeper[] = [
  {
    name: 'WP Rocket',
    mark: /rocketlazyloadscript|data-rocket-|wp-content\/cache\/min\/|wp-rocket/,
    spared: { nowprocket: '' },
    setting: settings.wpRocket(entry),
  },
  {
    name: 'Cloudflare Rocket Loader',
    mark: /rocket-loader(?:\.min)?\.js|data-cf-settings|[\da-f]{24}-(?:text\/javascript|module)/,
    spared: { 'data-cfasync': 'false' },
  },
  {
    name: 'Autoptimize',
    mark: /cache\/autoptimize\/|autoptimize_/,
    spared: { 'data-noptimize': '1' },
    setting: settings.autoptimize(entry),
  },
  {
    name: 'LiteSpeed Cache',
    mark: /litespeed\/(?:js|javascript)|data-optimized="?[12]|\blitespeed\b/,
    spared: { 'data-no-optimize': '1', 'data-no-defer': '1' },
  },
  {
    name: 'W3 Total Cache',
    mark: /wp-content\/cache\/minify\//,
    setting: settings.w3TotalCache(entry),
  },
  {
    name: 'NitroPack',
    mark: /nitropack\/|nitro-src|cdn-\w+\.nitrocdn\.com/,
    spared: { 'nitro-exclude': '' },
  },
  {
    name: 'Perfmatters',
    mark: /pmdelayedscript|perfmatters/,
    setting: settings.perfmatters(entry),
  },
  {
    name: 'WP-Optimize',
    mark: /cache\/wpo-minify\//,
    setting: settings.wpOptimize(entry),
  },
  {
    name: 'SiteGround Optimizer',
    mark: /siteground-optimizer-assets/,
    setting: settings.siteGround(entry),
  },
  { name: 'WP Meteor', mark: /javascript\/blocked|data-wpmeteor/, spared: { 'data-wpmeteor-nooptimize': 'true' } },
  {
    name: 'Flying Scripts',
    mark: /flying-scripts|data-type="?lazy/,
    setting: settings.flyingScripts(entry),
  },
  { name: 'Jetpack Boost', mark: /_jb_static\/|jetpack-boost/, spared: { 'data-jetpack-boost': 'ignore' } },
  { name: 'PageSpeed module', mark: /\.pagespeed\.\w+\.|text\/psajs/, spared: { 'data-pagespeed-no-defer': '' } },
];

/** What holds scripts back until a visitor has agreed. */
export const consentManagers: readonly Keeper[] = [
  {
    name: 'Cookiebot',
    mark: /consent\.cookiebot\.(?:com|eu)|data-cookieconsent/,
    spared: { 'data-cookieconsent': 'ignore' },
  },
  { name: 'OneTrust', mark: /cdn\.cookielaw\.org|optanon-category/, spared: { 'data-ot-ignore': '' } },
  { name: 'CookieYes', mark: /cdn-cookieyes\.com|data-cookieyes/ },
  { name: 'Usercentrics', mark: /app\.usercentrics\.eu|data-usercentrics/ },
  { name: 'Klaro', mark: /\bklaro(?:[.@/-]|Config)/ },
  { name: 'Complianz', mark: /complianz|cmplz/ },
  { name: 'iubenda', mark: /cdn\.iubenda\.com|_iub_cs_activate/, spared: { class: '_iub_cs_skip' } },
  { name: 'Osano', mark: /cmp\.osano\.com/ },
  { name: 'Termly', mark: /app\.termly\.io/ },
  { name: 'Borlabs Cookie', mark: /borlabs-cookie/ },
  { name: 'CookieHub', mark: /cookiehub\.(?:net|eu)/ },
];
