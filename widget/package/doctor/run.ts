import { countOf } from '@front-door/shared/doctor/countOf';
import type { PageSeen, Site } from '@front-door/shared/doctor/doctor.types';
import { examine } from '@front-door/shared/doctor/examine';
import { mergeMarkup } from '@front-door/shared/doctor/mergeMarkup';
import { longestMarkup, readMarkup } from '@front-door/shared/doctor/readMarkup';
import { tagOf } from '@front-door/shared/doctor/tag';
import { failed, ok, type Result } from '@front-door/shared/result';
import { startBrowser } from './browser';
import { loadFile, loadPage, loadRelease, type Sent } from './load';
import { help, readArguments, type Asked } from './readArguments';
import { asJson, asText, type Report } from './report';
import { visit, type Visit } from './visit';
import { withTag } from './withTag';

export interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/**
 * Runs the command.
 *
 * @returns the code to exit with: 0 where nothing prevents the chat, 1 where something does, 2 where that could not be
 * found out
 */
export async function run(words: readonly string[], { print, complain }: Output): Promise<0 | 1 | 2> {
  const asked = readArguments(words);
  if (asked.kind === 'failed') {
    if (asked.failure === help && words.length > 0) {
      print(help);
      return 0;
    }
    complain(asked.failure);
    return 2;
  }
  const report = await reportOn(asked.value);
  if (report.kind === 'failed') {
    complain(report.failure);
    return 2;
  }
  print(asked.value.isJson ? asJson(report.value) : asText(report.value));
  return countOf(report.value.findings).prevents > 0 ? 1 : 0;
}

async function reportOn(asked: Asked): Promise<Result<Report, string>> {
  const site: Site = {
    loader: new URL('/receptionist/v1/receptionist.js', asked.site ?? BUILD_SITE).href,
    searchApi: asked.site === undefined ? BUILD_SEARCH_API : '/rest/v1',
  };
  if (asked.isFile) {
    const sent = await loadFile(asked.page);
    return sent.kind === 'failed' ? sent : readAlone(asked, site, sent.value, 'it is a file');
  }
  const browser = await startBrowser(asked.browser);
  if (browser.kind === 'failed') {
    const sent = await loadPage(asked.page, asked.timeout);
    if (sent.kind === 'failed') return sent;
    const html = asked.withTag ? tagged(sent.value.html, site, asked) : sent.value.html;
    return readAlone(asked, site, { ...sent.value, html }, browser.failure);
  }
  try {
    const seen = await visit(browser.value, {
      address: asked.page,
      timeout: asked.timeout,
      change: asked.withTag ? (html) => tagged(html, site, asked) : undefined,
      valuesOf: (html) => optionValues(html, site),
    });
    if (seen.kind === 'failed') return seen;
    return ok({ address: seen.value.address, seenIn: 'browser', findings: await findingsOf(asked, site, seen.value) });
  } finally {
    await browser.value.close();
  }
}

async function readAlone(asked: Asked, site: Site, sent: Sent, why: string): Promise<Result<Report, string>> {
  if (sent.html.length > longestMarkup) return failed(`${asked.page} is larger than 5 MB, too large for one page.`);
  if (!/<[a-z!]/i.test(sent.html)) return failed(`${asked.page} has no HTML.`);
  return ok({ address: asked.page, seenIn: 'markup', why, findings: await findingsOf(asked, site, sent) });
}

async function findingsOf(asked: Asked, site: Site, seen: Sent | Visit): Promise<Report['findings']> {
  const sent = readMarkup(seen.html);
  const page: PageSeen = {
    markup: 'now' in seen ? mergeMarkup(sent, readMarkup(seen.now)) : sent,
    headers: seen.headers,
    site,
    ...(seen.address !== undefined && { address: seen.address }),
    ...(asked.partner !== undefined && { partner: asked.partner }),
    ...('observed' in seen && { observed: seen.observed, supports: seen.supports }),
  };
  const release = await loadRelease(tagOf(page)?.address.href ?? site.loader);
  return examine(release === undefined ? page : { ...page, release });
}

/** A page with the tag, unless it has one. */
function tagged(html: string, site: Site, asked: Asked): string {
  const has = tagOf({ markup: readMarkup(html), headers: [], site }) !== undefined;
  return has ? html : withTag(html, site.loader, asked.partner);
}

/** What the tag says, of which some is CSS. */
function optionValues(html: string, site: Site): readonly string[] {
  const tag = tagOf({ markup: readMarkup(html), headers: [], site });
  return Object.entries(tag?.element.attributes ?? {}).flatMap(([name, value]) =>
    name.startsWith('data-') ? [value] : [],
  );
}
