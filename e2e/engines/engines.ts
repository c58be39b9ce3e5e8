import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostPages } from '../hosts/hostPages';
import { listen, startServer } from '../support/server';
import type { Driver } from './driver.types';
import { startFirefox } from './marionette';
import { smoke } from './smoke';
import { startWebKit, type WebKit } from './webdriver';

/**
 * Opens, asks and follows a suggestion with the built widget in the engines that the end-to-end tests don't
 * drive, as far as this machine has them (docs/browsers.md).
 */
const found = (...paths: readonly string[]) => paths.find((path) => existsSync(path));
const firefox = found('/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox');
const webKit = {
  driver: found('/usr/bin/WebKitWebDriver'),
  miniBrowser: found(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  ),
  display: found('/usr/bin/Xvfb'),
};

function isComplete(programs: typeof webKit): programs is typeof webKit & WebKit {
  return Object.values(programs).every((path) => path !== undefined);
}

const engines: readonly { readonly name: string; readonly start: (() => Promise<Driver>) | undefined }[] = [
  { name: 'Firefox', start: firefox === undefined ? undefined : () => startFirefox(firefox) },
  { name: 'WebKit', start: isComplete(webKit) ? () => startWebKit(webKit) : undefined },
];

const server = await startServer();
const pages = hostPages.filter(({ id }) => ['bare', 'strict-policy', 'prototype-style'].includes(id));
const site = createServer((request, response) => {
  const path = request.url ?? '/';
  const asset = /^\/[\w-]+\.(?:js|css)$/.test(path) ? new URL(`../hosts/assets${path}`, import.meta.url) : undefined;
  const page = pages.find(({ id }) => `/${id}` === path);
  if (asset !== undefined && existsSync(asset)) {
    response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/css');
    response.end(readFileSync(asset));
  } else if (page === undefined) response.writeHead(404).end();
  else {
    for (const [name, value] of Object.entries(page.headers ?? {}))
      response.setHeader(name, value.replaceAll('{origin}', server.origin));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const loader = `${server.origin}/receptionist/v1/receptionist.js`;
    response.end(page.html({ loader, origin: server.origin, tag: `<script async src="${loader}"></script>` }));
  }
});
const partner = await listen(site);
const origin = partner.origin.replace('127.0.0.1', 'localhost');

for (const { name, start } of engines) {
  if (start === undefined) {
    process.stdout.write(`${name}: not on this machine\n`);
    continue;
  }
  const driver = await start();
  try {
    for (const { id, title } of pages) {
      // WebKit's driver finds elements by scripts of its own in the page, which the methods of this one garble.
      if (name === 'WebKit' && id === 'prototype-style') {
        process.stdout.write(`${driver.browser}: left out, since its driver can find no frame: ${title}\n`);
        continue;
      }
      const reached = await smoke(driver, `${origin}/${id}`);
      process.stdout.write(
        `${driver.browser}: opened, asked and followed to ${new URL(reached).pathname} on ${title}\n`,
      );
    }
  } catch (error) {
    process.stdout.write(`${driver.browser}: ${String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await driver.quit();
  }
}
await partner.stop();
await server.stop();
