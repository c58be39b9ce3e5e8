import type { Page } from '@playwright/test';

/** What a page needs to embed the Receptionist. */
export interface Embed {
  /** Address of the loader, on another origin than the page's. */
  readonly loader: string;
  /** Origin of loader, storefront and search. */
  readonly origin: string;
  /** The whole embed: one script tag. */
  readonly tag: string;
}

/** A page of somebody else's that embeds the Receptionist. */
export interface HostPage {
  /** The page's path. */
  readonly id: string;
  /** What it is like; reads on after "works on". */
  readonly title: string;
  /** Rows of docs/requirements.md that the conversation on it shows. */
  readonly shows: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The page's HTML. Files of `assets` are at its root, those of libraries under `/lib`, and the widget's own under
   * `/receptionist/v1`, so that it can be of the page's own origin too.
   *
   * @param path the path that was asked for, where the page has links to others of its kind
   */
  readonly html: (embed: Embed, path?: string) => string;
  /** Scripts that only this site has, by path. */
  readonly files?: Readonly<Record<string, (embed: Embed) => string>>;
  /** How the HTML is written into bytes; UTF-8 if nothing is said. */
  readonly encoding?: 'latin1';
  /** What happens on the page before the visitor turns to the chat. */
  readonly before?: (page: Page) => Promise<void>;
  /** Its policy refuses the conversation's frame: the conversation is drawn in the page, which the console says. */
  readonly refusesFrame?: boolean;
  /** Selector of the frame that has the chat, where it is not in the page itself. */
  readonly frame?: string;
}
