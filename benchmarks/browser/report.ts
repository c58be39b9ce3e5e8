import { markdownTable } from '@front-door/shared/markdownTable';
import { goals, lcpRatio, type Measurement } from './measurement';

const columns: readonly (readonly [title: string, cell: (page: Measurement) => string])[] = [
  ['Page', ({ kind }) => kind],
  ['Path', ({ path }) => `\`${path}\``],
  ['LCP', (page) => milliseconds(page.largestContentfulPaint)],
  ['Without scripts', (page) => milliseconds(page.limit)],
  ['Ratio', (page) => lcpRatio(page).toFixed(2)],
  ['TBT', (page) => milliseconds(page.totalBlockingTime)],
  ['CLS', (page) => page.cumulativeLayoutShift.toFixed(3)],
  ['INP', (page) => milliseconds(page.interactionToNextPaint)],
  ['Performance', ({ performance }) => String(performance)],
  ['Accessibility', ({ accessibility }) => String(accessibility)],
  ['Best practices', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
];

function milliseconds(value: number): string {
  return `${String(Math.round(value))} ms`;
}

/** A Markdown table of the pages, its columns aligned. */
export function table(pages: readonly Measurement[]): string {
  return markdownTable(
    columns.map(([title]) => title),
    pages.map((page) => columns.map(([, cell]) => cell(page))),
  );
}

/** One line for each goal: met, or by which pages not. */
export function verdicts(pages: readonly Measurement[]): string {
  return goals
    .map(({ name, isMet }) => {
      const missing = pages.filter((page) => !isMet(page));
      return missing.length === 0
        ? `- ${name}: met by every page`
        : `- ${name}: **missed** by ${missing.map(({ path }) => `\`${path}\``).join(', ')}`;
    })
    .join('\n');
}

/** How and on what a benchmark was run. */
export interface Setup {
  readonly date: string;
  readonly command: string;
  readonly runs: number;
  readonly throttling: string;
  /** Name and version of what took part, and of the machine. */
  readonly versions: readonly string[];
}

/** The document that keeps the figures. */
export function reportDocument(
  pages: readonly Measurement[],
  { date, command, runs, throttling, versions }: Setup,
): string {
  return `# Page benchmark

Figures of the production build as \`${command}\` measured them on ${date}: medians of ${String(runs)} loads of each
page in a fresh browser, as Lighthouse's slow phone (412 × 823 px, slow 4G, processor 4 times slower,
throttling: ${throttling}). The server sends what production would: Brotli, lasting caching for hashed files.

"Without scripts" is the LCP of the same page with its scripts removed, served in the same way: the cost of
network and paint alone. INP is the slowest of four things done on a slow phone (processor 4 times slower): opening the
menu, closing it, opening the chat, typing in it.

${table(pages)}

## Goals

${verdicts(pages)}

## Set-up

${versions.map((version) => `- ${version}`).join('\n')}

Times depend on the machine and on what else it does; ratios and scores much less. Run the command again before
comparing.
`;
}
