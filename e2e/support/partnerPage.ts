import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import type { ReceptionistCommand } from '@front-door/shared/contract/receptionist';
import { listen } from './server';

/** A partner's site: another site than the server's, with one bare page that embeds the Receptionist. */
export interface PartnerSite {
  /** Shows the page. Its one script tag points at a search API, given from the server's root. */
  readonly open: (page: Page, searchApi: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * @param server origin of loader, storefront and search. A partner's site must be served too, not made up by the
 * browser's interception: browsers let no page from elsewhere reach this machine.
 */
export async function startPartnerSite(server: string): Promise<PartnerSite> {
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><h1>Partner</h1>
<script async src="${server}/receptionist/v1/receptionist.js" data-search-api="${server}${pathname}"></script>`);
  });
  const { origin, stop } = await listen(site);
  return {
    open: async (page, searchApi) => {
      await page.goto(origin.replace('127.0.0.1', 'localhost') + searchApi);
    },
    close: stop,
  };
}

/** Points the widget of the page at another search API, given as a whole address. */
export async function useSearchApi(page: Page, searchApi: string): Promise<void> {
  const init: ReceptionistCommand = ['init', { searchApi }];
  await page.evaluate((command) => globalThis.Receptionist?.push(command), init);
}
