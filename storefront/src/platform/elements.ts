/** The element of an id, wherever in the page it is. */
export function elementById(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** An empty element at the end of the page, for what is drawn apart from the application. */
export function addElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
