/** What is measured of one load of a page. Times in milliseconds; scores from 0 to 100. */
export interface Load {
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** The medians of a page's measurements. */
export interface Measurement extends Load {
  readonly kind: string;
  readonly path: string;
  /** LCP of the same page without its scripts: what network and paint alone cost. */
  readonly limit: number;
  /** The slowest of the scripted interactions. */
  readonly interactionToNextPaint: number;
}

export interface Goal {
  readonly name: string;
  readonly isMet: (measurement: Measurement) => boolean;
}

export const goals: readonly Goal[] = [
  { name: 'LCP at most 1.10 × the limit', isMet: (page) => lcpRatio(page) <= 1.1 },
  { name: 'TBT at most 100 ms', isMet: (page) => page.totalBlockingTime <= 100 },
  { name: 'CLS 0', isMet: (page) => page.cumulativeLayoutShift < 0.001 },
  { name: 'INP at most 200 ms', isMet: (page) => page.interactionToNextPaint <= 200 },
  { name: 'performance at least 97', isMet: ({ performance }) => performance >= 97 },
  { name: 'accessibility 100', isMet: ({ accessibility }) => accessibility === 100 },
  { name: 'best practices 100', isMet: ({ bestPractices }) => bestPractices === 100 },
  { name: 'SEO 100', isMet: ({ seo }) => seo === 100 },
];

/** How many times the physical limit a page's LCP is. */
export function lcpRatio({ largestContentfulPaint, limit }: Measurement): number {
  return largestContentfulPaint / limit;
}

/** The middle of an odd number of values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The median of each figure. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return {
    largestContentfulPaint: of('largestContentfulPaint'),
    totalBlockingTime: of('totalBlockingTime'),
    cumulativeLayoutShift: of('cumulativeLayoutShift'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
  };
}
