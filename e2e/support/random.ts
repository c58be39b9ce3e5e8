import { randomNumbers } from '@front-door/shared/learning/logistic';
import { hashOf } from '@front-door/shared/learning/weights';

/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

export function randomOf(seed: string): Random {
  const next = randomNumbers(hashOf(seed));
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
