/**
 * Runs at the end of the document and asks for the application's scripts once the page has been painted: on a
 * slow line they would otherwise take from the page the bandwidth and the time that its first sight needs. It
 * is written into every page (`documentShell`).
 *
 * Until the application takes over, it marks with `data-early` the button that a visitor presses and the choice
 * that a visitor makes, for `replayEarlyInput`: nobody's first click is lost.
 *
 * @param files addresses: of the script that starts the application, then of what it will import, so that all
 * are fetched in one round trip.
 */
export function afterPaint([entry = '', ...chunks]: readonly string[]): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text must hold everything it needs
  const start = () => {
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: entry }));
  };
  const { documentElement } = document;
  for (const type of ['click', 'change']) {
    documentElement.addEventListener(
      type,
      ({ target }) => {
        const used = (target as Element).closest(type === 'click' ? 'button' : 'select');
        if (used === null || 'ready' in documentElement.dataset) return;
        // Of several presses the last counts, of choices each.
        if (type === 'click') document.querySelector('button[data-early]')?.removeAttribute('data-early');
        used.setAttribute('data-early', '');
      },
      true,
    );
  }
  // A page that is not shown is not painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
