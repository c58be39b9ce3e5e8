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
}

/** What the app gives the loader. */
export interface App {
  /** Shows the panel with what the page gives now; focuses its input if it was not shown. */
  readonly show: () => void;
  /** Removes the panel and gives focus back to `opener` if the panel had it. */
  readonly hide: (opener: Element | null) => void;
  readonly destroy: () => void;
  /** Takes over what the page gives now, shown or not. Since version 2. */
  readonly update?: () => void;
}

export interface AppModule {
  readonly mount: (shell: Shell) => App;
}
