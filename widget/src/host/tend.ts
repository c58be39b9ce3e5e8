import type { Shell } from '../boundary.types';
import { wayOf, type Area } from './wayOf';

/** What must be reached wherever the launcher stands: what is pressed, filled in or called. */
const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** How often it is looked whether something has come or gone, in milliseconds; scripts tell nobody. */
const pause = 1000;

/**
 * Looks after the launcher on pages that get in its way, or that it gets in the way of: it is in the window though the
 * root element is transformed, filtered or zoomed, and it makes way for what the keyboard is at, for call links, and for
 * controls that stand still in its corner.
 *
 * @returns what ends it.
 */
export function tend({ root, launcher }: Shell): () => void {
  const host = root.host as HTMLElement;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let frame = 0;
  let zoom = 1;

  /** The widget is as large as it is elsewhere. */
  function undoZoom(): void {
    // Without the first, what the root element says.
    const { currentCSSZoom = pageZoom() * zoom } = host as { currentCSSZoom?: number };
    if (Math.abs(currentCSSZoom - 1) < 0.01) return;
    zoom /= currentCSSZoom;
    sheet.replaceSync(`:host { zoom: ${String(zoom)} !important }`);
  }

  /** What is moved with the page can't be fixed in the window but in the layer above all. */
  function liftOut(): void {
    const { left, right, top, bottom } = launcher.getBoundingClientRect();
    const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (isIn || launcher.offsetParent !== null || !('popover' in host) || host.matches(':popover-open')) return;
    host.popover = 'manual';
    host.showPopover();
  }

  function makeWay(): void {
    launcher.style.translate = '';
    if (launcher.ariaExpanded === 'true' || !launcher.checkVisibility()) return;
    const area = launcher.getBoundingClientRect();
    const way = wayOf(area, takenAround(host, area), innerWidth);
    if (way === undefined) launcher.style.translate = '0 -100vh';
    else if (way.x !== 0 || way.y !== 0) launcher.style.translate = `${String(way.x)}px ${String(way.y)}px`;
  }

  function look(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      undoZoom();
      liftOut();
      makeWay();
    });
  }

  const types = ['focusin', 'focusout', 'scroll', 'resize', 'transitionend'];
  for (const type of types) addEventListener(type, look, true);
  const timer = setInterval(look, pause);
  look();
  return () => {
    for (const type of types) removeEventListener(type, look, true);
    clearInterval(timer);
    cancelAnimationFrame(frame);
  };
}

function pageZoom(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('zoom')) || 1;
}

/**
 * The places that the launcher must leave free: call links in sight, what has the focus, and controls in its corner that
 * do not move with the page, since a visitor can't scroll them out from under it.
 */
function takenAround(host: Element, launcher: Area): readonly Area[] {
  const { activeElement } = document;
  const called = [...document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')];
  const focused =
    activeElement === null || activeElement === document.body || activeElement === host ? [] : [activeElement];
  const standing = [...document.querySelectorAll(controls)].filter(
    (control) => isNear(control.getBoundingClientRect(), launcher) && standsStill(control),
  );
  return [...called, ...focused, ...standing]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && height < innerHeight / 2);
}

/** In the column of the launcher, on either side of the window. */
function isNear({ top, bottom, width }: DOMRect, launcher: Area): boolean {
  return width > 0 && bottom > launcher.top - innerHeight / 2 && top < launcher.bottom;
}

function standsStill(element: Element): boolean {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
  }
  return false;
}
