import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Driver } from './driver.types';

const port = 28_282;
const display = ':97';

/** Where the programs are. */
export interface WebKit {
  readonly driver: string;
  readonly miniBrowser: string;
  /** The virtual display. */
  readonly display: string;
}

/** Starts WebKit's MiniBrowser on a display of its own and drives it through WebKitWebDriver. */
export async function startWebKit({ driver, miniBrowser, ...programs }: WebKit): Promise<Driver> {
  const screen = spawn(programs.display, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const server = spawn(driver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = async () => {
    const ended = Promise.all([once(server, 'close'), once(screen, 'close')]);
    server.kill();
    screen.kill();
    await ended;
  };
  try {
    const options = { binary: miniBrowser, args: ['--automation'] };
    const session = (await request('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    return {
      browser: `WebKitGTK ${session.capabilities.browserVersion} (${session.capabilities.browserName})`,
      send: ({ method, path }, parameters) => request(method, `/session/${session.sessionId}${path}`, parameters),
      quit: async () => {
        await request('DELETE', `/session/${session.sessionId}`);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function request(method: string, path: string, parameters?: object): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(parameters ?? {}) }),
      });
      const { value } = (await response.json()) as { value: unknown };
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
      return value;
    } catch (error) {
      // The driver takes a moment to listen; its own errors are told at once.
      if (!(error instanceof TypeError) || attempt > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
