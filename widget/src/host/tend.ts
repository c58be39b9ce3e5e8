import type { Shell } from '../boundary.types';
import { placeAbove, type Box } from './makeWay';

/** What the launcher must not cover, but for what has the focus. */
const callLinks = 'a[href^="tel:"], a[href^="sms:"]';

/** When anything may have moved. Scrolling inside the page does not bubble, hence all are heard on their way down. */
const moments = ['focusin', 'focusout', 'scroll', 'resize', 'load', 'transitionend', 'toggle'] as const;

/**
 * Looks after the launcher: puts it back into the window where the page transforms its root, gives it its size back where
 * the page zooms its root, and lifts it off call links and what has the focus. It stays in reach meanwhile, by mouse and
 * by keyboard. The loader calls this once, and only on pages that need it; it ends once the widget is destroyed.
 */
export function tend({ root, launcher }: Shell): void {
  const { host } = root;
  if (!(host instanceof HTMLElement)) return;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let written = '';
  let frame = 0;

  function look(): void {
    frame = 0;
    if (!launcher.isConnected) {
      if (window.Receptionist === undefined) end();
      return;
    }
    mendPlace(host as HTMLElement, launcher);
    const zoom = zoomOf(host as HTMLElement);
    const lift = launcher.ariaExpanded === 'true' ? 0 : liftOf(launcher, host);
    // Important, as the loader's own `all: initial` is.
    const own = zoomOfElement(launcher);
    const rules = `:host { zoom: ${String(1 / zoom)} !important } :host > button { translate: 0 ${String(-lift / own)}px }`;
    if (rules !== written) sheet.replaceSync(rules);
    written = rules;
  }

  /** At the next frame, when all that happens now has happened. */
  function soon(): void {
    if (frame === 0) frame = requestAnimationFrame(look);
  }

  function end(): void {
    for (const moment of moments) window.removeEventListener(moment, soon, true);
    changes.disconnect();
    sizes.disconnect();
  }

  for (const moment of moments) window.addEventListener(moment, soon, true);
  // The page moves its root by a class or a style of it; what comes and goes changes its height, or the launcher's.
  const changes = new MutationObserver(soon);
  changes.observe(document, { childList: true });
  changes.observe(document.documentElement, { attributes: true });
  changes.observe(launcher, { attributeFilter: ['aria-expanded'] });
  const sizes = new ResizeObserver(soon);
  sizes.observe(launcher);
  sizes.observe(document.documentElement);
  soon();
}

/**
 * In the top layer an element stands in the window whatever the page does to its root. Only there: it is above all
 * that the page has, and what is fixed elsewhere need not be. Browsers without popovers leave it where it is.
 */
function mendPlace(host: HTMLElement, launcher: HTMLElement): void {
  if (host.matches('[popover]')) {
    // Taken out of the page and put back, it is closed.
    if (!host.matches(':popover-open')) host.showPopover();
    return;
  }
  const { bottom, right, width } = launcher.getBoundingClientRect();
  const isOutside = width > 0 && (bottom > window.innerHeight || right > window.innerWidth);
  if (!isOutside || typeof host.showPopover !== 'function') return;
  host.popover = 'manual';
  host.showPopover();
}

/** How much smaller the page's root makes everything; 1 where it does not, or makes it larger. */
function zoomOf({ parentElement }: HTMLElement): number {
  const zoom = parentElement === null ? 1 : zoomOfElement(parentElement);
  return zoom > 0 && zoom < 1 ? zoom : 1;
}

/** By which factor an element's pixels are larger than the window's. Browsers before 2024 tell its own part alone. */
function zoomOfElement(element: Element): number {
  const { currentCSSZoom } = element as Partial<Element>;
  return currentCSSZoom ?? (Number(getComputedStyle(element).zoom) || 1);
}

/** By how many pixels the launcher must go up, from where it is without being lifted. */
function liftOf(launcher: HTMLElement, host: Element): number {
  const own = launcher.getBoundingClientRect();
  const lifted = Number.parseFloat(getComputedStyle(launcher).translate.split(' ')[1] ?? '0') * zoomOfElement(launcher);
  const { activeElement } = document;
  const focused =
    activeElement === null || activeElement === document.body || activeElement === host ? [] : [activeElement];
  const others = [...focused, ...document.querySelectorAll(callLinks)].map((element) =>
    element.getBoundingClientRect(),
  );
  return placeAbove(
    { ...boxOf(own), top: own.top - lifted, bottom: own.bottom - lifted },
    others.map(boxOf),
    window.innerHeight,
  );
}

function boxOf({ top, bottom, left, right }: Box): Box {
  return { top, bottom, left, right };
}
