import { largestSearchBody, type Problem } from '../contract/search';
import { policiesFile, type Policies } from '../routing/contentPolicy';
import { folderPage, notFoundPages, routeRules, ruleFor, widgetBase, type RouteRule } from '../routing/routeRules';

/** The files of each build without which there is no site. */
export const neededFiles = {
  storefront: [folderPage, ...notFoundPages.map(({ file }) => file), policiesFile],
  widget: ['receptionist.js', 'receptionist-manifest.json'],
} as const;

/** A built site, as the generators of configurations read it. */
export interface Site {
  /** Paths of its files from the root, without the compressed ones; the widget's stand under `widgetBase`. */
  readonly files: readonly string[];
  readonly policies: Policies;
  /** The type of a file, as in `text/html; charset=utf-8`. */
  readonly typeOf: (file: string) => string;
}

export interface Place {
  /** The folder of the site on the machine that serves it, absolute. */
  readonly root: string;
  /** Where what is no file is answered, as in `127.0.0.1:4173`; nowhere when absent. */
  readonly backend?: string | undefined;
  /** Absent: every load of the loader gets the site's own. */
  readonly canary?: Canary | undefined;
}

/** Another release's loader, which some loads get at the loader's address, each chosen by itself. */
export interface Canary {
  /** A whole number from 1 to 100. */
  readonly percent: number;
  /** From the site's root, as in `/receptionist/v1/receptionist.0123456789abcdef.js`. */
  readonly path: string;
}

/** Beside the loader, for a server that reads no configuration: a `Canary`. */
export const canaryFile = '.canary.json';

/** The rules that hold where no tester chooses how calls are answered. */
export const publicRules: readonly RouteRule[] = routeRules.filter(({ isForTesters }) => isForTesters !== true);

/**
 * What a server that stands before the backend says of a call by itself, by the status that it would say otherwise. Pages of
 * every origin may read it: the chat takes an answer that it may not read for a refusal of its origin, and asks once more.
 */
export const ownProblems: ReadonlyMap<number, Problem> = new Map(
  (
    [
      [400, 400, 'Bad Request', 'The request is malformed.'],
      [404, 404, 'Not Found', 'The API has no such call.'],
      [413, 400, 'Bad Request', `The body must have at most ${String(largestSearchBody)} bytes.`],
      [500, 500, 'Internal Server Error', 'The server failed to answer.'],
      [502, 502, 'Bad Gateway', 'The backend is away for a moment.'],
      [503, 503, 'Service Unavailable', 'The backend is away for a moment.'],
      [504, 504, 'Gateway Timeout', 'The backend did not answer in time.'],
    ] as const
  ).map(([instead, status, title, detail]) => [
    instead,
    { type: 'about:blank', title, status, detail, ...(instead === 413 ? { field: 'body' } : {}) },
  ]),
);

/** A file that is found in any case, and the addresses that lead to it. */
export interface Addressed {
  readonly file: string;
  /** In lower case. */
  readonly addresses: readonly string[];
}

/**
 * The files of the storefront that are found by their address in any case.
 *
 * @throws where two differ in case alone.
 */
export function addressedFiles({ files }: Site): readonly Addressed[] {
  const found = files
    .filter((file) => !`/${file}`.startsWith(`${widgetBase}/`) && !isNotFoundPage(file))
    .map((file) => ({ file, addresses: addressesOf(file) }))
    .filter(({ addresses }) => ruleFor(addresses[0] ?? '', false).from === 'storefront')
    .filter(({ addresses }) => ruleFor(addresses[0] ?? '', false).kind !== 'asset');
  const all = found.flatMap(({ addresses }) => addresses);
  const twice = all.find((address, index) => all.indexOf(address) !== index);
  if (twice !== undefined) throw new Error(`two files of the site answer for ${twice}`);
  return found;
}

/** Whether a file is sent only in place of what there is not. */
export function isNotFoundPage(file: string): boolean {
  return notFoundPages.some((page) => page.file === file);
}

function addressesOf(file: string): readonly string[] {
  if (file === folderPage) return ['/'];
  const folder = file.endsWith(`/${folderPage}`) ? file.slice(0, -folderPage.length - 1) : undefined;
  return folder === undefined ? [`/${file.toLowerCase()}`] : [`/${folder.toLowerCase()}`, `/${folder.toLowerCase()}/`];
}

/** The policy of the page that a file is; nothing for other files. */
export function policyOfFile({ policies: { policies, pages } }: Site, file: string): string | undefined {
  const index = pages[file];
  return index === undefined ? undefined : policies[index];
}

/** Types by the ending of a file's name. */
export function typesByEnding({ files, typeOf }: Site): ReadonlyMap<string, string> {
  const endings = files.map((file) => /\.(\w+)$/.exec(file)?.[1]).filter((ending) => ending !== undefined);
  return new Map(endings.map((ending) => [ending, typeOf(`x.${ending}`)]));
}
