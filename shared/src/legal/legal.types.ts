/** A legal page. Every text may hold the placeholders of `fillBrand`. */
export interface LegalDocument {
  readonly title: string;
  /** "Effective …" or "Last updated …", shown under the title. */
  readonly dateLine: string;
  /** The page of the version that rules, by its address in English; that version itself names none. */
  readonly original?: string;
  /** Paragraphs before the first section. */
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Address fragment, unique within the document. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'subheading'; readonly text: string }
  /** Leads to another page of the storefront; `href` is its root path. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Leads to a website of others; `href` is its whole address. */
  | { readonly kind: 'outside'; readonly text: string; readonly href: string }
  /** A file to keep; `href` is its root path. */
  | { readonly kind: 'download'; readonly text: string; readonly href: string };
