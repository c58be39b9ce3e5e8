/** Less than this, in pixels, is a browser's own bar, not a keyboard. */
const least = 120;

/**
 * What of the window a keyboard leaves, in pixels: `covered` below it and `uncovered` above. `undefined` without a
 * keyboard. A zoomed page is left alone: its visitor moves it about.
 */
export function visibleArea(
  windowHeight: number,
  view: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> | null,
): { readonly covered: number; readonly uncovered: number } | undefined {
  if (view === null || view.scale > 1.01 || windowHeight - view.height < least) return undefined;
  return { covered: Math.max(0, windowHeight - view.offsetTop - view.height), uncovered: view.height };
}

/**
 * Keeps an element, which may become another one, within what a keyboard leaves of the window.
 *
 * @returns a function that ends it.
 */
export function keepVisible(current: () => HTMLElement | undefined): () => void {
  const view = window.visualViewport ?? null;
  const update = () => {
    const element = current();
    if (element === undefined) return;
    const area = visibleArea(window.innerHeight, view);
    // Nothing is written where nothing changes, for the browser would lay out anew what has just been opened.
    if (area === undefined && !element.hasAttribute('data-covered')) return;
    element.toggleAttribute('data-covered', area !== undefined);
    element.style.setProperty('--covered', `${String(area?.covered ?? 0)}px`);
    element.style.setProperty('--uncovered', `${String(area?.uncovered ?? 0)}px`);
  };
  update();
  view?.addEventListener('resize', update);
  view?.addEventListener('scroll', update);
  return () => {
    view?.removeEventListener('resize', update);
    view?.removeEventListener('scroll', update);
  };
}
