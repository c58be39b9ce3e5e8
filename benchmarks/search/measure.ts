import { keepAlive } from '../../mock-api/src/server/keepAlive.fixture';

export interface Measured {
  readonly connections: number;
  readonly requests: number;
  readonly failed: number;
  /** Answers per second. */
  readonly throughput: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

export interface Limits {
  readonly connections: number;
  readonly milliseconds: number;
  readonly requests: number;
}

/** Keeps every connection busy with one request after another, until the time or the count is used up. */
export async function measure(port: number, requests: readonly Buffer[], limits: Limits): Promise<Measured> {
  const took: number[] = [];
  let failed = 0;
  const started = performance.now();
  const work = async () => {
    const connection = keepAlive(port);
    while (took.length < limits.requests && performance.now() - started < limits.milliseconds) {
      const request = requests[took.length % requests.length];
      if (request === undefined) break;
      const sent = performance.now();
      const status = await connection.send(request);
      took.push(performance.now() - sent);
      if (status !== 200) failed += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: limits.connections }, work));
  const seconds = (performance.now() - started) / 1000;
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    connections: limits.connections,
    requests: sorted.length,
    failed,
    throughput: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  };
}
