/**
 * The page's own `@font-face` rules for the families that a font is made of, with absolute addresses: a frame knows
 * none of the page's fonts. Sheets of other sites can't be read; their families fall back.
 */
export function fontRules(font: string): string {
  const families = new Set(font.split(',').map(nameOf));
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet).map((rule) => [rule, sheet.href ?? location.href] as const))
    .filter(
      ([rule]) => rule instanceof CSSFontFaceRule && families.has(nameOf(rule.style.getPropertyValue('font-family'))),
    )
    .map(([rule, base]) => withAbsoluteAddresses(rule.cssText, base))
    .join('\n');
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

function withAbsoluteAddresses(rule: string, base: string): string {
  return rule.replaceAll(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);
}
