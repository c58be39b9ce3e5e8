import { trusted } from './trusted';

/**
 * How the widget's later files come: chat and reader. Each is a classic script, for a frame whose origin is nobody's
 * may run such ones from any server, and modules only from those that allow it in a header. A script has no exports; it
 * hands over what it is to whoever waits for it.
 */
export type Part = 'chat' | 'reader';

type Waiting = Partial<Record<symbol, (value: unknown) => void>>;

const keyOf = (part: Part) => Symbol.for(`receptionist ${part}`);

/** Called by a part's file as it runs. Does nothing where nobody waits. */
export function handOver(part: Part, value: unknown): void {
  (globalThis as Waiting)[keyOf(part)]?.(value);
}

/** An element of a document of our own, by the leave that its first one has. */
function newScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return script;
}

/** Runs a part, given as a text, in a document of our own. */
export function runText(part: Part, text: string): Promise<unknown> {
  return received(part, async () => {
    const script = newScript();
    script.textContent = trusted().createScript(text);
    document.head.append(script);
  });
}

/**
 * Runs a part's file in a document of our own. Rejects where it can't be had.
 *
 * @param integrity what its content is known by. Stated only where the document states that of its first script: the
 *   server must allow the check in a header.
 */
export function runScript(part: Part, url: string, integrity?: string): Promise<unknown> {
  return received(
    part,
    () =>
      new Promise((resolve, reject) => {
        const script = newScript();
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(new Error(`${part}: the file could not be loaded`)));
        if (integrity !== undefined && document.querySelector('script[integrity]') !== null) {
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
        }
        script.src = trusted().createScriptURL(url);
        document.head.append(script);
      }),
  );
}

/** The same in a page, whose document gets no elements of ours. A page that comes from elsewhere must be allowed to. */
export function importScript(part: Part, url: string): Promise<unknown> {
  return received(part, () => import(/* @vite-ignore */ url));
}

async function received(part: Part, run: () => Promise<unknown>): Promise<unknown> {
  let value: unknown;
  const key = keyOf(part);
  Object.defineProperty(globalThis, key, { value: (given: unknown) => (value = given), configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(globalThis, key);
  }
  if (value === undefined) throw new Error(`${part}: the file is not what it should be`);
  return value;
}
