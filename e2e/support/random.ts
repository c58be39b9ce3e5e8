/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

export function randomOf(seed: string): Random {
  // FNV-1a for the seed, then mulberry32.
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
