import type { FontWeight } from './scale';

const regular = ['Arial', 'Liberation Sans', 'Helvetica'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'];

/**
 * Arial made to take up Nunito's room, so that a page looks alike with either: for each weight in use, the width of
 * English text in Nunito against Arial (or Arial Bold), as measured. A browser takes the nearest for any other weight.
 */
const fallbacks: Readonly<Record<FontWeight, { readonly local: readonly string[]; readonly width: number }>> = {
  400: { local: regular, width: 1.0084 },
  700: { local: bold, width: 0.9727 },
  800: { local: bold, width: 0.996 },
};

/** Nunito's ascent and descent, in em. */
const metrics = { ascent: 1.011, descent: 0.353 } as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * The font faces of the page. `url` is the address of Nunito's variable latin file.
 *
 * A page that was painted without Nunito stays without it (`optional`): of as much room on average, a line may still
 * break at another word, and all that is below would move. The next page has it, from the browser's cache.
 */
export function fontsCss(url: string): string {
  const nunito = `@font-face{font-family:Nunito;font-weight:200 1000;font-display:optional;src:url(${url}) format("woff2")}`;
  const faces = Object.entries(fallbacks).map(
    ([weight, { local, width }]) =>
      `@font-face{font-family:"Nunito Fallback";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join(',')};` +
      `size-adjust:${percent(width)};ascent-override:${percent(metrics.ascent / width)};` +
      `descent-override:${percent(metrics.descent / width)};line-gap-override:0%}`,
  );
  return [nunito, ...faces].join('\n');
}
