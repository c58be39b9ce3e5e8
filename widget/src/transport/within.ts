/**
 * Waits for what may never end, such as an answer from another window or by a `fetch` that a page has replaced: at most for
 * a time, and no longer than somebody wants it.
 *
 * @param signal gives it up.
 * @param run gets a signal that aborts in both cases; whoever waits does not depend on its being heeded.
 * @returns what `run` returns; rejected with the name `AbortError` once nobody waits any more.
 */
export async function within<Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, milliseconds);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted === true) giveUp();
  try {
    return await Promise.race([run(waiting.signal), abortOf(waiting.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Rejects as soon as a signal aborts. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('given up', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });
}
