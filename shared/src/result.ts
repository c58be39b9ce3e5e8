/**
 * An expected outcome as a value: callers must look at `kind` before they can reach the value, so a
 * failure that can be foreseen is never an exception.
 */
export type Result<Value, Failure> = Success<Value> | Failed<Failure>;

export interface Success<Value> {
  readonly kind: 'ok';
  readonly value: Value;
}

export interface Failed<Failure> {
  readonly kind: 'failed';
  readonly failure: Failure;
}

export function ok<Value>(value: Value): Success<Value> {
  return { kind: 'ok', value };
}

export function failed<Failure>(failure: Failure): Failed<Failure> {
  return { kind: 'failed', failure };
}
