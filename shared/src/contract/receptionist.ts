/**
 * The Receptionist's public contract: what a host page may set, call and hear. The storefront uses it
 * exactly as a partner's page does.
 */

/** Where the visit came from; carried to the storefront by links from a partner's page. */
export interface ReceptionistContext {
  readonly partner?: string;
  readonly pharmacy?: string;
  readonly source?: string;
  readonly campaign?: string;
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
  /** Read the bearer token from the `__session` cookie. Only where page and API belong together. */
  readonly sessionCookie?: boolean;
  readonly context?: ReceptionistContext;
  /**
   * Handles a plain click on a treatment or on "Start General Consult" in place of the link, for
   * hosts that route on the client. Receives a path such as `/treatments/rash`.
   */
  readonly navigate?: (path: string) => void;
}

/** What the widget tells its host. No event carries what the visitor typed. */
export type ReceptionistEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'search' }
  | { readonly type: 'suggestions'; readonly paths: readonly string[] }
  | { readonly type: 'select'; readonly path: string }
  | { readonly type: 'consult' }
  | { readonly type: 'error'; readonly code: ReceptionistErrorCode };

export type ReceptionistErrorCode = 'load-failed' | 'search-failed';
export type ReceptionistEventType = ReceptionistEvent['type'];
export type ReceptionistListener<Type extends ReceptionistEventType = ReceptionistEventType> = (
  event: Extract<ReceptionistEvent, { type: Type }>,
) => void;

export interface ReceptionistApi {
  init(options: ReceptionistOptions): void;
  open(): void;
  close(): void;
  toggle(): void;
  /** Removes the widget and everything it added to the page. */
  destroy(): void;
  /** @returns a function that stops listening. */
  on<Type extends ReceptionistEventType>(type: Type, listener: ReceptionistListener<Type>): () => void;
  off<Type extends ReceptionistEventType>(type: Type, listener: ReceptionistListener<Type>): void;
  setContext(context: ReceptionistContext): void;
  setToken(token: string | undefined): void;
}

/** A call made before the loader has arrived: the method's name, then its arguments. */
export type ReceptionistCommand = {
  [Method in keyof ReceptionistApi]: [Method, ...Parameters<ReceptionistApi[Method]>];
}[keyof ReceptionistApi];

/**
 * The widget's one global. A page may call before the loader arrives:
 * `(window.Receptionist ||= []).push(['open'])`; once it has, `push` runs the command at once.
 */
export type ReceptionistGlobal =
  ReceptionistCommand[] | (ReceptionistApi & { push(command: ReceptionistCommand): void });

declare global {
  // eslint-disable-next-line no-var
  var Receptionist: ReceptionistGlobal | undefined;
}
