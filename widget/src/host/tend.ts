import type { Shell } from '../boundary.types';
import { own } from '../loader/own';
import { all } from './elements';
import { gap, hasSize, liesIn, lowestEdge, placeOf, textLift, type Box, type Others } from './makeWay';

/** By which elements a page is used. What stands in a link is often larger than the link. */
const selectors = {
  callLinks: 'a[href^="tel:"], a[href^="sms:"]',
  buttons:
    'button, input, select, textarea, summary, label, iframe, video[controls], audio[controls], [contenteditable=""], [contenteditable="true"], [role][tabindex], [tabindex="0"]',
  links: 'a[href], a[href] > *, area[href]',
} as const;

/** Between the label and the icon, in the launcher's pixels. */
const labelGap = 8;

/** How long a page must not have been scrolled to be at rest, in milliseconds. The launcher doesn't hop meanwhile. */
const rest = 150;

/** The launcher's part of the page's time: so many times as long as a look has taken, none follows. Large pages make it slow. */
const restraint = 19;

/** Elements that have somebody to look after them. */
const tended = new WeakSet<Element>();

/** When anything may have moved. Scrolling inside the page does not bubble, hence all are heard on their way down. */
const moments = ['focusin', 'focusout', 'scroll', 'resize', 'load', 'transitionend', 'animationend', 'toggle'] as const;

/**
 * Looks after the launcher: puts it back into the window where the page transforms its root, gives it its size back where
 * the page zooms its root, and has it make way for call links, what has the focus, and other controls. It stays in reach of
 * the keyboard meanwhile, and of the mouse where there is a place for it. It begins once for a widget: on pages that need
 * it before the chat is opened, and on all others with the chat. It ends once the widget is destroyed.
 */
export function tend({ root, launcher }: Shell): void {
  const host = root.host as HTMLElement;
  if (tended.has(host)) return;
  tended.add(host);
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let written = '';
  let frame = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** When it looked last, and how long it does not look after that. */
  let looked = 0;
  let pause = 0;

  function look(): void {
    frame = 0;
    const began = Date.now();
    if (!launcher.isConnected) {
      if (window.Receptionist === undefined) end();
      return;
    }
    mendPlace(host, launcher);
    const zoom = zoomOf(host);
    // Important, as the loader's own `all: initial` is.
    const rules = `:host { zoom: ${String(1 / zoom)} !important } ${rulesOfPlace(launcher, root)}
      @media (prefers-reduced-motion: no-preference) { :host > :is(button, b) { transition: translate 150ms ease-out } }`;
    if (rules !== written) sheet.replaceSync(rules);
    written = rules;
    looked = Date.now();
    pause = restraint * (looked - began);
  }

  // Whoever sets the clock back does not stop it.
  const pauseLeft = () => pause - Math.abs(Date.now() - looked);

  /**
   * After the next frame: what a visitor does is shown first. On who moves the focus in the page it looks at once; on
   * scrolling and on the widget's own changes, such as the chat, which is to be there first, a little later; on all else when
   * it is free.
   */
  function soon(event?: unknown): void {
    clearTimeout(resting);
    const { type, target } = (event ?? {}) as Partial<Event>;
    const isLate = type === 'scroll' || target === host || launcher.ariaBusy === 'true';
    const wait = isLate ? rest : type === 'focusin' ? 0 : pauseLeft();
    if (wait > 0) resting = setTimeout(soon, wait);
    else if (frame === 0) frame = requestAnimationFrame(() => setTimeout(look));
  }

  function end(): void {
    for (const moment of moments) window.removeEventListener(moment, soon, true);
    tended.delete(host);
    clearTimeout(resting);
    changes.disconnect();
    parts.disconnect();
    sizes.disconnect();
  }

  for (const moment of moments) window.addEventListener(moment, soon, true);
  // The page moves its root by a class or a style of it; what comes and goes changes its height, or the launcher's.
  const changes = new MutationObserver(soon);
  changes.observe(document, { childList: true });
  changes.observe(own('documentElement'), { attributes: true, childList: true });
  const body = own('body') as HTMLElement | null;
  if (body !== null) changes.observe(body, { childList: true });
  // What is said beside the launcher comes and goes, too, and the chat.
  const parts = new MutationObserver(() => soon({ target: host }));
  parts.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-expanded'] });
  const sizes = new ResizeObserver(soon);
  for (const part of launcher.children) sizes.observe(part);
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

/** The styles that bring the launcher to its place, and with it the words that are said above it. */
function rulesOfPlace(launcher: HTMLElement, root: ShadowRoot): string {
  const factor = zoomOfElement(launcher);
  const { translate } = getComputedStyle(launcher);
  const [x = 0, y = 0] = translate.split(' ').map((part) => (Number.parseFloat(part) || 0) * factor);
  const atHome = (part: Element) => moved(part.getBoundingClientRect(), -x, -y);
  const [label, icon] = [...launcher.children].map(atHome);
  if (label === undefined || icon === undefined || icon.right === icon.left) return '';
  const words = [...root.querySelectorAll('b[role]:not(:empty)')].map(atHome);
  const room = label.right - label.left + labelGap * factor;
  const labelBox =
    label.left < icon.left
      ? { ...icon, left: icon.left - room, right: icon.left }
      : { ...icon, left: icon.right, right: icon.right + room };
  const short = words.reduce(around, icon);
  const home = around(short, labelBox);
  const size = { width: window.innerWidth, height: window.innerHeight };
  const chat = [...root.querySelectorAll('[data-box]')].flatMap(boxAtRest);
  const highest = lowestEdge(chat);
  const isReached = reachOf(home, highest);
  const trees = treesIn(document, root);
  const lines = linesOf(trees, isReached);
  const others = {
    ...othersBeside(trees, isReached),
    chat,
    texts: shownIn({ ...icon, top: Math.max(highest, home.top - textLift) }, lines, root.host),
  };
  const place = placeOf(home, short.right - short.left, others, size, words.length > 0);
  // Out of the way of the mouse; the keyboard finds it still.
  if (place === undefined) return ':host > button:not(:focus-visible) { opacity: 0; pointer-events: none }';
  const [right, down] = [place.left - (place.isShort ? short : home).left, place.top - home.top];
  // A label is left out where it would hide a price, say.
  const isShort = place.isShort || shownIn(moved(labelBox, right, down), lines, root.host).length > 0;
  // The label keeps its name and its room: the icon beside it stays where it is.
  return `:host > :is(button, b) { translate: ${String(right / factor)}px ${String(down / factor)}px }
    ${isShort ? ':host > button > b { clip-path: inset(50%) }' : ''}`;
}

function moved({ top, bottom, left, right }: Box, x: number, y: number): Box {
  return { top: top + y, bottom: bottom + y, left: left + x, right: right + x };
}

/** The box around two. */
function around(one: Box, other: Box): Box {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}

/** The document, or the shadow root of a component that stands in it. */
type Tree = Document | ShadowRoot;

const isShadow = (tree: Node | null): tree is ShadowRoot => tree instanceof ShadowRoot;

/** The elements of a tree that a selector finds. */
const allIn = (tree: Tree, selector: string): readonly Element[] =>
  isShadow(tree) ? [...tree.querySelectorAll(selector)] : all(selector);

/** What stands at a point of the window, the uppermost first. */
const elementsAt = (tree: Node, x: number, y: number): readonly Element[] =>
  isShadow(tree) ? tree.elementsFromPoint(x, y) : own('elementsFromPoint').call(document, x, y);

/** A tree and those of the components in it, but for one, and those that a page keeps closed. */
const treesIn = (tree: Tree, except: ShadowRoot): readonly Tree[] => [
  tree,
  ...allIn(tree, '*').flatMap(({ shadowRoot }) =>
    shadowRoot && shadowRoot !== except ? treesIn(shadowRoot, except) : [],
  ),
];

/**
 * Whether a box is where the launcher may come: as far from an edge of the window as it is at home, or as far from the other,
 * and not above where it may go at the highest.
 */
const reachOf =
  ({ left, right }: Box, highest: number) =>
  (box: Box) =>
    box.bottom > highest - gap &&
    (isBetween(box, left, right) || isBetween(box, window.innerWidth - right, window.innerWidth - left));

const isBetween = (box: Box, left: number, right: number) => box.right > left - gap && box.left < right + gap;

/** By what the page is used in the window beside the launcher; of controls and links only what it may come to. */
function othersBeside(trees: readonly Tree[], isReached: (box: Box) => boolean): Omit<Others, 'chat' | 'texts'> {
  const find = (selector: string) => trees.flatMap((tree) => allIn(tree, selector));
  const focused = trees.flatMap((tree) => {
    const active = isShadow(tree) ? tree.activeElement : own('activeElement');
    // A component has the focus, too, where something in it has.
    return active === null || active === own('body') || active.shadowRoot?.activeElement ? [] : active;
  });
  const inUse = (elements: readonly Element[]) =>
    elements.flatMap((element) => boxesOf(element).filter(isReached).filter(isHit(element)));
  const links = find(selectors.links).filter((link) => boxesOf(link).some(isReached));
  const staying = links.filter(staysInWindow);
  return {
    callLinks: find(selectors.callLinks).flatMap(boxesOf),
    focused: focused.flatMap(boxesOf),
    buttons: inUse([...find(selectors.buttons), ...staying]),
    links: inUse(links.filter((link) => !staying.includes(link))),
  };
}

/** Whether an element stands still while the page is scrolled, as in a bar: what is over it there stays over it. */
function staysInWindow(element: Element): boolean {
  if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
  const { parentNode } = element;
  const parent = isShadow(parentNode) ? parentNode.host : parentNode;
  return parent?.nodeType === 1 && staysInWindow(parent as Element);
}

/** The boxes of an element that are in the window: a link in a sentence has one in each line. */
function boxesOf(element: Element): readonly Box[] {
  return [...element.getClientRects()].filter(
    ({ top, bottom, left, right }) =>
      bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth && right > left,
  );
}

/** Whether an element can be pressed in the middle of a box of its: it is neither hidden nor scrolled out of its container. */
function isHit(element: Element): (box: Box) => boolean {
  return ({ top, bottom, left, right }) => {
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    return elementsAt(element.getRootNode(), x, y).some((beneath) => element.contains(beneath));
  };
}

/** A line of the page's text, and the element that it stands in. */
interface Line {
  readonly box: Box;
  readonly element: Element;
}

/** `NodeFilter.SHOW_TEXT`; a page may have something else under the name `NodeFilter`. */
const textNodes = 4;

/** The lines of text where the launcher may come, shown or not: what is shown there is asked only where it matters. */
function linesOf(trees: readonly Tree[], isReached: (box: Box) => boolean): readonly Line[] {
  const range = own('createRange').call(document);
  return trees.flatMap((tree) => {
    const texts = own('createTreeWalker').call(document, tree, textNodes);
    const lines: Line[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      // Without a box of its own, it may yet have text in the window.
      const whole = element?.getBoundingClientRect();
      if (!element || !whole || (hasSize(whole) && !isReached(whole)) || text.nodeValue?.trim() === '') continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (isReached(box)) lines.push({ box, element });
    }
    return lines;
  });
}

/** The lines of text that stand behind a box of the widget, uppermost of all that the page has there. */
function shownIn(place: Box, lines: readonly Line[], host: Element): readonly Box[] {
  return lines.flatMap(({ box, element }) => {
    if (!liesIn(box, place)) return [];
    const x = (Math.max(box.left, place.left) + Math.min(box.right, place.right)) / 2;
    const y = (Math.max(box.top, place.top) + Math.min(box.bottom, place.bottom)) / 2;
    const uppermost = elementsAt(element.getRootNode(), x, y).find((beneath) => beneath !== host);
    return uppermost !== undefined && element.contains(uppermost) ? [box] : [];
  });
}

/** Where the chat will stand when it has risen. */
function boxAtRest(box: Element): readonly Box[] {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  if (bottom === top) return [];
  const { transform } = getComputedStyle(box);
  const risen = transform === 'none' ? 0 : new DOMMatrix(transform).f;
  return [{ top: top - risen, bottom: bottom - risen, left, right }];
}
