import type { Language } from '../language';
import type { LanguageTag } from '../languageTag';

/**
 * The Receptionist's public contract: what a host page may set, call and hear. The storefront uses it
 * exactly as a partner's page does. docs/embedding.md tells partners the same in words.
 */

/** Where the visit came from; carried to the storefront by links from a partner's page. */
export interface ReceptionistContext {
  readonly partner?: string;
  readonly pharmacy?: string;
  readonly source?: string;
  readonly campaign?: string;
}

/** Every text that the Receptionist shows or reads out. What stands in braces is filled in. */
export interface ReceptionistTexts {
  /** Label of the launcher, and title of the panel. */
  readonly name: string;
  /** Label of the launcher while the chat is open. */
  readonly close: string;
  readonly loadFailed: string;
  /** Name of the button that closes the panel. */
  readonly closeChat: string;
  /** Name of the part that scrolls. */
  readonly conversation: string;
  /** Name of the list of messages. */
  readonly messages: string;
  /** With `{product}`. */
  readonly welcome: string;
  readonly prompt: string;
  readonly suggestions: string;
  readonly disclaimer: string;
  readonly connect: string;
  readonly nothingFound: string;
  readonly consult: string;
  /** Beneath an answer to somebody who writes in this language, where the panel speaks another: to go on in it. */
  readonly goOn: string;
  /** In the conversation, where a message could not be sent; the words are back in the input. */
  readonly failed: string;
  /** In the place of what the partner hides. With `{partner}`. */
  readonly notOffered: string;
  /** Name of the loading indicator. */
  readonly searching: string;
  /** Name and placeholder of the input. */
  readonly inputLabel: string;
  readonly send: string;
  /** With `{length}` and `{longest}`, in characters. */
  readonly counter: string;
  /** With `{longest}`, in characters. */
  readonly full: string;
  readonly emergency: string;
  readonly emergency911: string;
  readonly call911: string;
  readonly emergency988: string;
  readonly call988: string;
  readonly text988: string;
  readonly emergencyPoison: string;
  readonly callPoisonHelp: string;
  /** In the place of an answer while the notice says whom to call. */
  readonly callFirst: string;
  readonly dismiss: string;
  /** Beside the launcher, while a notice waits in the closed chat. */
  readonly unseen: string;
}

export type ReceptionistLanguage = Language;
export type ReceptionistSide = 'left' | 'right' | 'start' | 'end';
/** Where a plain click on a treatment leads: past all frames, in the widget's own one, or in a new tab. */
export type ReceptionistTarget = '_top' | '_self' | '_blank';

/** An element of the page, as far as that can be said where there are no pages. */
export interface ReceptionistContainer {
  readonly nodeType: number;
  readonly isConnected: boolean;
}

export interface ReceptionistOptions {
  /** Name in "Welcome to {product}!". */
  readonly product?: string;
  /** Base of the search API. Default: `/rest/v1` where the loader came from. */
  readonly searchApi?: string;
  /** Origin of the storefront that treatment links lead to. Default: where the loader came from. */
  readonly storefront?: string;
  /**
   * The page has an opener of its own: on narrow screens the round launcher is hidden while the chat
   * is closed.
   */
  readonly ownOpener?: boolean;
  /** The visitor's random UUID. Default: one that the widget keeps in local storage. */
  readonly guid?: string;
  /** Sent as a bearer token with every search. */
  readonly token?: string;
  /**
   * Read the bearer token from the `__session` cookie. Only where page and search API are of one site, or the
   * page is the storefront that the widget was built for; elsewhere the cookie is the page's own and is not read.
   */
  readonly sessionCookie?: boolean;
  readonly context?: ReceptionistContext;
  /**
   * Handles a plain click on a treatment or on "Start General Consult" in place of the link, for
   * hosts that route on the client. Receives a path such as `/treatments/rash`; in Spanish `/es/tratamientos/sarpullido`.
   */
  readonly navigate?: (path: string) => void;
  /**
   * Shows the page in the language that the visitor chooses to go on in, in place of the panel alone changing to it: for
   * pages that are there in both.
   */
  readonly changeLanguage?: (language: ReceptionistLanguage) => void;
  /** Makes the search calls in place of the page's own `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Element that the widget's element is put into, such as an open `<dialog>`. Default: beside the body. */
  readonly container?: ReceptionistContainer;
  /** Element that the chat stands in, open, as a part of the page and without a launcher. */
  readonly inline?: ReceptionistContainer;
  /** `false`: as with `ownOpener`, on screens of every width. Default: true. */
  readonly launcher?: boolean;
  /** Default: `_top`, so that pages in frames are not left in them. */
  readonly target?: ReceptionistTarget;
  /** Keeps the conversation for this tab while the visitor goes from page to page. Default: false. */
  readonly keep?: boolean;

  /** Also with a region, as in `es-MX`. Default: the page's language if it is Spanish, else English. */
  readonly language?: LanguageTag;
  /** Texts in place of the language's own. */
  readonly texts?: Partial<ReceptionistTexts>;
  /** Short for the text `name`, which it outweighs. */
  readonly label?: string;
  /** A CSS color: launcher, header, buttons and the visitor's own messages. */
  readonly primary?: string;
  /** A CSS color that can be read on `primary`. Default: white or black, whichever can. */
  readonly onPrimary?: string;
  /** A CSS font family, or several. */
  readonly font?: string;
  /** A CSS length, or the number 0: how round the panel and what is in it are. */
  readonly radius?: string | 0;
  /** Side of the window. Default: the end on wide screens, the start on narrow ones. */
  readonly side?: ReceptionistSide;
  /** A CSS length: distance from that side. */
  readonly offsetX?: string | 0;
  /** A CSS length: distance from the window's lower edge. */
  readonly offsetY?: string | 0;
  /** A whole number. */
  readonly zIndex?: number;
}

/** Options to be set; `undefined` withdraws one. */
export type ReceptionistChanges = {
  readonly [Name in keyof ReceptionistOptions]?: ReceptionistOptions[Name] | undefined;
};

/** What the widget tells its host. No event carries what the visitor typed. */
export type ReceptionistEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'search' }
  | { readonly type: 'suggestions'; readonly paths: readonly string[] }
  | { readonly type: 'select'; readonly path: string }
  | { readonly type: 'consult' }
  /** How many replies and notices came while the panel was not shown; 0 once it is shown. */
  | { readonly type: 'unread'; readonly count: number }
  | { readonly type: 'error'; readonly code: ReceptionistErrorCode };

export type ReceptionistErrorCode = 'load-failed' | 'search-failed';
export type ReceptionistEventType = ReceptionistEvent['type'];
export type ReceptionistListener<Type extends ReceptionistEventType = ReceptionistEventType> = (
  event: Extract<ReceptionistEvent, { type: Type }>,
) => void;

/** Name of the DOM event of each event. It bubbles from the widget's element and has the event as its `detail`. */
export type ReceptionistDomEventType = `receptionist:${ReceptionistEventType}`;

/** What the widget does now. */
export interface ReceptionistState {
  readonly state: 'closed' | 'opening' | 'open';
  /** How many replies and notices have come that nobody has seen yet. */
  readonly unread: number;
}

export interface ReceptionistApi {
  /** Sets options, beside those set before. Takes effect at once. */
  init(options: ReceptionistChanges): void;
  /** The same as `init`. */
  update(options: ReceptionistChanges): void;
  /**
   * Shows a hidden widget too. With `focus: false` the focus stays where it is.
   *
   * @returns whether the chat is open, once it is or could not be.
   */
  open(how?: { readonly focus?: boolean }): Promise<boolean>;
  close(): void;
  toggle(): void;
  /** Puts the launcher back into the page, closed. */
  show(): void;
  /** Closes the chat and takes the widget out of the page; the conversation is kept. */
  hide(): void;
  /** Removes the widget and everything it added to the page. */
  destroy(): void;
  /** @returns a function that stops listening. */
  on<Type extends ReceptionistEventType>(type: Type, listener: ReceptionistListener<Type>): () => void;
  off<Type extends ReceptionistEventType>(type: Type, listener: ReceptionistListener<Type>): void;
  setContext(context: ReceptionistContext): void;
  setToken(token: string | undefined): void;
  /** Opens the chat and sends the text, as if the visitor had. @returns whether it was sent. */
  ask(text: string): Promise<boolean>;
  /** Puts the text into the chat's input, open or not. */
  prefill(text: string): void;
  /** Begins a new conversation. */
  reset(): void;
  state(): ReceptionistState;
}

/** A call made before the loader has arrived: the method's name, then its arguments. */
export type ReceptionistCommand = {
  [Method in keyof ReceptionistApi]: [Method, ...Parameters<ReceptionistApi[Method]>];
}[keyof ReceptionistApi];

/**
 * The widget's one global. A page may call before the loader arrives:
 * `(window.Receptionist = window.Receptionist || []).push(['open'])`; once it has, `push` runs the command at once.
 */
export type ReceptionistGlobal =
  | ReceptionistCommand[]
  | (ReceptionistApi & { push(command: ReceptionistCommand): void });

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var Receptionist: ReceptionistGlobal | undefined;
}
