import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { canaryFile, type Canary } from '@front-door/shared/delivery/site';
import {
  headersOf,
  loaderPath,
  nothing,
  notFoundCache,
  notFoundPageFor,
  noWidgetFileHeaders,
  widgetBase,
  type RouteRule,
} from '@front-door/shared/routing/routeRules';
import { sendFile } from './files';
import { policiesOf } from './policies';
import { sendText } from './replies';

/** Serves a GET or HEAD of a path that is decoded as far as file names are (`%2F` stays), as its rule says. */
export type Site = (request: IncomingMessage, response: ServerResponse, path: string, rule: RouteRule) => Promise<void>;

/** The prerendered storefront: a page for each address in any case, the not-found page with status 404 for every other. */
export function storefrontSite(folder: string): Site {
  const policies = policiesOf();
  return async (request, response, path, rule) => {
    // A release is switched by a link: page and policy are of one and the same.
    const directory = await realpath(folder);
    const policyOf = await policies(directory);
    if (rule.from === 'storefront') {
      const headers = headersOf(rule);
      if (await sendFile(directory, path, request, response, { headers, policyOf })) return;
      const lowerCase = path.toLowerCase();
      const isElsewhere = rule.worksInAnyCase === true && lowerCase !== path;
      if (isElsewhere && (await sendFile(directory, lowerCase, request, response, { headers, policyOf }))) return;
    }
    const answer = { status: 404, headers: headersOf(nothing), policyOf };
    // Said in the language of the edition that the path is of, however its slashes are written.
    const page = notFoundPageFor(path.replaceAll(/%2f/gi, '/'));
    if (!(await sendFile(directory, `/${page}`, request, response, answer)))
      sendText(response, 404, 'Not found', notFoundCache.storefront);
  };
}

/** The widget's files, which pages of any origin may load. Some loads of the loader may get that of another release. */
export function widgetSite(directory: string): Site {
  return async (request, response, path, rule) => {
    const headers = headersOf(rule);
    const isThere = rule.from !== 'nowhere';
    const file = path === loaderPath ? await chosenLoader(directory) : path;
    if (isThere && (await sendFile(directory, file.slice(widgetBase.length), request, response, { headers }))) return;
    for (const [name, value] of Object.entries({ ...headers, ...noWidgetFileHeaders })) response.setHeader(name, value);
    sendText(response, 404, 'Not found', notFoundCache.widget);
  };
}

async function chosenLoader(directory: string): Promise<string> {
  const text = await readFile(join(directory, canaryFile), 'utf8').catch(() => undefined);
  if (text === undefined) return loaderPath;
  const { percent, path } = JSON.parse(text) as Canary;
  return Math.random() * 100 < percent ? path : loaderPath;
}
