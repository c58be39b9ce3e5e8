import type { Shell } from '../boundary.types';
import { own } from '../loader/own';
import { placeAbove, type Box } from './makeWay';

/** What the launcher must not cover, but for what has the focus. */
const callLinks = 'a[href^="tel:"], a[href^="sms:"]';

/** What a visitor presses, and what may be another site's chat. */
const controls = 'a[href], button, input, select, textarea, summary, iframe, [role="button"], [tabindex="0"]';

/** How long a page must not have been scrolled to be at rest, in milliseconds. The launcher doesn't hop meanwhile. */
const rest = 150;

/** Elements that have somebody to look after them. */
const tended = new WeakSet<Element>();

/** When anything may have moved. Scrolling inside the page does not bubble, hence all are heard on their way down. */
const moments = ['focusin', 'focusout', 'scroll', 'resize', 'load', 'transitionend', 'toggle'] as const;

/**
 * Looks after the launcher: puts it back into the window where the page transforms its root, gives it its size back where
 * the page zooms its root, and lifts it off call links, what has the focus, and other controls, where there is a place for
 * it. It stays in reach meanwhile, by mouse and by keyboard. It begins once for a widget: on pages that need it
 * before the chat is opened, and on all others with the chat. It ends once the widget is destroyed.
 */
export function tend({ root, launcher }: Shell): void {
  const { host } = root;
  if (!(host instanceof HTMLElement) || tended.has(host)) return;
  tended.add(host);
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let written = '';
  let frame = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

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
    const factor = zoomOfElement(launcher);
    const rules = `:host { zoom: ${String(1 / zoom)} !important } :host > button { translate: 0 ${String(-lift / factor)}px }
      @media (prefers-reduced-motion: no-preference) { :host > button { transition: translate 150ms ease-out } }`;
    if (rules !== written) sheet.replaceSync(rules);
    written = rules;
  }

  /** At the next frame, when all that happens now has happened. */
  function soon(event?: unknown): void {
    clearTimeout(resting);
    if (event instanceof Event && event.type === 'scroll') resting = setTimeout(soon, rest);
    else if (frame === 0) frame = requestAnimationFrame(look);
  }

  function end(): void {
    for (const moment of moments) window.removeEventListener(moment, soon, true);
    tended.delete(host);
    clearTimeout(resting);
    changes.disconnect();
    sizes.disconnect();
  }

  for (const moment of moments) window.addEventListener(moment, soon, true);
  // The page moves its root by a class or a style of it; what comes and goes changes its height, or the launcher's.
  const changes = new MutationObserver(soon);
  changes.observe(document, { childList: true });
  changes.observe(own('documentElement'), { attributes: true, childList: true });
  const body = own('body') as HTMLElement | null;
  if (body !== null) changes.observe(body, { childList: true });
  changes.observe(launcher, { attributeFilter: ['aria-expanded'] });
  const sizes = new ResizeObserver(soon);
  sizes.observe(launcher);
  sizes.observe(own('documentElement'));
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

/** By which factor the page's root makes everything smaller or larger. */
function zoomOf({ parentElement }: HTMLElement): number {
  const zoom = parentElement === null ? 1 : zoomOfElement(parentElement);
  return zoom > 0 ? zoom : 1;
}

/** By which factor an element's pixels are larger than the window's. Browsers before 2024 tell its own part alone. */
function zoomOfElement(element: Element): number {
  const { currentCSSZoom } = element as Partial<Element>;
  return currentCSSZoom ?? (Number(getComputedStyle(element).zoom) || 1);
}

/** By how many pixels the launcher must go up, from where it is without being lifted. */
function liftOf(launcher: HTMLElement, host: Element): number {
  const place = launcher.getBoundingClientRect();
  const lifted = Number.parseFloat(getComputedStyle(launcher).translate.split(' ')[1] ?? '0') * zoomOfElement(launcher);
  const active = own('activeElement');
  const focused = active === null || active === own('body') || active === host ? [] : [active];
  const free = { ...boxOf(place), top: place.top - lifted, bottom: place.bottom - lifted };
  const boxesOf = (elements: readonly Element[]) => elements.map((element) => boxOf(element.getBoundingClientRect()));
  const { innerHeight } = window;
  const mustNotCover = boxesOf([...focused, ...own('querySelectorAll').call(document, callLinks)]);
  const least = placeAbove(free, mustNotCover, innerHeight);
  const others: Element[] = [];
  // Where it would go may be taken as well.
  for (;;) {
    const lift = placeAbove(free, [...mustNotCover, ...boxesOf(others)], innerHeight);
    // No place that is free of all of them, or one that is far away.
    if (others.length > 0 && (lift <= least || lift > innerHeight / 2)) return least;
    const found = controlsIn({ ...free, top: free.top - lift, bottom: free.bottom - lift }, host);
    const news = found.filter((element) => !others.includes(element) && !focused.includes(element));
    if (news.length === 0) return lift;
    others.push(...news);
  }
}

/** The controls of the page in a box. */
function controlsIn({ top, bottom, left, right }: Box, host: Element): readonly Element[] {
  const across = [left + 4, left + (right - left) / 4, (left + right) / 2, right - (right - left) / 4, right - 4];
  const found = across.flatMap((x) =>
    [top + 4, (top + bottom) / 2, bottom - 4].flatMap((y) => own('elementsFromPoint').call(document, x, y)),
  );
  return [...new Set(found)].filter((element) => element !== host && element.matches(controls));
}

function boxOf({ top, bottom, left, right }: Box): Box {
  return { top, bottom, left, right };
}
