import type { PageFont, Surroundings } from '../channel/channel.types';

/** What a document of our own says of itself. */
export function dressDocument({
  language,
  direction,
  name,
}: Pick<Surroundings, 'language' | 'direction'> & { readonly name: string }): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = direction;
  document.title = name;
  if (document.adoptedStyleSheets.length > 0) return;
  const frame = new CSSStyleSheet();
  frame.replaceSync('html, body, body > div { height: 100%; margin: 0; overflow: hidden }');
  document.adoptedStyleSheets = [frame];
}

/** Has the page's fonts in a document of our own, which knows none of them. */
export function useFonts(fonts: readonly PageFont[]): void {
  document.fonts.clear();
  for (const { family, data, descriptors } of fonts) document.fonts.add(new FontFace(family, data, descriptors));
}
