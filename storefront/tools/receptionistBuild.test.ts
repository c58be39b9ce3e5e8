import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { keepReceptionistBuilt } from './receptionistBuild';

test('[RL-01] [WE-01] a development server builds the Receptionist that is released, which stays where it is served from', async () => {
  const root = mkdtempSync(join(tmpdir(), 'receptionist-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  const widgetFolder = join(root, 'widget');
  mkdirSync(widgetFolder);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['widget'] }));
  const build = `node -p "process.env.NODE_ENV" > built`;
  writeFileSync(join(widgetFolder, 'package.json'), JSON.stringify({ name: 'widget', scripts: { build } }));
  // As Vite sets it while it serves.
  vi.stubEnv('NODE_ENV', 'development');
  const errors: string[] = [];
  const server = {
    watcher: { add: () => undefined, on: () => undefined },
    ws: { send: () => undefined },
    config: { logger: { error: (text: string) => errors.push(text) } },
  };
  await keepReceptionistBuilt(server as unknown as ViteDevServer, { root, widgetFolder })();
  expect(errors).toEqual([]);
  expect(readFileSync(join(widgetFolder, 'built'), 'utf8').trim()).toBe('production');
});
