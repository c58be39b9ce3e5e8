/** An empty element at the end of the page, for what is drawn apart from the application. */
export function addElement(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
