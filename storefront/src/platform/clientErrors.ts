import { parse } from 'error-stack-parser-es/lite';
import type { Report } from './reports.types';

/** Of one page no more are told: the first ones say what is wrong. */
export const mostErrors = 10;

/** The language's own; a name of another kind could be anything, even words. */
const knownErrors: ReadonlySet<string> = new Set([
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
]);

interface Place {
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

const nowhere: Place = { file: undefined, line: undefined, column: undefined };

/**
 * Tells of the page's uncaught errors and rejections, and of scripts and styles that did not come: what kind and where,
 * never the message, which could quote what was typed. The same place is told once.
 *
 * @param routeOf the pattern of the route that shows.
 * @returns what tells of an error that was caught.
 */
export function reportErrors(tell: (report: Report) => void, routeOf: () => string): (error: unknown) => void {
  const told = new Set<string>();
  const report = (error: string, { file, line, column }: Place) => {
    const place = { error, file: fileOf(file), line: line ?? 0, column: column ?? 0 };
    const key = JSON.stringify(place);
    if (told.has(key) || told.size >= mostErrors) return;
    told.add(key);
    tell({ kind: 'error', ...place, route: routeOf() });
  };
  const reportThrown = (error: unknown) => {
    report(kindOf(error), placeOf(error));
  };
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        const { error, filename, lineno, colno } = event as ErrorEvent & { readonly error: unknown };
        report(kindOf(error), { file: filename, line: lineno, column: colno });
        return;
      }
      // A file that failed says so at its element only.
      const { target } = event;
      if (target instanceof HTMLScriptElement) report('load', { ...nowhere, file: target.src });
      else if (target instanceof HTMLLinkElement) report('load', { ...nowhere, file: target.href });
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    reportThrown(reason);
  });
  return reportThrown;
}

function kindOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return knownErrors.has(name) ? name : 'Error';
}

/** Where an error was thrown, by its stack. */
function placeOf(error: unknown): Place {
  const frame =
    error instanceof Error ? parse(error, { allowEmpty: true }).find(({ file }) => file !== undefined) : undefined;
  return frame === undefined ? nowhere : { file: frame.file, line: frame.line, column: frame.col };
}

/** A document's address can name a condition, and a script's query anything: of the site's own files the path is said. */
function fileOf(address = ''): string {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (url === undefined || url.origin !== location.origin) return 'elsewhere';
  return /^\/[\w./-]+\.(?:m?js|css)$/.test(url.pathname) ? url.pathname : 'page';
}
