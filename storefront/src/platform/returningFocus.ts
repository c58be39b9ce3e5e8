import { NavigationType, type createBrowserRouter } from 'react-router-dom';

const controls = 'main :is(a[href], button, input, select, summary)';

/** A control by role, name and position among controls of the same name. */
interface Place {
  readonly name: string;
  readonly nth: number;
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How many frames to wait for the page to be rendered again. */
const mostFrames = 60;
/** After this many frames, treat what is shown as the page. */
export const longestRender = 12;

/**
 * Gives the focus back to what was used last on a page when Back or Forward leads to it. It is remembered for each entry
 * of the history, in this document's memory alone, and nothing that was typed is part of it.
 *
 * @returns a function that ends it.
 */
export function returnFocus(router: Router): () => void {
  const used = new Map<string, Place>();
  let entry = router.state.location.key;

  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control === null) return;
    const name = nameOf(control);
    used.set(entry, { name, nth: named(name).findIndex((one) => one === control) });
  };
  const restore = (place: Place, left: string, key: string, frames = 0) => {
    if (router.state.location.key !== key || frames > mostFrames) return;
    // The page that was left stands until the other is rendered; they may be one, with another query.
    const isThere = pageShown() !== left || frames > longestRender;
    const control = isThere ? named(place.name)[place.nth] : undefined;
    if (control === undefined) {
      requestAnimationFrame(() => {
        restore(place, left, key, frames + 1);
      });
    } else if (!isElsewhere()) control.focus({ preventScroll: true });
  };

  document.addEventListener('focusin', remember);
  // Not every browser gives a pressed link the focus.
  document.addEventListener('click', remember, true);
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    if (location.key === entry) return;
    entry = location.key;
    const place = used.get(entry);
    if (historyAction === NavigationType.Pop && place !== undefined) restore(place, pageShown(), entry);
  });
  return () => {
    unsubscribe();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', remember, true);
  };
}

/** Whether the visitor has gone on to something else meanwhile. */
function isElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.closest('main') === null;
}

function pageShown(): string {
  return document.querySelector('main h1')?.textContent ?? '';
}

function named(name: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => nameOf(control) === name);
}

function nameOf(control: Element): string {
  const says = control.getAttribute('aria-label') ?? (control.id || control.textContent);
  return `${control.localName} ${control.getAttribute('href') ?? ''} ${says}`;
}
