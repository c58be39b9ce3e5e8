import type { Page } from '@playwright/test';

/** Collects what a page complains of: console errors and warnings, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Collects the addresses and bodies of what a page sends. */
export function watchRequests(page: Page): { readonly method: string; readonly url: string; readonly body: string }[] {
  const requests: { method: string; url: string; body: string }[] = [];
  page.context().on('request', (request) => {
    requests.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' });
  });
  return requests;
}

/** Whether a console's message says that a policy (Content-Security-Policy, Trusted Types) has refused something. */
export function isPolicyComplaint(text: string): boolean {
  return /Content Security Policy|Content-Security-Policy|Trusted(?:HTML|Script|ScriptURL|Types?)\b/i.test(text);
}
