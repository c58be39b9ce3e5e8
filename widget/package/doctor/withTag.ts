import { attributesOf } from '@front-door/shared/markup';

/**
 * Puts the tag before the end of a page's head, on a line that is there, so that every other line keeps its number. With
 * the nonce that the page's scripts have, as whoever writes the page would.
 *
 * @param loader address of the loader
 */
export function withTag(html: string, loader: string, partner: string | undefined): string {
  const nonce = /<script\b[^>]*\snonce=["']?([\w+/=-]+)/i.exec(html)?.[1];
  const attributes = attributesOf({ async: '', nonce, src: loader, 'data-partner': partner });
  const tag = `<script ${attributes.join(' ')}></script>`;
  for (const end of [/<\/head\s*>/i, /(?<=<body\b[^>]*>)/i, /<\/html\s*>/i]) {
    const place = html.search(end);
    if (place !== -1) return html.slice(0, place) + tag + html.slice(place);
  }
  return html + tag;
}
