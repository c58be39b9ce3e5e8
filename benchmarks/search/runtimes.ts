import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildForWorkerd, startWorkerd } from '../../mock-api/edge/workerd';
import { findHaproxy, startGateway } from '../../mock-api/gateway/haproxy';
import { searchFor } from '../../mock-api/src/server/badInput.fixture';
import { measure } from './measure';
import { messages } from './messages';
import { memoryOf, processorTimeOf } from './processCosts';
import { startMock, type ServerProcess } from './serverProcess';

// Measures what the search costs on Node and on workerd, on this machine's loopback, and writes
// docs/benchmarks/runtimes.md. Processor time is what a machine of its own would need, too: it does not grow when others
// are at work, as waiting does.

const requests = messages.map(searchFor);
const report = fileURLToPath(new URL('../../docs/benchmarks/runtimes.md', import.meta.url));
const kilobytes = (bytes: Uint8Array) => `${(bytes.byteLength / 1000).toFixed(0)} kB`;
const rounds = 3;
const starts = 2;
/** What the plan is made for: searches a second, the share of a processor that may be at work, processors of a machine. */
const peak = 10_000;
const utilization = 0.5;
const machine = 4;

interface Costs {
  readonly name: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswer: number;
  /** Milliseconds of processor time until then, the runtime's own start included. */
  readonly startTime: number;
  /** Milliseconds of processor time a search, once warm. */
  readonly search: number;
  /** A second, on one process with 16 connections. */
  readonly throughput: number;
  readonly megabytes: number;
}

const built = await buildForWorkerd();
const code = readFileSync(built.module);
const runtimes: readonly (readonly [name: string, start: () => Promise<ServerProcess>])[] = [
  ['Node', () => startMock(1)],
  ['workerd', () => startWorkerd(built)],
];
const throughGateway = await gatewayCost();
const costs: Costs[] = [];
for (const [name, start] of runtimes) costs.push(await costsOf(name, start));
await built.remove();
writeFileSync(report, document());
say(`Written to ${report}`);

async function costsOf(name: string, start: () => Promise<ServerProcess>): Promise<Costs> {
  const begun: { firstAnswer: number; startTime: number }[] = [];
  for (let count = 0; count < starts; count += 1) {
    const at = performance.now();
    const server = await start();
    await measure(server.port, requests, { connections: 1, milliseconds: 60_000, requests: 1 });
    begun.push({ firstAnswer: performance.now() - at, startTime: processorTimeOf(server.pid) });
    await server.stop();
  }
  const server = await start();
  await measure(server.port, requests, { connections: 8, milliseconds: 60_000, requests: 2000 });
  const warm: { search: number; throughput: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = processorTimeOf(server.pid);
    const run = await measure(server.port, requests, { connections: 16, milliseconds: 60_000, requests: 2000 });
    if (run.failed > 0) throw new Error(`${String(run.failed)} searches failed on ${name}`);
    warm.push({ search: (processorTimeOf(server.pid) - before) / run.requests, throughput: run.throughput });
  }
  const megabytes = memoryOf(server.pid);
  await server.stop();
  return {
    name,
    firstAnswer: Math.min(...begun.map(({ firstAnswer }) => firstAnswer)),
    startTime: Math.min(...begun.map(({ startTime }) => startTime)),
    search: Math.min(...warm.map(({ search }) => search)),
    throughput: Math.max(...warm.map(({ throughput }) => throughput)),
    megabytes,
  };
}

/** Milliseconds of processor time that the gateway itself needs for a search; `undefined` without HAProxy. */
async function gatewayCost(): Promise<number | undefined> {
  const haproxy = findHaproxy();
  if (haproxy === undefined) return undefined;
  const server = await startMock(1);
  const place = `127.0.0.1:${String(server.port)}`;
  // All of these searches say that they are of one visitor.
  const rates = { VISITOR_RATE: '1000000', ADDRESS_RATE: '1000000' };
  const gateway = await startGateway(haproxy, { SEARCH_1: place, SEARCH_2: place, ...rates });
  const before = processorTimeOf(gateway.pid);
  const run = await measure(gateway.port, requests, { connections: 16, milliseconds: 60_000, requests: 6000 });
  const cost = (processorTimeOf(gateway.pid) - before) / run.requests;
  await gateway.stop();
  await server.stop();
  if (run.failed > 0) throw new Error(`${String(run.failed)} searches failed through the gateway`);
  return cost;
}

function document(): string {
  const [plain, gzip, brotli] = [code, gzipSync(code, { level: 9 }), brotliCompressSync(code)].map(kilobytes);
  return `# The search on Node and on workerd

\`npm run bench:runtimes\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${String(availableParallelism())} cores, loopback, one process of each.
Client and server share the cores, so a separate machine answers more a second; the kernel counts the processor time of
the server alone. Every request is a real search over the ${String(messages.length)} messages of
\`benchmarks/search/messages.ts\`; nothing is cached. The best of ${String(starts)} starts and ${String(rounds)} rounds counts, because other
work on the machine only slows things down.

The module for workerd and what is built on it is one file of ${plain ?? ''}, ${gzip ?? ''} in gzip, ${brotli ?? ''} in Brotli;
nearly all of it is the learned data of the search.

| On | First answer after, ms | Processor time until then, ms | Processor time a search, ms | Searches a second | Memory, MB |
| --- | --------: | --------: | --------: | --------: | --------: |
${costs.map(rowOf).join('\n')}

The [gateway](../gateway.md) in front of it needs ${throughGateway?.toFixed(3) ?? '(no HAProxy here)'} ms of processor time for each search.
The start of Node includes reading TypeScript, which happens only then.

## A plan for ${peak.toLocaleString('en')} searches a second in two regions

Each region has to answer all of them when the other is down. "Processors at work" are searches a second times processor
time for each search. No processor is planned above ${String(utilization * 100)} %, because a search waits behind those before it; machines have
${String(machine)} processors with a process on each, and one more machine than needed allows for updates and failures.

| On | Processors at work | Processors a region | Machines a region | Memory a machine, MB |
| --- | --------: | --------: | --------: | --------: |
${costs.map(planOf).join('\n')}
`;
}

function planOf({ name, search, megabytes }: Costs): string {
  const atWork = (peak * search) / 1000;
  const processors = Math.ceil(atWork / utilization);
  const machines = Math.ceil(processors / machine) + 1;
  return `| ${[name, atWork.toFixed(1), processors, machines, (megabytes * machine).toFixed(0)].join(' | ')} |`;
}

function rowOf({ name, firstAnswer, startTime, search, throughput, megabytes }: Costs): string {
  const cells = [
    name,
    firstAnswer.toFixed(0),
    startTime.toFixed(0),
    search.toFixed(3),
    throughput.toFixed(0),
    megabytes.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
