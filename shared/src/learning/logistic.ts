import { softmax } from './weights';

/** One example: the features it has with their values, and how far it is each class (shares that add up to 1). */
export interface Example {
  readonly features: Int32Array;
  readonly values: Float64Array;
  readonly target: Float64Array;
  /** How much it counts beside others. */
  readonly weight: number;
}

export interface Settings {
  readonly features: number;
  readonly classes: number;
  readonly rounds: number;
  readonly step: number;
  /** What large weights cost; without it rare words would decide. */
  readonly decay: number;
}

/** Random numbers from 0 to 1 that are the same at every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Learns a multinomial logistic regression by stochastic gradient descent with a step of its own for each weight
 * (AdaGrad: Duchi, Hazan and Singer 2011). The same examples in the same order give the same weights.
 *
 * @returns weights by feature and class, row by row; the last row belongs to no feature and always counts.
 */
export function learn(
  examples: readonly Example[],
  { features, classes, rounds, step, decay }: Settings,
): Float64Array {
  const weights = new Float64Array((features + 1) * classes);
  const squares = new Float64Array(weights.length).fill(1e-3);
  const random = randomNumbers(20);
  const order = Int32Array.from(examples.keys());
  const shares = new Float64Array(classes);
  const bias = features * classes;
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      const kept = order[last] ?? 0;
      order[last] = order[other] ?? 0;
      order[other] = kept;
    }
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      readShares(weights, example, classes, shares);
      const { features: ids, values, target, weight } = example;
      for (let column = 0; column < classes; column += 1) {
        const error = ((shares[column] ?? 0) - (target[column] ?? 0)) * weight;
        descend(bias + column, error);
        if (Math.abs(error) < 1e-4) continue;
        for (let at = 0; at < ids.length; at += 1) {
          const place = (ids[at] ?? 0) * classes + column;
          descend(place, error * (values[at] ?? 0) + decay * (weights[place] ?? 0));
        }
      }
    }
  }
  return weights;

  function descend(place: number, slope: number): void {
    squares[place] = (squares[place] ?? 0) + slope * slope;
    weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(squares[place] ?? 1);
  }
}

/** How likely each class is, into `shares`. */
export function readShares(
  weights: Float64Array,
  { features, values }: Example,
  classes: number,
  shares: Float64Array,
): void {
  const bias = weights.length - classes;
  for (let column = 0; column < classes; column += 1) shares[column] = weights[bias + column] ?? 0;
  for (let at = 0; at < features.length; at += 1) {
    const row = (features[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let column = 0; column < classes; column += 1)
      shares[column] = (shares[column] ?? 0) + (weights[row + column] ?? 0) * value;
  }
  softmax(shares);
}
