/**
 * Runs in the document's head, before the first paint, so that nothing flashes or moves once the application
 * takes over. It is written into every page as text: it may refer to nothing outside itself.
 *
 * - `data-color-mode="dark"`: the remembered color mode, else that of the cookie (`platform/colorMode`).
 * - `data-visitor="new"`: nothing is stored that changes what the page shows (`features/home`).
 * - `data-visitor="grocery-chain"`: the visitor to whom Weight Loss is not shown.
 *
 * @param groceryMarker lower-case text that marks the grocery chain in a stored value or in the address.
 */
export function beforePaint(groceryMarker: string): void {
  const { dataset } = document.documentElement;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text must hold everything it needs
  const stored = (name: string) => {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  };

  const mode = stored('color-mode') || /(?:^|; )color-mode=(\w+)/.exec(document.cookie)?.[1];
  if (mode === 'dark') dataset['colorMode'] = mode;

  const arrived = new URLSearchParams(location.search);
  const context = ['pharmacy', 'partner', 'source', 'option']
    .map((name) => arrived.get(name) ?? stored(name))
    .join(' ');
  if (context.trim() === '') dataset['visitor'] = 'new';
  else if (context.toLowerCase().includes(groceryMarker)) dataset['visitor'] = 'grocery-chain';
}
