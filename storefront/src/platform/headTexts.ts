/** Texts of the document's head that differ from page to page. */
export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /** Absolute; it stays as it is where a page has none. */
  readonly canonical?: string | undefined;
}

/** Whether the document has a title, as every prerendered page does. */
export function hasTitle(): boolean {
  return document.title !== '';
}

/** Puts the texts of another page into the head, and takes away what was said of the page before in other languages. */
export function setHeadTexts({ title, description, canonical }: HeadTexts): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  if (canonical !== undefined) document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
}
