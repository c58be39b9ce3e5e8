/** One command of WebDriver classic, by the name that Marionette gives it and by its HTTP method and path. */
export interface Command {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the session's own path. */
  readonly path: string;
}

/** A browser that is driven over the WebDriver protocol. */
export interface Driver {
  /** Its name and version as it says itself. */
  readonly browser: string;
  readonly send: (command: Command, parameters?: object) => Promise<unknown>;
  readonly quit: () => Promise<void>;
}
