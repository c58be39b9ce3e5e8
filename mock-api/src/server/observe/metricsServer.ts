import { createServer, type Server } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** What can say all metrics as text; a registry of `prom-client`, or one for several processes. */
interface Source {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

const withinReach = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  withinReach.addSubnet(network, bits, 'ipv4');
withinReach.addAddress('::1', 'ipv6');
withinReach.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of this machine or of a private network: never one that the public can reach, nor all of a machine's. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && withinReach.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Answers `GET /metrics` for Prometheus, apart from the server that visitors reach. It does not listen yet. */
export function createMetricsServer({ contentType, read }: Source): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
