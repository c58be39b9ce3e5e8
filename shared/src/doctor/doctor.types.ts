/**
 * The doctor's words: what it is given of a partner's page, and what it says. It touches no network and no DOM;
 * whoever asks has read the page (a text field, a file, a browser) and shows the answer.
 */

/** One element of a page. */
export interface MarkupElement {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What a script or style element says; empty for others. */
  readonly text: string;
  /** Where it begins in the HTML as it was sent, from 1. Absent where a script put it there. */
  readonly line?: number;
  /** It stands where nothing runs: in a `noscript`, a `template`, or a comment. */
  readonly inert?: 'noscript' | 'template' | 'comment';
  /** It was sent with the page and is there no more. */
  readonly isGone?: true;
}

/** A page's elements in their order, those of inert parts too. */
export interface Markup {
  readonly elements: readonly MarkupElement[];
  /** The HTML has a root, head or body of its own; a fragment has none of them. */
  readonly isWhole: boolean;
}

/** A response header. */
export type Header = readonly [name: string, value: string];

/** One file of a release, as receptionist-manifest.json has it. */
export interface ReleaseFile {
  readonly file: string;
  /** `sha384-…` */
  readonly integrity: string;
}

/** What receptionist-manifest.json says of the release that is served, by the parts' names: `loader`, `app` and so on. */
export type Release = Readonly<Record<string, ReleaseFile>>;

/** What a real browser saw of the page. */
export interface Observed {
  /** What the browser refused, or only reported, because of a policy. */
  readonly violations: readonly Violation[];
  /** What was printed as an error, and what was thrown and not caught. */
  readonly errors: readonly string[];
  /** Requests for the Receptionist's files that failed. */
  readonly failed: readonly { readonly address: string; readonly why: string }[];
  /** How many of the Receptionist's elements the page has. */
  readonly widgets: number;
  readonly launcher:
    | { readonly kind: 'none' }
    | { readonly kind: 'seen' }
    /** Nothing of it is drawn, or it is outside the window. */
    | { readonly kind: 'unseen'; readonly why: string }
    /** A click on it hits something else. */
    | { readonly kind: 'covered'; readonly by: string };
  /** Whether the chat opened, and where it is drawn. */
  readonly opened: 'in a frame' | 'in the page' | 'not' | 'not tried';
  /** Styles of the root element and body that change where fixed things stand: `html { transform: … }`. */
  readonly displaced: readonly string[];
  /** Globals of the window by which a script is known. */
  readonly globals: readonly string[];
  /** Kinds of events inside the launcher that the page prevents. */
  readonly prevented: readonly string[];
  /** Selectors of frames in which the Receptionist is, where it is not in the page itself. */
  readonly inFrames: readonly string[];
}

/** What a policy refused. */
export interface Violation {
  readonly directive: string;
  /** Address, or a word such as `inline`. */
  readonly blocked: string;
  readonly isReported: boolean;
}

/** Everything that is known of the page. */
export interface PageSeen {
  readonly markup: Markup;
  readonly headers: readonly Header[];
  /** Where it was loaded from; absent for pasted HTML. */
  readonly address?: string;
  /** Where the Receptionist is served from, unless a tag says otherwise. */
  readonly site: Site;
  /** What is served there; absent where it could not be asked. */
  readonly release?: Release;
  /** The partner that the page should name; absent where nobody said. */
  readonly partner?: string;
  readonly observed?: Observed;
  /** `CSS.supports`, where there is one. */
  readonly supports?: (property: string, value: string) => boolean;
}

export interface Site {
  /** Address of the loader. */
  readonly loader: string;
  /** Base of the search API; also a path, from the loader's root. */
  readonly searchApi: string;
}

/**
 * `prevents`: the chat does not come, or cannot answer. `harms`: it works, but worse, later or not for everybody.
 * `note`: it works; good to know.
 */
export type Severity = 'prevents' | 'harms' | 'note';

/** The hazards that the doctor knows. */
export type Hazard =
  | 'tag-missing'
  | 'tag-by-script'
  | 'tag-inlined'
  | 'tag-inert'
  | 'tag-duplicate'
  | 'tag-insecure'
  | 'tag-not-async'
  | 'tag-nomodule'
  | 'policy-script'
  | 'policy-nonce'
  | 'policy-connect'
  | 'policy-trusted-types'
  | 'policy-sandbox'
  | 'policy-sandbox-links'
  | 'integrity-wrong'
  | 'integrity-old'
  | 'integrity-of-newest'
  | 'integrity-without-crossorigin'
  | 'integrity-policy-tag'
  | 'integrity-policy-map'
  | 'held-by-optimizer'
  | 'held-for-consent'
  | 'optimizer'
  | 'consent-manager'
  | 'option-unknown'
  | 'option-value'
  | 'option-without-data'
  | 'option-not-in-tag'
  | 'partner-other'
  | 'partner-empty'
  | 'partner-unknown'
  | 'frame-sandboxed'
  | 'in-frame'
  | 'site-builder'
  | 'embedder-policy'
  | 'base'
  | 'viewport-missing'
  | 'viewport-fixed'
  | 'language-missing'
  | 'language-misspelt'
  | 'language-differs'
  | 'language-not-spoken'
  | 'global-taken'
  | 'document-member-taken'
  | 'recorder'
  | 'same-corner'
  | 'scroll-taken'
  | 'fetch-replaced'
  | 'translator'
  | 'document-write'
  | 'root-transformed'
  | 'root-zoomed'
  | 'layer-above'
  | 'selection-forbidden'
  | 'copy-protection'
  | 'seen-refused'
  | 'seen-reported'
  | 'seen-failed'
  | 'seen-no-widget'
  | 'seen-hidden'
  | 'seen-covered'
  | 'seen-not-opened'
  | 'seen-twice'
  | 'seen-prevented';

/** One hazard that the page has. */
export interface Finding {
  readonly id: Hazard;
  readonly severity: Severity;
  /** What was met, in one or two sentences. */
  readonly met: string;
  /** Where: a line, or a selector. */
  readonly where?: string;
  /** What to do about it. */
  readonly set: string;
  /** The very text to write, where there is one. */
  readonly code?: string;
  /** Anchor in docs/embedding.md. */
  readonly doc: string;
}

/** A rule reads a page and names each hazard of its kind. */
export type Rule = (page: PageSeen) => readonly Finding[];
