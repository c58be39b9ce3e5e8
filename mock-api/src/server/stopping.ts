import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds. */
export interface StopTimes {
  /** New requests are still answered for so long, until whoever sends them has seen that the server is not ready. */
  readonly drain: number;
  /** After that, requests in flight have so long to be answered. */
  readonly finish: number;
}

/** A connection may have been taken just before no more are; its request is then on the way. */
const onTheWay = 100;

/**
 * Watches the requests of a server, so that it can end without failing one. To be called before it listens.
 *
 * @param stopping is aborted when the stop begins.
 * @returns what begins the stop, and resolves when no connection is left. From its call on every answer closes its
 * connection, so that the next request goes where there is somebody.
 */
export function prepareStop(
  server: Server,
  stopping: AbortController,
  { drain, finish }: StopTimes,
): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  const waiting = new Set<() => void>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    inFlight.add(response);
    if (stopping.signal.aborted) response.shouldKeepAlive = false;
    response.once('close', () => {
      inFlight.delete(response);
      if (inFlight.size === 0) for (const settle of waiting) settle();
    });
  });
  const allAnswered = () =>
    new Promise<void>((resolve) => {
      if (inFlight.size === 0) resolve();
      else waiting.add(resolve);
    });

  return async () => {
    stopping.abort();
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false;
    await sleep(drain);
    // Ends idle connections, too; one on which no request has come yet is none of them.
    server.close();
    const timeIsUp = new AbortController();
    const answered = async () => {
      await sleep(onTheWay);
      await allAnswered();
      timeIsUp.abort();
    };
    await Promise.race([answered(), sleep(finish, undefined, { signal: timeIsUp.signal }).catch(() => undefined)]);
    // A request that is never answered would keep the server open.
    server.closeAllConnections();
  };
}

/**
 * Runs the first when the process is asked to end, the second when it is asked again. A terminal's Ctrl+C reaches a
 * process twice where npm stands between them: what comes that soon is the same.
 */
export function onStopSignals(first: () => void, second: () => void): void {
  let asked: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      const now = performance.now();
      if (asked === undefined) {
        asked = now;
        first();
      } else if (now - asked > samePress) second();
    });
}

/** Milliseconds in which a second signal counts as the first. */
const samePress = 500;
