import type { PageFont } from '../line/line.types';

/**
 * The page's own fonts of the families that a look names: a frame knows none of them. They are of the page's own site,
 * and in its cache; those of other sites, which may refuse to be read, fall back.
 */
export async function pageFonts(font: string): Promise<readonly PageFont[]> {
  const families = new Set(font.split(',').map(nameOf));
  const found = [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const [, address] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
      const family = nameOf(style.getPropertyValue('font-family'));
      if (address === undefined || !families.has(family)) return [];
      return [{ family, url: new URL(address, sheet.href ?? location.href), style }];
    }),
  );
  const read = found.filter(({ url }) => url.origin === location.origin).map(readFont);
  return (await Promise.all(read)).filter((own) => own !== undefined);
}

interface Found {
  readonly family: string;
  readonly url: URL;
  readonly style: CSSStyleDeclaration;
}

async function readFont({ family, url, style }: Found): Promise<PageFont | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const said = ['weight', 'style', 'stretch'].map((name) => [name, style.getPropertyValue(`font-${name}`)]);
    const range = ['unicodeRange', style.getPropertyValue('unicode-range')];
    const descriptors = Object.fromEntries([...said, range].filter(([, value]) => value !== '')) as FontFaceDescriptors;
    return { family, descriptors, data: await response.arrayBuffer() };
  } catch {
    return undefined;
  }
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function nameOf(family: string): string {
  return family
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .toLowerCase();
}
