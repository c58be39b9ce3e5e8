import type { Surroundings } from '../line/line.types';

let fonts: CSSStyleSheet | undefined;

/** What a document of our own says of itself, and the page's fonts, which it doesn't know. */
export function dressDocument({ language, direction, texts, fonts: rules }: Surroundings): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = direction;
  if (texts.name !== undefined) document.title = texts.name;
  if (fonts === undefined) {
    fonts = new CSSStyleSheet();
    const frame = new CSSStyleSheet();
    frame.replaceSync('html, body, body > div { height: 100%; margin: 0; overflow: hidden }');
    document.adoptedStyleSheets = [frame, fonts];
  }
  fonts.replaceSync(rules);
}
