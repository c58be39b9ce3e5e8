import type { ServerResponse } from 'node:http';
import { scenarioKey } from '../scenarios';
import { cookieAttributes, cookieNamed } from './browserChoice';

/** The cookie that numbers a tester's browser; its log goes by the same number. */
export const benchCookie = 'mock-bench';

/**
 * What the cookies of testers' browsers say. The chat calls from a frame whose origin is nobody's, so no cookie goes with
 * its calls: on a tester's pages they go to an address of the browser, `/browsers/{number}/rest/v1`, and are answered as
 * if they carried the cookies.
 */
export interface BrowserCookies {
  /** Notes what a browser has chosen last, as its cookie has it; without `choice` nothing. */
  readonly note: (browser: string, choice: string) => void;
  /** Notes what the cookies of a request choose, of a browser that nothing is known of: the server may be new. */
  readonly learn: (cookies: string | undefined) => void;
  /** What is meant by an address of a browser: the address without it, and the cookies. */
  readonly resolve: (pathname: string) => { readonly pathname: string; readonly cookies: string } | undefined;
}

const addressed = /^\/browsers\/([\w-]{1,64})(\/rest\/v1\/.*)$/;
/** The oldest is forgotten, and answered as usual. */
const mostBrowsers = 1000;

/** Where the searches of a tester's browser go. */
export function searchApiOf(browser: string): string {
  return `/browsers/${browser}/rest/v1`;
}

/** From here on the calls of this browser are those of the number. */
export function bindBrowser(response: ServerResponse, browser: string): void {
  response.appendHeader('Set-Cookie', `${benchCookie}=${browser}; ${cookieAttributes}`);
}

export function createBrowserCookies(): BrowserCookies {
  const choices = new Map<string, string>();
  const note = (browser: string, choice: string) => {
    choices.delete(browser);
    choices.set(browser, choice);
    const [oldest] = choices.keys();
    if (choices.size > mostBrowsers && oldest !== undefined) choices.delete(oldest);
  };
  return {
    note,
    learn: (cookies) => {
      const browser = cookieNamed(benchCookie, cookies);
      const choice = cookieNamed(scenarioKey, cookies);
      if (browser !== undefined && choice !== undefined && !choices.has(browser)) note(browser, choice);
    },
    resolve: (pathname) => {
      const [, browser, rest] = addressed.exec(pathname) ?? [];
      if (browser === undefined || rest === undefined) return undefined;
      return {
        pathname: rest,
        cookies: `${benchCookie}=${browser}; ${scenarioKey}=${choices.get(browser) ?? ''}`,
      };
    },
  };
}
