import * as fc from 'fast-check';
import { act, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepEarlyInput } from './keepEarlyInput';
import { deferred } from '../ui/deferred';
import { takeOver } from '../platform/earlyInput';
import { useIsHydrated } from '../platform/useIsHydrated';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Lets React's turns and a chunk that is there come. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
}

/** One control of each kind, and what has become of it. */
function Controls() {
  const [presses, setPresses] = useState(0);
  const [state, setState] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [size, setSize] = useState('s');
  const [sent, setSent] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState(0);
  useEffect(takeOver, []);
  // A page renders anew as soon as it knows what only the browser does.
  const isHydrated = useIsHydrated();
  return (
    <form
      data-hydrated={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        setSent([...sent, words]);
      }}
    >
      <button
        type="button"
        id="press"
        onClick={() => {
          setPresses(presses + 1);
        }}
      >
        <span>Press</span>
      </button>
      <a
        id="link"
        href="#part"
        onClick={(event) => {
          event.preventDefault();
          setFollowed(followed + 1);
        }}
      >
        Link
      </a>
      <select
        id="state"
        value={state}
        onChange={({ target }) => {
          setState(target.value);
        }}
      >
        {['', 'Ohio', 'Utah'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        id="words"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
        }}
      />
      <input id="free" defaultValue="" />
      <input
        id="check"
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          setChecked(target.checked);
        }}
      />
      <input id="own" type="checkbox" defaultChecked={false} />
      {['s', 'm', 'l'].map((name) => (
        <input
          key={name}
          id={name}
          type="radio"
          name="size"
          checked={size === name}
          onChange={() => {
            setSize(name);
          }}
        />
      ))}
      <details suppressHydrationWarning>
        <summary>More</summary>
      </details>
      <output>{JSON.stringify({ presses, state, words, isChecked, size, sent, followed })}</output>
    </form>
  );
}

type Act = readonly [what: string, value: string];

function perform([what, value]: Act): void {
  const element = document.querySelector<HTMLInputElement>(what);
  if (element === null) throw new Error(`no ${what}`);
  if (element.matches('select,[id=words],[id=free]')) {
    // As the browser does it, which React does not notice by itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element.matches('form')) {
    element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  } else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function outcome(): unknown {
  return {
    known: document.querySelector('output')?.textContent,
    fields: [...document.querySelectorAll<HTMLInputElement>('input,select')].map(({ id, value, checked }) => [
      id,
      value,
      checked,
    ]),
    isOpen: document.querySelector('details')?.open,
    address: location.hash,
  };
}

let unmount: (() => void) | undefined;

function clear(): void {
  act(() => unmount?.());
  unmount = undefined;
  document.documentElement.replaceWith(document.createElement('html'));
  document.documentElement.append(document.createElement('body'));
  globalThis.earlyInput = undefined;
  window.history.replaceState(null, '', '/');
}

afterEach(clear);

/** A prerendered page of which nothing runs yet. */
function prerendered(page: ReactNode): Element {
  clear();
  keepEarlyInput();
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

async function hydrate(page: ReactNode, root: Element): Promise<void> {
  await act(async () => {
    const hydrated = hydrateRoot(root, page);
    unmount = () => {
      hydrated.unmount();
    };
    await turns();
  });
}

const acts = fc.array(
  fc.oneof(
    fc.constantFrom<Act>(
      ...['span', '#press', '#link', '#check', '#own', '#s', '#m', '#l', 'summary', 'form'].map(
        (what) => [what, ''] as const,
      ),
    ),
    fc.tuple(fc.constant('#state'), fc.constantFrom('', 'Ohio', 'Utah')),
    fc.tuple(fc.constantFrom('#words', '#free'), fc.constantFrom('', 'r', 'rash', 'Él 5 ')),
  ),
  { maxLength: 8 },
);

test('[SM-06] whatever is done, before or after the page is taken over, comes to the same', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, async (early, later) => {
      const all = [...early, ...later];
      const results: unknown[] = [];
      for (const before of [early, []]) {
        const root = prerendered(<Controls />);
        for (const one of before) perform(one);
        await hydrate(<Controls />, root);
        for (const one of all.slice(before.length))
          act(() => {
            perform(one);
          });
        await act(turns);
        results.push(outcome());
      }
      expect(results[0]).toEqual(results[1]);
    }),
    { numRuns: 25 },
  );
});

test('[SM-06] what is typed keeps its caret', async () => {
  const root = prerendered(<Controls />);
  const field = document.querySelector<HTMLInputElement>('#words');
  field?.focus();
  perform(['#words', 'rash']);
  field?.setSelectionRange(1, 2);
  await hydrate(<Controls />, root);
  expect([field?.value, field?.selectionStart, field?.selectionEnd]).toEqual(['rash', 1, 2]);
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      id="part"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {count}
    </button>
  );
}

const chunk: { arrive?: (module: { readonly Counter: typeof Counter }) => void } = {};
const Later = deferred(
  () =>
    new Promise<{ readonly Counter: typeof Counter }>((resolve) => {
      chunk.arrive = resolve;
    }),
  (module) => module.Counter,
);

/** A page whose last part has a chunk of its own, which the server has at once. */
function PageWithPart({ isServer = false }: { readonly isServer?: boolean }) {
  return (
    <>
      <Controls />
      {isServer ? (
        <Suspense>
          <Counter />
        </Suspense>
      ) : (
        <Later />
      )}
    </>
  );
}

test('[SM-06] a part that comes later keeps what is done to it, and nothing else waits for it', async () => {
  const root = prerendered(<PageWithPart isServer />);
  perform(['#part', '']);
  perform(['#press', '']);
  await hydrate(<PageWithPart />, root);
  expect(document.querySelector('output')?.textContent).toContain('"presses":1');
  perform(['#part', '']);
  expect(document.querySelector('#part')?.textContent).toBe('0');
  await act(async () => {
    chunk.arrive?.({ Counter });
    await turns();
  });
  expect(document.querySelector('#part')?.textContent).toBe('2');
});

test('[SM-06] where the page is drawn anew, what was done to what said the same is done', async () => {
  const root = prerendered(<Controls />);
  perform(['span', '']);
  perform(['#words', 'rash']);
  await act(async () => {
    const drawn = createRoot(root);
    drawn.render(<Controls />);
    unmount = () => {
      drawn.unmount();
    };
    await turns();
  });
  expect(document.querySelector('output')?.textContent).toContain('"presses":1');
  expect(document.querySelector<HTMLInputElement>('#words')?.value).toBe('rash');
});

test('[SM-06] what others have added to the page never waits', async () => {
  const root = prerendered(<Controls />);
  await hydrate(<Controls />, root);
  const added = document.createElement('button');
  document.querySelector('form')?.append(added);
  expect(globalThis.earlyInput?.holds(added)).toBe(false);
});
