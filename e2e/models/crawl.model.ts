import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** What tells one page from another, to a visitor and to a search engine. */
export interface PageFacts {
  readonly title: string;
  readonly heading: string;
  readonly canonical: string;
}

/** Opens an address without a browser and reads what it says of itself; it must be a page that exists. */
export async function openCold(request: APIRequestContext, address: string): Promise<PageFacts> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const facts = readFacts(await answer.text());
  const missing = readFacts(await (await request.get('/no-such-page')).text());
  expect(facts.heading, `the heading of ${address}`).not.toBe(missing.heading);
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

/** Waits until the page that is shown says what is expected. */
export async function seeFacts(page: Page, expected: PageFacts, address: string): Promise<void> {
  await expect.poll(() => shownFacts(page), address).toEqual(expected);
}

async function shownFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
  }));
}
