import type { Policy } from './loader/trusted';
import type { ReceptionistEvent, ReceptionistChanges } from '@front-door/shared/contract/receptionist';

/**
 * Where the loader and the app meet. A page may keep an older loader than the app it loads, so the loader
 * knows as little as it can: what the page gave it, it hands on unread. Members are only ever added here,
 * and the app treats added ones as optional.
 */

/** What the page gave, unchecked. */
export interface Given {
  /** The `data-` attributes of the script tag. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** What `init`, `setContext` and `setToken` said. */
  readonly options: ReceptionistChanges;
}

/** What the loader gives the app. */
export interface Shell {
  readonly root: ShadowRoot;
  readonly launcher: HTMLElement;
  readonly given: () => Given;
  readonly close: () => void;
  readonly emit: (event: ReceptionistEvent) => void;
  /** The frame that the loader began. Since version 4. */
  readonly early?: EarlyFrame | undefined;
}

/**
 * The frame of the conversation, begun by the loader while the app is on its way, so that the visitor waits for the
 * longer of both and not for one after the other.
 */
export interface EarlyFrame {
  /** None where the page's policy forbids it: then it need not be tried, and reported to the page's owner, again. */
  frame?: HTMLIFrameElement;
  /** This document's one policy for Trusted Types, where it allows ours. */
  policy?: Policy;
  /** Whether the frame's document has loaded: nobody heard that but the loader. */
  isLoaded?: boolean;
}

/** What the app gives the loader. */
export interface App {
  /**
   * Settles once there is something to show; rejected within 15 seconds where there is nothing, and asked again it tries
   * again. Since version 3.
   */
  readonly ready?: () => Promise<void>;
  /**
   * Shows the panel with what the page gives now; focuses its input if it was not shown. With `focus` false, since
   * version 3, the focus stays where it is.
   */
  readonly show: (focus?: boolean) => void;
  /**
   * Removes the panel and gives the focus, if the panel had it, back to what had it before. Loaders before version 3 say
   * which element that was; since then the app remembers it when it takes the focus.
   */
  readonly hide: (opener?: Element | null) => void;
  readonly destroy: () => void;
  /** Takes over what the page gives now, shown or not. Since version 2. */
  readonly update?: () => void;
  /**
   * One of the page's calls that only the conversation can answer, with its text if it has one; shown or not. What it
   * returns the page gets: for `ask`, whether the text was sent. Since version 3.
   */
  readonly call?: (name: ForwardedCall, text?: string) => unknown;
  /** How many replies have come that nobody has seen yet. Since version 3. */
  readonly unread?: () => number;
}

/** The calls that the loader hands on: `ask` once the panel is shown, the others without showing it. */
export type ForwardedCall = 'ask' | 'prefill' | 'reset';

export interface AppModule {
  readonly mount: (shell: Shell) => App;
  /**
   * Looks after the launcher where the page moves or resizes it, or has something below it that must be reached.
   * Called once, and only on such pages, before or after `mount`; it ends by itself once the widget is destroyed. Since
   * version 3.
   */
  readonly tend?: (shell: Shell) => void;
}
