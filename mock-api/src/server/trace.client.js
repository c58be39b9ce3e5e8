import { trusted } from './trusted.client.js';

// Follows a visit in the tabs that this page opens: they are of its own origin, so it can look at them from outside, and
// the pages are the very ones that visitors get. What they show is laid beside the rules by the server.

const pause = 300;

/** @typedef {{ tab: Window, document: number, read: number, href: string }} Followed */

/** @type {Followed[]} */
const tabs = [];
/** @type {string[]} */
const pages = [];
/** @type {unknown[]} */
const events = [];
/** @type {Set<string>} */
const hosts = new Set();
const since = Date.now();
const before = stored(localStorage);
let privacyControl = false;
let shown = '';

const form = document.querySelector('#start');
const address = document.querySelector('#address');
const save = document.querySelector('#export');
const state = document.querySelector('#trace-state');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (address instanceof HTMLInputElement) openTab(address.value);
});
save?.addEventListener('click', () => void saveReport());
// While it is open the server writes this browser's calls and launches down.
const log = new EventSource('/qa/log');
log.addEventListener('error', () => say('The log is interrupted: calls and launches are missing from the trace.'));
log.addEventListener('open', () => say('Following the tabs that are opened here.'));
setInterval(() => void follow(), pause);

/** @param {string} text */
function say(text) {
  if (state !== null) state.textContent = text;
}

/** @param {string} path */
function openTab(path) {
  const url = new URL(path, location.origin);
  const tab = url.origin === location.origin ? open(url, '_blank') : null;
  if (tab === null) say('The browser held the tab back, or the address is not of this site.');
  else tabs.push({ tab, document: 0, read: 0, href: '' });
  if (save instanceof HTMLButtonElement) save.disabled = false;
}

/** @param {Storage} storage */
function stored(storage) {
  return Object.fromEntries(Object.entries(storage).map(([name, value]) => [name, String(value)]));
}

/** @param {Followed} followed */
function look(followed) {
  const { tab } = followed;
  if (tab.closed || tab.location.href.startsWith('about:')) return;
  const { origin, pathname, search, href } = tab.location;
  if (origin !== location.origin) return;
  if (tab.performance.timeOrigin !== followed.document) {
    followed.document = tab.performance.timeOrigin;
    followed.read = 0;
  }
  if (href !== followed.href && !pathname.startsWith('/stand-in/')) pages.push(pathname + search);
  followed.href = href;
  /** @type {unknown} */
  const layer = Reflect.get(tab, 'dataLayer');
  if (Array.isArray(layer)) {
    events.push(...layer.slice(followed.read).map(plain));
    followed.read = layer.length;
  }
  for (const { name } of tab.performance.getEntriesByType('resource')) {
    const { host, protocol } = new URL(name);
    if (host !== location.host && protocol.startsWith('http')) hosts.add(host);
  }
  privacyControl ||= Reflect.get(tab.navigator, 'globalPrivacyControl') === true;
}

/** @param {unknown} value */
function plain(value) {
  try {
    return JSON.parse(JSON.stringify(value)) ?? null;
  } catch {
    return null;
  }
}

function observed() {
  /** @type {Record<string, string>} */
  const visit = {};
  for (const { tab, href } of tabs) {
    try {
      if (!tab.closed && href !== '') Object.assign(visit, stored(tab.sessionStorage));
    } catch {
      // A tab that has left for another site shows nothing.
    }
  }
  return {
    since,
    pages,
    events,
    before,
    now: stored(localStorage),
    visit,
    privacyControl,
    otherHosts: [...hosts],
  };
}

async function follow() {
  for (const followed of tabs) {
    try {
      look(followed);
    } catch {
      // It has left for another site, or is between two pages.
    }
  }
  if (tabs.length === 0) return;
  const markup = await trace('/qa/visit');
  const place = document.querySelector('#trace');
  if (markup === undefined || markup === shown || place === null) return;
  shown = markup;
  place.innerHTML = trusted(markup);
}

/** @param {string} path */
async function trace(path) {
  try {
    const answer = await fetch(path, { method: 'POST', body: JSON.stringify(observed()) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

async function saveReport() {
  const report = await trace('/qa/visit?file');
  if (report === undefined) {
    say('The report could not be made.');
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([report], { type: 'text/markdown' }));
  link.download = 'visit-trace.md';
  link.click();
  URL.revokeObjectURL(link.href);
}
