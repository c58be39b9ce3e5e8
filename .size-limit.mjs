import { readFileSync, readdirSync, statSync } from 'node:fs';

/**
 * What a visitor's or a partner's browser must fetch, brotli-compressed, in units of 1,000 bytes: the size of the `.br`
 * files that the build writes and the servers send. A budget is raised only with a reason in docs/decisions.
 *
 * @typedef {import('size-limit').SizeLimitConfig[number]} Budget
 */

const site = 'storefront/dist';

/** Pages of each kind that has chunks of its own, in English; the English address leads to the Spanish page below `/es`. */
const englishPages = [
  '/',
  '/care',
  '/treatments',
  '/treatments/urinary-tract-infection',
  '/treatments/weight-loss',
  '/medication-refill',
  '/category/urgent-care',
  '/faqs',
  '/how-it-works',
  '/savings-card',
  '/terms',
  '/partners/doctor',
];

const pages = ['', '/es'].flatMap((base) => englishPages.map((page) => base + page));

/** The scripts that a page's HTML asks for: those it runs before it is interactive. @param {string} page */
function scriptsOf(page) {
  const html = readFileSync(`${site}${page}/index.html`, 'utf8');
  const addresses = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => site + address);
  if (addresses.length < 2) throw new Error(`${page} names no scripts: has its HTML changed?`);
  return [...new Set(addresses)].map((address) => `${address}.br`);
}

/**
 * The largest of the files with such a name: each edition has one of its own, and a browser fetches one of them.
 *
 * @param {string} name
 */
function largest(name) {
  const files = readdirSync(`${site}/assets`).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js.br'));
  if (files.length === 0) throw new Error(`there is no ${name}: is it called otherwise now?`);
  return heaviest(files.map((file) => `${site}/assets/${file}`));
}

/** The heaviest prerendered page of an edition. @param {'en' | 'es'} language */
function heaviestPage(language) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .filter((file) => /^es[\\/]/.test(file) === (language === 'es'));
  return heaviest(files.map((file) => `${site}/${file}`));
}

/** @param {string[]} files at least one */
function heaviest(files) {
  const sizes = files.map((file) => ({ file, size: statSync(file).size }));
  return sizes.reduce((most, next) => (next.size > most.size ? next : most)).file;
}

/** @type {Budget[]} */
const budgets = [
  { name: 'Receptionist: loader with its launcher', path: 'widget/dist/receptionist.js.br', limit: '2920 B' },
  {
    name: 'Receptionist: everything the first open needs',
    path: ['widget/dist/app-*.js.br', 'widget/dist/chat-*.js.br'],
    limit: '43 kB',
  },
  {
    name: 'Receptionist: reader of emergencies, once somebody types',
    path: 'widget/dist/reader-*.js.br',
    limit: '61.5 kB',
  },
  ...pages.map((page) => ({ name: `Storefront: scripts of ${page}`, path: scriptsOf(page), limit: '112 kB' })),
  { name: 'Storefront: the doctor, once somebody turns to it', path: largest('diagnose'), limit: '55.5 kB' },
  {
    name: 'Storefront: the search, at its first focus',
    path: largest('searchIndex'),
    limit: '40 kB',
  },
  { name: 'Storefront: HTML of the heaviest page', path: heaviestPage('en'), limit: '16.4 kB' },
  { name: 'Storefront: HTML of the heaviest page in Spanish', path: heaviestPage('es'), limit: '16.4 kB' },
  { name: 'Storefront: fonts', path: `${site}/assets/*.woff2`, limit: '40 kB' },
  { name: 'Storefront: heaviest hero picture', path: `${site}/images/hero/default.svg.br`, limit: '30 kB' },
];

export default budgets.map((budget) => Object.assign(budget, { brotli: false }));
