import type { Page, Request, Route } from '@playwright/test';
import type { ReceptionistCommand } from '@front-door/shared/contract/receptionist';
import { Chat } from '../models/chat.model';
import { openClosedRoots } from '../support/closedRoots';
import { watchConsole } from '../support/watch';
import { htmlDocument } from './documents';
import type { Embed, HostPage } from './hostPage.types';
import { answerFrom } from './hostSite';
import { expect, test as base } from '../support/test';

/** Where the partner's pages are: another site than the widget's, and secure. */
export const partnerOrigin = 'https://partner.example';

/** Addresses that suggestions lead to. */
export const storefrontPages = /\/(?:treatments|tratamientos)\/|\/(?:general-consult|consulta-general)/;

/** Where the visits of the tests come from. */
export const visit = { partner: 'corner', pharmacy: 'corner-12', source: 'banner', campaign: 'flu' } as const;

const contextAttributes = Object.entries(visit)
  .map(([name, value]) => `data-${name}="${value}"`)
  .join(' ');

/** A page that the test writes itself. */
export type Document = Pick<HostPage, 'html'> & Partial<HostPage>;

/** A site of somebody else's that embeds the built widget with its one script tag. */
export class Partner {
  /** What the pages complained of so far. */
  readonly complaints: readonly string[];
  /** The searches so far. */
  readonly searches: Request[] = [];
  /** Where links led so far. The pages there are not loaded. */
  readonly followed: string[] = [];
  readonly embed: Embed;
  private readonly usual: Chat;
  private readonly drawnInPage: Chat;
  private current: Document | undefined;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    const loader = `${origin}/receptionist/v1/receptionist.js`;
    this.embed = { loader, origin, tag: `<script async src="${loader}" ${contextAttributes}></script>` };
    this.usual = new Chat(page);
    this.drawnInPage = new Chat(page, page, page);
    this.complaints = watchConsole(page);
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/ai/search')) this.searches.push(request);
    });
  }

  /** The chat of the page that is open. */
  get chat(): Chat {
    return this.current?.refusesFrame === true ? this.drawnInPage : this.usual;
  }

  /** Answers for the partner's site in place of a server, and notes where links lead. */
  async serve(): Promise<void> {
    await this.page.route(`${partnerOrigin}/**`, (route) => this.answer(route));
    await this.page.route(storefrontPages, (route) => {
      this.followed.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
  }

  private async answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (/^\/(?:receptionist\/v1|rest|scenarios)\//.test(pathname)) {
      // A site that serves the widget itself, and hands searches on.
      const response = await route.fetch({ url: this.origin + pathname });
      await route.fulfill({ response });
    } else if (this.current === undefined || pathname === '/favicon.ico') {
      await route.fulfill({ status: 204 });
    } else {
      const answer = answerFrom(this.current, pathname, this.embed);
      await route.fulfill(answer ?? { status: 404 });
    }
  }

  /** Opens a page of the site and waits for it as far as asked. */
  async visit(document: Document, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
    this.current = document;
    if (document.refusesFrame === true) await this.page.addInitScript(openClosedRoots);
    await this.page.goto(`${partnerOrigin}/${document.id ?? 'page'}`, { waitUntil });
    await document.before?.(this.page);
  }

  /** Opens a page with the usual content and the tag in its head, or what `html` makes of the tag. */
  async visitPage(html: (tag: string) => string = (tag) => htmlDocument({ head: tag })): Promise<void> {
    await this.visit({ html: ({ tag }) => html(tag) });
  }

  /** Opens the chat by its launcher, on screens of any width. */
  async open(): Promise<void> {
    await this.chat.launcher.click();
    await this.chat.seeOpen();
  }

  /** Opens the chat, asks, and sees what is suggested. */
  async converse(message = 'sore throat'): Promise<void> {
    await this.open();
    await this.chat.ask(message);
    await expect(this.chat.options().first()).toBeVisible();
  }

  /** Calls the widget of the page, before or after its script has come. */
  async call(...command: ReceptionistCommand): Promise<void> {
    await this.page.evaluate((given) => (globalThis.Receptionist ??= []).push(given as never), command as unknown);
  }

  /** Points the widget at a search that answers as a scenario of the mock API does. */
  async answerAs(scenario: string): Promise<void> {
    await this.call('init', { searchApi: `${this.origin}/scenarios/${scenario}/rest/v1` });
  }

  /** The message and the guid of each search so far. */
  bodies(): readonly unknown[] {
    return this.searches.map((request) => request.postDataJSON() as unknown);
  }
}

/** Tests with a partner's site at hand. */
export const test = base.extend<{ partner: Partner }>({
  // The browser asks before a site reaches into the own machine, where the tests' server is.
  permissions: ['local-network-access'],
  partner: async ({ page, baseURL }, use) => {
    const partner = new Partner(page, baseURL ?? '');
    await partner.serve();
    await use(partner);
  },
});

export { expect };
