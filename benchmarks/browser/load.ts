import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowser } from '../../e2e/support/browser';
import type { Load } from './measurement';
import { waitForQuiet } from './quiet';

/** How a slow phone is stood in for: computed from a fast load, or by slowing down network and processor. */
export type Throttling = 'simulate' | 'devtools';

export interface Loaded {
  readonly load: Load;
  /** What the audits that did not pass complain of. */
  readonly complaints: readonly string[];
  /** Lighthouse's measure of this machine's speed; below 1000 or so, figures are not comparable. */
  readonly machineSpeed: number;
  /** Whether other programs left the machine alone when the load began. */
  readonly wasQuiet: boolean;
}

/** On a busy machine a load can end without all figures. */
const attempts = 3;

/**
 * Loads a page in a fresh browser as Lighthouse's slow phone: mobile, slow 4G, processor 4 times slower.
 *
 * @throws when the page can't be measured.
 */
export async function loadPage(url: string, throttling: Throttling): Promise<Loaded> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const wasQuiet = await waitForQuiet();
    const loaded = { ...(await loadOnce(url, throttling)), wasQuiet };
    if (Object.values(loaded.load).every((figure) => Number.isFinite(figure))) return loaded;
  }
  throw new Error(`${url} was loaded ${String(attempts)} times and never measured whole: is the machine too busy?`);
}

async function loadOnce(url: string, throttlingMethod: Throttling): Promise<Omit<Loaded, 'wasQuiet'>> {
  const chromePath = findBrowser();
  const browser = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    // A certificate for this machine alone is nobody's to trust.
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...browserFlags],
    logLevel: 'silent',
  });
  try {
    const outcome = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (outcome === undefined) throw new Error(`${url} was not measured`);
    if (outcome.lhr.runtimeError !== undefined) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`);
    return {
      load: readLoad(outcome.lhr),
      complaints: readComplaints(outcome.lhr),
      machineSpeed: outcome.lhr.environment.benchmarkIndex,
    };
  } finally {
    browser.kill();
  }
}

function readLoad({ audits, categories }: Result): Load {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  return {
    largestContentfulPaint: figure('largest-contentful-paint'),
    totalBlockingTime: figure('total-blocking-time'),
    cumulativeLayoutShift: figure('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** Audits outside the performance category that are counted and did not pass, each with the places it names. */
function readComplaints({ audits, categories }: Result): readonly string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const details = audits[id]?.details;
      const items = details?.type === 'table' ? details.items : [];
      return `${id}: ${items.map((item) => placeOf(item)).join('; ')}`;
    });
}

/** What an audit's row is about: an element, or whatever else the row says. */
function placeOf(item: Readonly<Record<string, unknown>>): string {
  const { node } = item;
  return typeof node === 'object' && node !== null && 'selector' in node && typeof node.selector === 'string'
    ? node.selector
    : JSON.stringify(item);
}
