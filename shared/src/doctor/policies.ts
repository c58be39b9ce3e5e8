import type { MarkupElement, PageSeen } from './doctor.types';
import { valuesOf } from './readHeaders';
import { placeOf } from './tag';
import * as texts from './policyTexts/en';

/** One policy that holds for a page. A page may have several; what one of them refuses is refused. */
export interface Policy {
  /** What it is, as the subject of a sentence. */
  readonly from: string;
  readonly isReportOnly: boolean;
  readonly isMeta: boolean;
  /** Sources by the directives' names. */
  readonly directives: ReadonlyMap<string, readonly string[]>;
}

/** Directives that a policy in a `meta` element does not have. */
const headerOnly = new Set(['sandbox', 'frame-ancestors', 'report-uri', 'report-to']);

/** The policies of a page: of its headers, then of its `meta` elements. */
export function policiesOf(page: PageSeen): readonly Policy[] {
  const header = (name: string, isReportOnly: boolean) =>
    // A comma begins another policy.
    valuesOf(page.headers, name.toLowerCase())
      .flatMap((value) => value.split(','))
      .map((text) => read(text, { from: texts.header(name), isReportOnly, isMeta: false }));
  const metas = page.markup.elements.filter(isPolicyMeta).map((element) =>
    read(element.attributes['content'] ?? '', {
      from: texts.metaElement(placeOf(element)),
      isReportOnly: false,
      isMeta: true,
    }),
  );
  const all = [
    ...header('Content-Security-Policy', false),
    ...header('Content-Security-Policy-Report-Only', true),
    ...metas,
  ];
  return all.filter(({ directives }) => directives.size > 0);
}

/** The directive that decides, with its sources: the first of the names that the policy has. */
export function deciding(
  { directives }: Policy,
  names: readonly string[],
): { readonly name: string; readonly sources: readonly string[] } | undefined {
  for (const name of names) {
    const sources = directives.get(name);
    if (sources !== undefined) return { name, sources };
  }
  return undefined;
}

function isPolicyMeta({ name, attributes, inert }: MarkupElement): boolean {
  return (
    name === 'meta' &&
    inert === undefined &&
    attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy'
  );
}

function read(text: string, about: Omit<Policy, 'directives'>): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    // Of two directives of one name the first counts.
    if (key !== '' && !directives.has(key) && !(about.isMeta && headerOnly.has(key))) directives.set(key, sources);
  }
  return { ...about, directives };
}
