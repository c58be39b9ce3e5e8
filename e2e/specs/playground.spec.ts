import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { Chat } from '../models/chat.model';
import { openClosedRoots } from '../support/closedRoots';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

const widget = fileURLToPath(new URL('../../widget/', import.meta.url));
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    configFile: `${widget}vite.playground.config.ts`,
    configLoader: 'runner',
    root: `${widget}playground`,
    // Two servers that prepare the same packages in one folder at a time spoil it for each other.
    cacheDir: `${widget}node_modules/.vite-playground-${String(test.info().parallelIndex)}`,
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  await server.listen();
});

test.afterAll(() => server.close());

test('[QA-04] the playground shows where the conversation stands, answers as chosen, and takes over changed code @desktop @whole', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  // It draws the conversation in the page.
  await page.addInitScript(openClosedRoots);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const chat = new Chat(page, page, page);
  const panel = page.locator('#panel');
  const state = page.locator('#state');
  await expect(panel).toHaveText('closed');
  await expect(state).toHaveText('not started');

  await chat.openByLauncher();
  await expect(panel).toHaveText('open');
  await expect(state).toHaveText('conversation.ready panel.shown');
  await chat.ask('runny nose');
  await expect(state).toHaveText('conversation.searching panel.shown busy');
  await expect(chat.options()).toHaveCount(3);
  await expect(state).toHaveText('conversation.ready panel.shown');
  await expect(page.locator('#context')).toContainText('"path": "sinus-infection"');
  await expect(page.locator('#happened')).toContainText('← {"type":"suggestions","paths":["sinus-infection"');
  await expect(page.locator('#happened')).toContainText('→ send');
  await chat.ask('I have chest pain and I can’t breathe');
  await expect(chat.panel.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Search' }).selectOption('Nothing found');
  await page.getByLabel('Host page').selectOption('Right to left');
  await page.getByLabel('Language').selectOption('Spanish');
  await expect(panel).toHaveText('closed');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const spanish = page.getByRole('dialog', { name: 'Recepcionista' });
  await spanish.getByRole('textbox').fill('dolor');
  await spanish.getByRole('textbox').press('Enter');
  await expect(spanish.getByText('No encontré')).toBeVisible();
  const wide = page.viewportSize()?.width ?? 0;
  expect((await spanish.boundingBox())?.x).toBeLessThan(wide / 2);

  // As an edit of the file would do.
  const [view] = [...(server.moduleGraph.getModulesByFile(`${widget}src/views/ChatPanel.tsx`) ?? [])];
  if (view === undefined) throw new Error('the playground does not run the source');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await server.reloadModule(view);
  await expect(spanish.getByText('No encontré')).toHaveCount(0);
  await expect(spanish).toBeVisible();
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  expect(complaints).toEqual([]);
});

test('[QA-04] the playground offers every page of these tests, with the widget in it @desktop', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const pages = page.getByRole('navigation', { name: 'Pages that embed the widget' });
  await pages.getByText('routers', { exact: true }).click();
  await pages.getByRole('link', { name: /^turbo-visit:/ }).click();
  await expect(page).toHaveURL(/\/hosts\/turbo-visit$/);
  await new Chat(page).openByLauncher();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next page');
  expect(complaints).toEqual([]);
});
