import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Observer } from './observer';

/**
 * Counts into a registry what the server does, for Prometheus, with what Node says of the process itself.
 *
 * @param stopping aborted when the server is about to end.
 */
export function createMetrics(registry: Registry, stopping: AbortSignal): Observer {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'front_door_requests_total',
    help: 'Requests answered, by what answered them; status "broken off" where the connection ended first.',
    labelNames: ['part', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'front_door_request_seconds',
    help: 'How long answers took, from the request to the last byte.',
    labelNames: ['part'],
    // The chat gives up after 20.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const inFlight = new Gauge({
    name: 'front_door_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const searches = new Counter({
    name: 'front_door_searches_total',
    help: 'Searches answered, by whether anything was suggested.',
    labelNames: ['answer'],
    registers,
  });
  const failures = new Counter({
    name: 'front_door_failures_total',
    help: 'Faults of the server itself.',
    registers,
  });
  const draining = new Gauge({
    name: 'front_door_draining',
    help: 'Processes that are about to end.',
    registers,
  });
  stopping.addEventListener('abort', () => {
    draining.set(1);
  });
  // Rates are read from the first scrape on, before anything has been counted.
  for (const answer of ['suggestions', 'nothing']) searches.inc({ answer }, 0);
  for (const part of ['search', 'transaction', 'page']) {
    requests.inc({ part, method: part === 'page' ? 'GET' : 'POST', status: '200' }, 0);
    seconds.zero({ part });
  }
  return {
    began: () => {
      inFlight.inc();
    },
    answered: ({ part, method, status, seconds: took }) => {
      inFlight.dec();
      requests.inc({ part, method, status: String(status) });
      seconds.observe({ part }, took);
    },
    failed: () => {
      failures.inc();
    },
    searched: (suggestions) => {
      searches.inc({ answer: suggestions > 0 ? 'suggestions' : 'nothing' });
    },
  };
}
