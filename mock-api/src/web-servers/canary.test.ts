import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, loaderPath, ruleFor, widgetBase } from '@front-door/shared/routing/routeRules';
import { smallRelease } from '../release/release.fixture';
import { rollOut, tryLoader } from '../release/rollOut';
import { isLeftOut } from './ensureWebServers';
import { readSite } from './layOut';
import { startCaddy, startNginx, startNode } from './startWebServers.fixture';

const webServers = { node: startNode, nginx: startNginx, caddy: startCaddy } as const;

let folder = '';
let later = '';
const place = () => join(folder, 'srv');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-'));
  later = await smallRelease(folder, 'later');
  await rollOut(await smallRelease(folder, 'first'), place());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe.for(Object.keys(webServers) as (keyof typeof webServers)[])('%s', (name) => {
  /** What some loads of a path get while so many percent of those of the loader get the later one. */
  async function loads(percent: number, path = loaderPath): Promise<ReadonlySet<string>> {
    await tryLoader(later, place(), percent);
    const root = join(place(), 'current/site');
    const laidOut = { folder: join(place(), 'current/configurations'), root, site: await readSite(root) };
    const server = await webServers[name](laidOut);
    try {
      const answers = Array.from({ length: 40 }, async () => {
        const answer = await fetch(`http://127.0.0.1:${String(server.port)}${path}`);
        expect(answer.status).toBe(200);
        const { Vary: _, ...headers } = headersOf(ruleFor(path, false));
        for (const [header, value] of Object.entries(headers)) expect(answer.headers.get(header)).toBe(value);
        return answer.text();
      });
      return new Set(await Promise.all(answers));
    } finally {
      await server.stop();
    }
  }

  test.skipIf(isLeftOut(name))(
    "[RL-04] some loads of the loader get the later release's, as many as are asked for",
    async () => {
      expect(await loads(100)).toEqual(new Set(['loader of later']));
      expect(await loads(50)).toEqual(new Set(['loader of first', 'loader of later']));
      expect(await loads(100, `${widgetBase}/receptionist-manifest.json`)).toEqual(new Set(['{}']));
      expect(await loads(0)).toEqual(new Set(['loader of first']));
    },
  );
});
