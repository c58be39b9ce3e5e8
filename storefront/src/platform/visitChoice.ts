import { useSyncExternalStore } from 'react';
import { audience } from './audience';
import { visit } from './storage';

/** Something that the visitor has chosen, kept for the visit and carried between its pages. */
export interface VisitChoice<Value extends string> {
  /** Remembers a choice, or forgets it. */
  readonly remember: (value: Value | undefined) => void;
  /** The choice; `undefined` when there is none, and while the page is being hydrated. */
  readonly useChosen: () => Value | undefined;
}

/**
 * @param name storage name.
 * @param parse reads what is stored, which may be rubbish; `undefined` for what is no choice.
 */
export function visitChoice<Value extends string>(
  name: string,
  parse: (stored: string | null) => Value | undefined,
): VisitChoice<Value> {
  const { tell, subscribe } = audience();
  return {
    remember: (value) => {
      if (value === undefined) visit.remove(name);
      else visit.set(name, value);
      tell();
    },
    useChosen: () =>
      useSyncExternalStore(
        subscribe,
        () => parse(visit.get(name)),
        () => undefined,
      ),
  };
}
