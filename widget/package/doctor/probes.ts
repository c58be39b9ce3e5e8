import type { Violation } from '@front-door/shared/doctor/doctor.types';

/**
 * What is asked inside a page. Each function is sent there as text: it stands on nothing but its parameter.
 * Pages replace what they like, so each answers something whatever they did.
 */

/** What a page has been seen to do since it began. */
export interface Kept {
  readonly violations: readonly Violation[];
  /** Kinds of the visitor's own events that the page refused. */
  readonly prevented: readonly string[];
}

/** Begins before any script of the page. What is seen is kept as a text, which no page can change. */
export function watchPage(): void {
  let kept = '';
  Object.defineProperty(globalThis, '__receptionistDoctor', { get: () => kept });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, disposition }) => {
      kept += `${disposition} ${effectiveDirective} ${blockedURI}\n`;
    },
    true,
  );
  addEventListener(
    'wheel',
    (event) => {
      // Those who listen after this have been heard by then.
      setTimeout(() => {
        if (event.defaultPrevented) kept += 'prevented wheel\n';
      });
    },
    { passive: true },
  );
}

export const keptExpression = '`${globalThis.__receptionistDoctor ?? ""}`';

/** Reads what `watchPage` has kept, of all frames of a page. */
export function readKept(kept: string): Kept {
  const lines = kept.split('\n').map((line) => line.split(' '));
  return {
    violations: lines.flatMap(([kind, directive, blocked]) =>
      (kind === 'enforce' || kind === 'report') && directive !== undefined && blocked !== undefined
        ? [{ directive, blocked, isReported: kind === 'report' }]
        : [],
    ),
    prevented: [
      ...new Set(lines.flatMap(([kind, type]) => (kind === 'prevented' && type !== undefined ? [type] : []))),
    ],
  };
}

/** How the launcher stands. */
export function seeLauncher(host: Element): { kind: 'seen' | 'unseen' | 'covered'; why: string; x: number; y: number } {
  const button = host.shadowRoot?.querySelector('button');
  if (!button) return { kind: 'unseen', why: 'it has no launcher', x: 0, y: 0 };
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const unseen = (why: string) => ({ kind: 'unseen' as const, why, x, y });
  if (width < 1 || height < 1) return unseen('it takes no room');
  if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return unseen('a style hides it (display, visibility or opacity)');
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return unseen(
      `it is outside the window, from ${String(Math.round(left))}, ${String(Math.round(top))} to ${String(Math.round(right))}, ${String(Math.round(bottom))} of ${String(innerWidth)} by ${String(innerHeight)}`,
    );
  const hit = document.elementFromPoint(x, y);
  if (hit === host || hit === null) return { kind: 'seen', why: '', x, y };
  const { id, localName, classList } = hit;
  const own = id === '' ? [localName, ...classList].slice(0, 3).join('.') : `#${id}`;
  return { kind: 'covered', why: own, x, y };
}

/** Styles of the root that change where fixed things stand, and what the styles of the tag's options are worth. */
export function seeRoot(root: Element): string[] {
  const style = getComputedStyle(root);
  const ordinary: Readonly<Record<string, string>> = {
    transform: 'none',
    filter: 'none',
    perspective: 'none',
    'backdrop-filter': 'none',
    contain: 'none',
    'will-change': 'auto',
    zoom: '1',
  };
  return Object.entries(ordinary).flatMap(([property, usual]) => {
    const value = style.getPropertyValue(property);
    return value === '' || value === usual ? [] : [`html { ${property}: ${value} }`];
  });
}

/** Which globals the page has; an element's name is none. */
export function seeGlobals(names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = (globalThis as unknown as Record<string, unknown>)[name];
    return value !== undefined && value !== null && !(value instanceof Element);
  });
}

/** Which kinds of events the page refuses. They are made up, so what listens may fail; nobody hears of it. */
export function seePrevented(body: Element): string[] {
  return ['touchmove', 'selectstart', 'copy', 'contextmenu'].filter(
    (type) => !body.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
  );
}

/** For each property and value, whether CSS knows it. */
export function seeSupports(pairs: readonly (readonly [string, string])[]): boolean[] {
  return pairs.map(([property, value]) => CSS.supports(property, value));
}
