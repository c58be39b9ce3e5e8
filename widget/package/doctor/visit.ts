import type { Browser, Frame, Page, Response, Route } from 'playwright-core';
import type { Observed, PageSeen } from '@front-door/shared/doctor/doctor.types';
import { knownGlobals } from '@front-door/shared/doctor/knownScripts';
import { failed, ok, type Result } from '@front-door/shared/result';
import { findWidget, host, type Heard } from './findWidget';
import type { Sent } from './load';
import { openChat, within } from './openChat';
import {
  keptExpression,
  readKept,
  seeGlobals,
  seeLauncher,
  seePrevented,
  seeRoot,
  seeSupports,
  watchPage,
  type Kept,
} from './probes';

/** A page as a browser met it. */
export interface Visit extends Sent {
  readonly address: string;
  /** The HTML as the page's scripts have made it. */
  readonly now: string;
  readonly observed: Observed;
  readonly supports: NonNullable<PageSeen['supports']>;
}

interface Visiting {
  readonly address: string;
  readonly timeout: number;
  /** Changes the page's HTML before the browser reads it. */
  readonly change: ((html: string) => string) | undefined;
  /** Property values to test with `CSS.supports`. */
  readonly valuesOf: (html: string) => readonly string[];
}

/** The Receptionist's files, wherever they are. */
const ownFile = /\/(?:receptionist|app|chat|reader)(?:[.-][\w-]+)?\.js(?:$|\?)/;

/** Loads a page, opens the chat, and tells what was seen. */
export async function visit(
  browser: Browser,
  { address, timeout, change, valuesOf }: Visiting,
): Promise<Result<Visit, string>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  // What a test serves on the own machine is asked for from there.
  await context.grantPermissions(['local-network-access']).catch(() => undefined);
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  try {
    const heard = listen(page);
    await page.addInitScript(watchPage);
    if (change !== undefined)
      await page.route(
        (url) => url.href === new URL(address).href,
        (route) => changed(route, change),
      );
    const response = await page.goto(address, { waitUntil: 'load', timeout }).catch((error: unknown) => error as Error);
    if (response === null || response instanceof Error)
      return failed(`${address} does not answer: ${response?.message.split('\n')[0] ?? 'no page'}.`);
    return ok(await look(page, { response, timeout, heard, valuesOf }));
  } finally {
    await context.close();
  }
}

async function changed(route: Route, change: (html: string) => string): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

function listen(page: Page): Heard {
  const heard: Heard = { errors: [], failed: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') heard.errors.push(message.text().slice(0, 300));
  });
  page.on('pageerror', ({ message }) => heard.errors.push(message.slice(0, 300)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'it failed';
    // What the page's own policy refused is known from there (`Coep` among them), and what the page left is nobody's
    // failure. A file that its server gives to no other site is one.
    if (ownFile.test(request.url()) && !/csp|ERR_ABORTED|BLOCKED_BY_RESPONSE.*Coep/i.test(why))
      heard.failed.push({ address: request.url(), why });
  });
  page.on('response', (response) => {
    if (ownFile.test(response.url()) && response.status() >= 400)
      heard.failed.push({ address: response.url(), why: `the server answered ${String(response.status())}` });
  });
  return heard;
}

interface Looking {
  readonly response: Response;
  readonly timeout: number;
  readonly heard: Heard;
  readonly valuesOf: Visiting['valuesOf'];
}

async function look(page: Page, { response, timeout, heard, valuesOf }: Looking): Promise<Visit> {
  const frame = await findWidget(page, heard, timeout);
  const widget = frame?.locator(host).first();
  const launcher = await (widget?.evaluate(seeLauncher) ?? Promise.resolve(undefined)).catch(() => undefined);
  const opened =
    frame === undefined || widget === undefined
      ? ('not tried' as const)
      : await openChat({
          frame,
          host: widget,
          timeout,
          click:
            launcher?.kind === 'seen' && frame === page.mainFrame()
              ? () => page.mouse.click(launcher.x, launcher.y)
              : undefined,
        });
  const kept = await keptBy(page);
  const errors = [...heard.errors].sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)));
  const now = await page.content();
  const html = await response.text().catch(() => now);
  const address = page.url();
  return {
    address,
    html,
    now,
    headers: (await response.headersArray()).map(({ name, value }) => [name, value]),
    observed: {
      violations: kept.violations,
      errors,
      failed: heard.failed,
      widgets: frame === undefined ? 0 : await frame.locator(host).count(),
      launcher: describe(launcher),
      opened,
      displaced: await answer(page.locator('html').evaluate(seeRoot), []),
      globals: await answer(page.evaluate(seeGlobals, [...knownGlobals]), []),
      prevented: [...kept.prevented, ...(await answer(page.locator('body').first().evaluate(seePrevented), []))],
      inFrames: frame === undefined || frame === page.mainFrame() ? [] : [await selectorOf(frame)],
    },
    supports: await supportsOf(page, valuesOf(now + html)),
  };
}

const isOurs = (text: string) => /receptionist|Content Security Policy|integrity/i.test(text);

function describe(launcher: ReturnType<typeof seeLauncher> | undefined): Observed['launcher'] {
  if (launcher === undefined) return { kind: 'none' };
  if (launcher.kind === 'covered') return { kind: 'covered', by: launcher.why };
  return launcher.kind === 'seen' ? { kind: 'seen' } : { kind: 'unseen', why: launcher.why };
}

/** What was seen in the page and in the chat's frame, which has the page's policy. */
async function keptBy(page: Page): Promise<Kept> {
  const all = await Promise.all(page.frames().map((frame) => answer(frame.evaluate<string>(keptExpression), '')));
  return readKept(all.join('\n'));
}

async function supportsOf(page: Page, values: readonly string[]): Promise<Visit['supports']> {
  const pairs = ['color', 'font-family', 'padding-top'].flatMap((property) =>
    values.map((value) => [property, value] as [string, string]),
  );
  const known = await answer(page.evaluate(seeSupports, pairs), []);
  const worth = new Map(pairs.map((pair, place) => [pair.join(), known[place] ?? true]));
  return (property, value) => worth.get([property, value].join()) ?? true;
}

async function selectorOf(frame: Frame): Promise<string> {
  const element = await frame.frameElement();
  return answer(
    element.evaluate((node) => (node instanceof Element && node.id !== '' ? `#${node.id}` : 'iframe')),
    'iframe',
  );
}

/** An answer of the page, or what stands for it where the page is past answering. */
async function answer<Value>(asked: Promise<Value>, otherwise: Value): Promise<Value> {
  return within(5000, asked).catch(() => otherwise);
}
