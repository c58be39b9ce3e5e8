import { attributesOf } from '../markup';
import type { MarkupElement, PageSeen } from './doctor.types';
import * as places from './placeTexts/en';

/** Names under which the loader is served: the newest, and one version. */
const loaderFile = /\/receptionist(?:\.[\w-]+)?\.js(?:[?#]|$)/;

/** Attributes in which optimizers keep a script's address until they let it run. */
const delayedSources = [
  'data-rocket-src',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data-pmdelayedscript',
  'data-cookieblock-src',
  'data-cmp-src',
  'data-suppressedsrc',
  'data-wpmeteor-src',
  'nitro-src',
];

/** A script element that is to bring the Receptionist. */
export interface Tag {
  readonly element: MarkupElement;
  /** The loader's whole address. Relative ones are resolved against the page's, as far as that is known. */
  readonly address: URL;
  /** The attribute that has it. */
  readonly source: string;
}

/** Stands for the page's address where that is not known: pages of nobody else have it. */
const unknownAddress = 'https://page.invalid/';

/** The page's address, or one that stands for it. */
export function addressOf({ address }: Pick<PageSeen, 'address'>): string {
  return address ?? unknownAddress;
}

/** The script tags of the Receptionist, those that never run too. */
export function tagsOf(page: PageSeen): readonly Tag[] {
  return page.markup.elements.flatMap((element) => {
    if (element.name !== 'script') return [];
    for (const source of ['src', ...delayedSources]) {
      const written = element.attributes[source];
      if (written === undefined || !loaderFile.test(written)) continue;
      const address = toUrl(written, addressOf(page));
      if (address !== undefined) return [{ element, address, source }];
    }
    return [];
  });
}

/** The tag that counts: the first that can run, else the first. */
export function tagOf(page: PageSeen): Tag | undefined {
  const tags = tagsOf(page);
  return tags.find(({ element }) => element.inert === undefined && element.isGone !== true) ?? tags[0];
}

/** Scripts that bring the Receptionist in another way: they put the tag there, or are the loader's own text. */
export function carriersOf({ markup }: PageSeen): {
  readonly injecting: readonly MarkupElement[];
  readonly inlined: readonly MarkupElement[];
} {
  const scripts = markup.elements.filter(
    ({ name, inert, attributes }) => name === 'script' && inert === undefined && attributes['src'] === undefined,
  );
  const inlined = scripts.filter(({ text }) => text.includes('receptionist-widget') && text.includes('attachShadow'));
  const injecting = scripts.filter(
    (script) => !inlined.includes(script) && /\/receptionist(?:\.[\w-]+)?\.js['"`?]/.test(script.text),
  );
  return { injecting, inlined };
}

/** Whether the npm package, or a script, has put the Receptionist into the page. */
export function isPutByPackage({ markup }: PageSeen): boolean {
  return markup.elements.some(({ name }) => name === 'receptionist-chat');
}

/** The loader of the page, or of a page that has none yet. */
export function loaderOf(page: PageSeen): URL {
  return tagOf(page)?.address ?? new URL(page.site.loader, addressOf(page));
}

/** Where the page's messages are sent: what the tag says, else what the site has. */
export function searchOf(page: PageSeen): URL {
  const asked = tagOf(page)?.element.attributes['data-search-api'];
  const loader = loaderOf(page);
  const own = asked === undefined ? undefined : toUrl(asked, addressOf(page));
  return own ?? toUrl(page.site.searchApi, loader.href) ?? loader;
}

/** `line 12`, where the HTML that was sent has it. */
export function placeOf({ line, name, attributes }: MarkupElement): string {
  if (line !== undefined) return places.line(line);
  const id = attributes['id'];
  return id === undefined ? places.unnamed(name) : places.named(id);
}

/** The start tag of an element with some attributes set or, where they are `undefined`, taken out. */
export function withAttributes(
  { name, attributes }: MarkupElement,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const all = attributesOf({ ...attributes, ...changes });
  const end = name === 'script' ? '</script>' : '';
  return `<${[name, ...all].join(' ')}>${end}`;
}

function toUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
