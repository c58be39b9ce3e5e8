import type { PageFont } from '../channel/channel.types';
import { own } from '../loader/own';

/**
 * The page's own fonts of the families that a look names: a frame knows none of them. Of all style sheets that can be read,
 * also imported ones, and rules within others that hold here. They are of the page's own site, and in its cache, or stand in
 * the style sheet itself; those of other sites, which may refuse to be read, fall back.
 */
export async function pageFonts(font: string): Promise<readonly PageFont[]> {
  // oxlint-disable-next-line unicorn/prefer-set-has -- some pages have a `Set` of their own
  const families = font.split(',').map(nameOf);
  const found = [...own('styleSheets'), ...own('adoptedStyleSheets')]
    .flatMap(fontRules)
    .filter(({ family }) => families.includes(family))
    .map(readFont);
  return (await Promise.all(found)).filter((one) => one !== undefined);
}

interface FontRule {
  readonly family: string;
  readonly style: CSSStyleDeclaration;
  /** What the rule's addresses start at. */
  readonly base: string;
}

function fontRules(sheet: CSSStyleSheet): readonly FontRule[] {
  const within = (rules: CSSRuleList): readonly FontRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) {
        const { style } = rule;
        return [{ family: nameOf(style.getPropertyValue('font-family')), style, base: sheet.href ?? document.baseURI }];
      }
      const { styleSheet, cssRules } = rule as Partial<CSSImportRule & CSSGroupingRule>;
      if (!holdsHere(rule)) return [];
      return styleSheet ? fontRules(styleSheet) : cssRules ? within(cssRules) : [];
    });
  try {
    return within(sheet.cssRules);
  } catch {
    // Of another site, which doesn't let it be read.
    return [];
  }
}

/** Whether what a rule asks for, if it asks for anything, is so in this window and this browser. */
function holdsHere(rule: CSSRule): boolean {
  const { media, conditionText } = rule as Partial<CSSMediaRule>;
  if (media) return matchMedia(media.mediaText).matches;
  return conditionText === undefined || CSS.supports(conditionText);
}

/** Nothing where there is no address, or one of another site. */
async function readFont({ family, style, base }: FontRule): Promise<PageFont | undefined> {
  try {
    const [, address] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
    if (address === undefined) return undefined;
    const { href, origin } = new URL(address, base);
    const [, bytes] = /^data:[^,]*;base64,(.*)/i.exec(href) ?? [];
    // Not of the page's address: one without an address of its own, such as a `srcdoc`, has its origin from another page.
    if (bytes === undefined && origin !== self.origin) return undefined;
    // A `fetch` of a `data:` address would need the permission of the page's policy.
    const data = bytes === undefined ? await fetchFont(href) : bytesOf(bytes);
    const said = ['weight', 'style', 'stretch'].map((name) => [name, style.getPropertyValue(`font-${name}`)]);
    const range = ['unicodeRange', style.getPropertyValue('unicode-range')];
    const descriptors = Object.fromEntries([...said, range].filter(([, value]) => value !== '')) as FontFaceDescriptors;
    return { family, descriptors, data };
  } catch {
    return undefined;
  }
}

async function fetchFont(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('no font');
  return response.arrayBuffer();
}

function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(decodeURIComponent(base64)), (letter) => letter.codePointAt(0) ?? 0).buffer;
}

function nameOf(family: string): string {
  return family
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .toLowerCase();
}
