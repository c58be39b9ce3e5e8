import type { Header, Observed, PageSeen, Release } from '../doctor.types';
import { readMarkup } from '../readMarkup';

export const site = {
  loader: 'https://www.example.com/receptionist/v1/receptionist.js',
  searchApi: '/rest/v1',
} as const;

/** The tag of a page that does everything right. */
export const tag = `<script async src="${site.loader}"></script>`;

export const release: Release = {
  loader: { file: 'receptionist.ab12.js', integrity: 'sha384-loader' },
  app: { file: 'app-cd34.js', integrity: 'sha384-app' },
  reader: { file: 'reader-ef56.js', integrity: 'sha384-reader' },
};

/** A visit without anything to complain of. */
export const calm: Observed = {
  violations: [],
  errors: [],
  failed: [],
  widgets: 1,
  launcher: { kind: 'seen' },
  opened: 'in a frame',
  displaced: [],
  globals: [],
  prevented: [],
  inFrames: [],
};

export interface Case {
  readonly root?: string;
  readonly head?: string;
  readonly body?: string;
  /** In place of the whole HTML. */
  readonly html?: string;
  readonly headers?: readonly Header[];
  readonly observed?: Partial<Observed>;
  readonly address?: string;
  readonly partner?: string;
  readonly release?: Release;
  readonly supports?: PageSeen['supports'];
}

/** A page that is without a hazard but for what a case says; its tag is in the head unless the case has a head. */
export function pageOf(given: Case): PageSeen {
  const { root = 'lang="en"', head = tag, body = '<h1>Corner Pharmacy</h1>', headers = [], observed } = given;
  const html =
    given.html ??
    `<!doctype html>\n<html ${root}>\n<head>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`;
  return {
    markup: readMarkup(html),
    headers,
    site,
    ...(given.address !== undefined && { address: given.address }),
    ...(given.partner !== undefined && { partner: given.partner }),
    ...(given.release !== undefined && { release: given.release }),
    ...(given.supports !== undefined && { supports: given.supports }),
    ...(observed !== undefined && { observed: { ...calm, ...observed } }),
  };
}

/** The tag with more attributes, or another file. */
export const scriptOf = (attributes: string, src: string = site.loader) =>
  `<script async src="${src}" ${attributes}></script>`;

export const policy = (value: string, name = 'Content-Security-Policy') => [[name, value] as const];
export const style = (text: string): Case => ({ head: `${tag}<style>${text}</style>` });

/** A page with a script of somebody else's. */
export const other = (src: string): Case => ({ body: `<script src="${src}"></script>` });
