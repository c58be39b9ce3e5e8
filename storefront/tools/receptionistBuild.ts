import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

interface Places {
  readonly root: string;
  readonly widgetFolder: string;
}

/** Milliseconds: an editor saves several files at once. */
const pause = 100;

/**
 * Builds the Receptionist, and again whenever its source changes; pages are loaded anew when that made another one.
 *
 * @returns a wait for the build that is under way, so that nobody is answered with half of one.
 */
export function keepReceptionistBuilt(server: ViteDevServer, { root, widgetFolder }: Places): () => Promise<void> {
  const sources = ['widget/src', 'widget/bundling', 'shared/src'].map((folder) => join(root, folder) + sep);
  const release = () => readIfThere(join(widgetFolder, 'dist/receptionist-manifest.json'));
  let timer: NodeJS.Timeout | undefined;
  /** How often there was something to build. */
  let asked = 0;
  let built = 0;
  let running: Promise<void> | undefined;

  const build = async () => {
    const before = release();
    // Edited while it is built, it is built once more.
    while (built !== asked) {
      built = asked;
      await runBuild();
    }
    if (before !== undefined && release() !== before) server.ws.send({ type: 'full-reload' });
  };
  const runBuild = () =>
    new Promise<void>((resolve) => {
      const child = spawn('npm', ['run', '--silent', 'build', '-w', 'widget'], { cwd: root, stdio: 'pipe' });
      let output = '';
      const note = (data: Buffer) => (output += data.toString());
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      const stop = () => child.kill();
      server.httpServer?.once('close', stop);
      child.on('error', (error) => (output += error.message));
      child.on('close', (code) => {
        server.httpServer?.off('close', stop);
        if (code !== 0) server.config.logger.error(`The Receptionist could not be built:\n${output}`);
        resolve();
      });
    });
  const start = () => {
    asked += 1;
    running ??= build().finally(() => (running = undefined));
  };

  start();
  server.watcher.add(sources);
  server.watcher.on('all', (_event, file) => {
    if (!sources.some((folder) => file.startsWith(folder)) || /\.(?:test|fixture)\.\w+$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(start, pause);
  });
  return () => running ?? Promise.resolve();
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
