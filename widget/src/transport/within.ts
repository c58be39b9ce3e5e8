/**
 * Waits for what may never end, such as an answer from another window or by a `fetch` that a page has replaced: at most for
 * a time, and no longer than somebody wants it.
 *
 * @param signal gives it up.
 * @param run gets a signal that aborts in both cases; whoever waits does not depend on its being heeded.
 * @returns what `run` returns; rejected with the name `AbortError` once nobody waits any more.
 */
export function within<Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const waiting = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      end();
      waiting.abort();
      reject(new DOMException('given up', 'AbortError'));
    };
    const timer = setTimeout(giveUp, milliseconds);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted === true) giveUp();
    void run(waiting.signal).finally(end).then(resolve, reject);
  });
}
