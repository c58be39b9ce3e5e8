/** A promise that the test settles. */
export function deferred<Value>() {
  const settle: Partial<{ resolve: (value: Value) => void; reject: (reason: unknown) => void }> = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return {
    promise,
    resolve: (value: Value) => settle.resolve?.(value),
    reject: (reason: unknown) => settle.reject?.(reason),
  };
}
