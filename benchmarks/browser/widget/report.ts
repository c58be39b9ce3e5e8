import { markdownTable } from '@front-door/shared/markdownTable';
import { median } from '../measurement';
import { holdInMs, restInMs, slowdown, type Measured } from './measure';

type Results = ReadonlyMap<string, readonly Measured[]>;

interface Column {
  readonly title: string;
  /** Less is better; `undefined` where the widget has no such thing. */
  readonly value: (measured: Measured) => number | undefined;
  readonly show: (value: number) => string;
}

const whole = (unit: string) => (value: number) => `${Math.round(value).toLocaleString('en-US')}${unit}`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const megabytes = (value: number) => `${(value / 1e6).toFixed(2)} MB`;

const loading: readonly Column[] = [
  { title: 'Bytes', value: ({ loaded }) => loaded.bytes, show: kilobytes },
  { title: 'Requests', value: ({ loaded }) => loaded.requests, show: whole('') },
  { title: 'Scripts', value: ({ loaded }) => loaded.script, show: whole(' ms') },
  { title: 'Long tasks', value: ({ longTasks }) => longTasks, show: whole('') },
  { title: 'In long tasks', value: ({ longTaskTime }) => longTaskTime, show: whole(' ms') },
  { title: 'Layout shift', value: ({ shift }) => shift, show: (value) => value.toFixed(4) },
  { title: 'Launcher', value: ({ launcher }) => launcher, show: whole(' ms') },
  { title: 'Heap', value: ({ loaded }) => loaded.heap, show: megabytes },
];

const opening: readonly Column[] = [
  { title: 'Press to input', value: (measured) => measured.opening, show: whole(' ms') },
  { title: 'On the next page', value: ({ reopening }) => reopening, show: whole(' ms') },
  { title: 'By a tap', value: ({ held }) => held, show: whole(' ms') },
  { title: 'After a rest', value: ({ rested }) => rested, show: whole(' ms') },
  { title: 'Bytes', value: ({ opened }) => opened.bytes, show: kilobytes },
  { title: 'Requests', value: ({ opened }) => opened.requests, show: whole('') },
  { title: 'Scripts', value: ({ opened }) => opened.script, show: whole(' ms') },
  { title: 'Heap', value: ({ opened }) => opened.heap, show: megabytes },
];

/** The median of what a column shows of one widget. */
function figure(column: Column, measured: readonly Measured[]): number | undefined {
  const values = measured.map(column.value).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : median(values);
}

function table(columns: readonly Column[], results: Results): string {
  const rows = Array.from(results, ([name, measured]) => {
    const figures = columns.map((column) => {
      const value = figure(column, measured);
      return value === undefined ? '–' : column.show(value);
    });
    return [name, ...figures];
  });
  return markdownTable(['', ...columns.map(({ title }) => title)], rows, { rightFrom: 1 });
}

/** Both tables, in Markdown. */
export function tables(results: Results): string {
  return `${table(loading, results)}\n\n${table(opening, results)}`;
}

/** One line for each column: whether the first of the widgets is ahead of all others, and of whom it is not. */
function verdicts(columns: readonly Column[], results: Results): string {
  const [, [, ours] = ['', []], ...others] = [...results];
  return columns
    .map((column) => {
      const own = figure(column, ours);
      const ahead = others.filter(([, measured]) => {
        const value = figure(column, measured);
        return value !== undefined && own !== undefined && column.show(value) !== column.show(own) && value < own;
      });
      const equal = others.filter(([, measured]) => {
        const value = figure(column, measured);
        return value !== undefined && own !== undefined && column.show(value) === column.show(own);
      });
      const names = (found: typeof others) => found.map(([name]) => name).join(', ');
      if (ahead.length > 0) return `- ${column.title}: **not first**, behind ${names(ahead)}`;
      return `- ${column.title}: first${equal.length > 0 ? `, with ${names(equal)}` : ''}`;
    })
    .join('\n');
}

/** How and on what the benchmark was run. */
interface Setup {
  readonly date: string;
  readonly command: string;
  readonly rounds: number;
  readonly versions: readonly string[];
}

/** The document that keeps the figures. */
export function reportDocument(results: Results, { date, command, rounds, versions }: Setup): string {
  return `# Widget benchmark

What the Receptionist costs a plain page, and how fast it opens, compared with other chat widgets on npm, each
embedded as its documentation says. \`${command}\` measured on ${date}: ${rounds === 1 ? 'one round' : `medians of ${String(rounds)} rounds`}, in which
all took turns, each in a fresh browser profile, with a processor made ${String(slowdown)} times slower. One server on
this machine served all files in the same way (Brotli, quality 11) and answered the widgets' calls at once, with the
least that they accept. Other sites could not be reached, so requests to them count as requests and not as bytes.

## Before anyone uses it

${table(loading, results)}

Bytes and requests are those added to the page's own. "Launcher" is the time from navigation until it can be pressed;
deep-chat and botframework-webchat have no launcher and are open on the page, so for them it is the time until their
input can be used. "Scripts" is the time spent compiling and running them. Bytes, requests, scripts and heap were
measured on a page without any tool in it, times on another page with a small probe.

${verdicts(loading, results)}

## When it is opened

${table(opening, results)}

Times are from the moment when the launcher is pressed until the input can be typed into. In "press to input" and on the
next page it is let go of at once, sooner than any finger does. "By a tap" it is let go of after ${String(holdInMs)} ms, as by
a finger; only then do browsers tell the page of a click. The Receptionist starts loading its chat when it is pressed, while
the others have loaded theirs already; on the next page it is in the browser's cache. "After a rest" is by a mouse that was
on the launcher for ${String(restInMs)} ms before, which is when the Receptionist starts loading. These figures are for this browser, a headless shell, which runs the frame of the
conversation in the page's process. A full Chrome gives the frame its own process, and caches no file for a document with
an opaque origin: there the frame's file is requested again on each page. Bytes, requests, scripts and heap include loading.

${verdicts(opening, results)}

## Set-up

${versions.map((version) => `- ${version}`).join('\n')}

Times depend on the machine and on what else it does; run the command again before comparing.
`;
}
