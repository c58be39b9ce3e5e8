import type {
  ReceptionistApi,
  ReceptionistDomEventType,
  ReceptionistEvent,
  ReceptionistEventType,
  ReceptionistOptions,
} from '@front-door/shared/contract/receptionist';
import { start, type Started } from './start';

const types = [
  'open',
  'close',
  'search',
  'suggestions',
  'select',
  'consult',
  'unread',
  'error',
] as const satisfies readonly ReceptionistEventType[];

/** On a server there are no elements: there this file can be imported, and does nothing. */
const isServer = typeof HTMLElement === 'undefined';
const Base: typeof HTMLElement = isServer ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** Attributes that every element may have, and those that frameworks put there: no options. */
const foreign = /^(?:inline|class|style|slot|part|role|tabindex|(?:data|aria|v)-.*|on.*|_ng.*)$/;
const isOption = (name: string) => !foreign.test(name) && !(name in Base.prototype);

/**
 * `<receptionist-chat>`: the Receptionist, for as long as this element is in the page. It takes no room where
 * it stands, but for one with the attribute `inline`, which the chat stands in. Its other attributes are the
 * options as a script tag has them, without `data-`, and may change; what is no text is set by the property `options`.
 * Each event comes as a DOM event, `receptionist:open` and so on, with the event in `detail`.
 */
export class ReceptionistElement extends Base {
  #started: Started | undefined;
  #options: ReceptionistOptions = {};
  #inline: ReceptionistOptions['inline'];
  readonly #attributes: Record<string, string> = {};
  readonly #watcher = new MutationObserver(() => this.#apply());

  /** What opens, closes and sets it, while this element is in the page. */
  get receptionist(): ReceptionistApi | undefined {
    return this.#started?.api;
  }

  get options(): ReceptionistOptions {
    return this.#options;
  }

  set options(options: ReceptionistOptions) {
    const gone = Object.fromEntries(Object.keys(this.#options).map((name) => [name, undefined]));
    this.#options = options;
    this.#started?.api.init({ ...gone, ...this.#given() });
  }

  connectedCallback(): void {
    this.#read();
    const given = this.#given();
    this.#inline = given.inline;
    this.#started = start(given, this.#attributes);
    for (const type of types) this.#started.api.on(type, this.#tell);
    this.#watcher.observe(this, { attributes: true });
  }

  disconnectedCallback(): void {
    this.#watcher.disconnect();
    for (const type of types) this.#started?.api.off(type, this.#tell);
    this.#started?.stop();
    this.#started = undefined;
  }

  readonly #tell = (event: ReceptionistEvent) => {
    this.dispatchEvent(
      new CustomEvent<ReceptionistEvent>(`receptionist:${event.type}` satisfies ReceptionistDomEventType, {
        detail: event,
      }),
    );
  };

  #apply(): void {
    this.#read();
    const { inline } = this.#given();
    // Said again, it would open a chat that the page has closed.
    this.#started?.api.init(inline === this.#inline ? {} : { inline });
    this.#inline = inline;
  }

  #given(): ReceptionistOptions {
    return this.hasAttribute('inline') ? { ...this.#options, inline: this } : this.#options;
  }

  /** Into the very object that was handed on, so that it is read when the attributes have changed. */
  #read(): void {
    for (const name of Object.keys(this.#attributes)) delete this.#attributes[name];
    for (const { name, value } of this.attributes) {
      if (isOption(name))
        this.#attributes[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'receptionist-chat': ReceptionistElement;
  }
}

if (!isServer && customElements.get('receptionist-chat') === undefined)
  customElements.define('receptionist-chat', ReceptionistElement);
