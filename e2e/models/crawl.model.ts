import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** What tells one page from another, to a visitor and to a search engine. */
export interface PageFacts {
  readonly title: string;
  readonly heading: string;
  readonly canonical: string;
}

/** What the page that does not exist says, which the server need be asked for once. */
let missing: Promise<PageFacts> | undefined;

async function readMissing(request: APIRequestContext): Promise<PageFacts> {
  return readFacts(await (await request.get('/no-such-page')).text());
}

/** Opens an address without a browser and reads what it says of itself; it must be a page that exists. */
export async function openCold(request: APIRequestContext, address: string): Promise<PageFacts> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const facts = readFacts(await answer.text());
  missing ??= readMissing(request);
  expect(facts.heading, `the heading of ${address}`).not.toBe((await missing).heading);
  return facts;
}

/** Reads facts from HTML as the server sends it. */
export function readFacts(html: string): PageFacts {
  const text = (pattern: RegExp) => decode(pattern.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '');
  return {
    title: text(/<title>(.*?)<\/title>/s),
    heading: text(/<h1[^>]*>(.*?)<\/h1>/s),
    canonical: text(/<link rel="canonical" href="([^"]*)"/),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Moves on to an address inside the application, without loading the document anew. */
export async function navigateWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Moves on to an address inside the application, and waits until the page says what is expected. */
export async function seeWithin(page: Page, address: string, expected: PageFacts): Promise<void> {
  const shown = await page.evaluate(
    async ({ to, facts }) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const read = () => ({
        title: document.title,
        heading: document.querySelector('h1')?.textContent ?? '',
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      });
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const last = performance.now() + 20_000;
      const isThere = () => JSON.stringify(read()) === JSON.stringify(facts);
      while (!isThere() && performance.now() < last)
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      return read();
    },
    { to: address, facts: expected },
  );
  expect(shown, address).toEqual(expected);
}
