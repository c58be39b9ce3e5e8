import { createServer } from 'node:http';
import { listen } from './server';

/** The site, with documents that stop at a mark until the rest is asked for, as on a line that stalls. */
export interface PiecemealSite {
  readonly origin: string;
  readonly sendRest: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves what another server does. It has to be a server: what the browser's interception answers comes at once.
 *
 * @param mark stands in the document; the first piece ends after it
 */
export async function servePiecemeal(origin: string, mark: string): Promise<PiecemealSite> {
  const waiting: (() => void)[] = [];
  const site = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      const cut = type.startsWith('text/html') ? body.indexOf(mark) : -1;
      if (cut < 0) return response.end(body);
      response.write(body.subarray(0, cut + mark.length));
      return waiting.push(() => response.end(body.subarray(cut + mark.length)));
    });
  });
  const { origin: own, stop } = await listen(site);
  return {
    origin: own,
    sendRest: () => {
      for (const send of waiting.splice(0)) send();
    },
    close: stop,
  };
}
