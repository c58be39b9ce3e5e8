import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver.types';

const port = 28_281;

/** Starts Firefox and drives it over Marionette, the protocol that it has built in. */
export async function startFirefox(binary: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${String(port)});\n`);
  const firefox = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const socket = await connectWhenReady();
  const receive = messagesOf(socket);
  await receive(); // Its greeting.

  let id = 0;
  const call = async (name: string, parameters: object = {}): Promise<unknown> => {
    id += 1;
    const message = JSON.stringify([0, id, name, parameters]);
    socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    const [, , error, result] = (await receive()) as [1, number, { message: string } | null, unknown];
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return result;
  };
  const { capabilities } = (await call('WebDriver:NewSession')) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    send: async ({ name }, parameters) => {
      const result = await call(name, parameters);
      return (result as { value?: unknown } | null)?.value;
    },
    quit: async () => {
      const ended = once(firefox, 'close');
      await call('Marionette:Quit');
      socket.destroy();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function connectWhenReady(): Promise<Socket> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => 'open' as const),
      once(socket, 'close').then(() => 'refused' as const),
    ]).catch(() => 'refused' as const);
    if (outcome === 'open') return socket;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('Firefox did not open its Marionette port');
}

/** Messages are JSON behind their length in bytes and a colon. */
function messagesOf(socket: Socket): () => Promise<unknown> {
  let buffer = Buffer.alloc(0);
  const take = (): unknown => {
    const colon = buffer.indexOf(':');
    if (colon < 0) return undefined;
    const end = colon + 1 + Number(buffer.subarray(0, colon));
    if (buffer.length < end) return undefined;
    const message: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString());
    buffer = buffer.subarray(end);
    return message;
  };
  return async () => {
    for (;;) {
      const message = take();
      if (message !== undefined) return message;
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      buffer = Buffer.concat([buffer, chunk]);
    }
  };
}
