import type { EarlyInput, KeptEvent } from './earlyInput.types';

const controls = 'a,button,input,select,summary';

/**
 * The page, or a part of it that is hydrated after the rest, answers from now on: what was done to it before is done
 * again, in order. What was done to parts that are still to be hydrated goes on waiting. Call it in an effect.
 */
export function takeOver(): void {
  const early = globalThis.earlyInput;
  if (!early) return;
  if (!early.isTaken) {
    early.isTaken = true;
    early.showWithScripts?.();
    // Only what was prerendered can wait: others may add to the page what is never React's.
    const prerendered = new WeakSet(document.querySelectorAll(controls));
    early.holds = (target) => {
      const control = controlOf(target);
      return control.isConnected && prerendered.has(control) && !isHydrated(control);
    };
  }
  void redoKept(early);
}

function controlOf(target: Element): Element {
  return target.closest(controls) ?? target;
}

/** React keeps an element's properties with it. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

async function redoKept({ kept, holds }: EarlyInput): Promise<void> {
  const steps: (() => void)[] = [];
  for (const one of kept.splice(0)) {
    const target = one.event.target as HTMLInputElement;
    if (holds(target)) kept.push(one);
    // A link that has been left behind meanwhile is not followed.
    else if (one.at === location.href) {
      // As yet the caret is where the visitor has put it.
      const { selectionStart, selectionEnd } = target;
      steps.push(() => {
        const again = target.isConnected ? target : alike(target);
        if (again) {
          if (again !== target && one.event.type === 'focusin') again.focus();
          redo(one, again);
          if (typeof selectionStart === 'number') again.setSelectionRange(selectionStart, selectionEnd);
        }
        // A part that is still to come may have it.
        else kept.push(one);
      });
    }
  }
  for (const step of steps) {
    // React renders what an event has changed in a microtask: no event of the visitor's comes in between.
    await Promise.resolve();
    step();
  }
}

/** What stands for an element in a page that was not hydrated but drawn anew. */
function alike(gone: HTMLInputElement): HTMLInputElement | undefined {
  const control = controlOf(gone);
  return [...document.querySelectorAll<HTMLInputElement>(control.localName)].find(
    (other) => marksOf(other) === marksOf(control),
  );
}

/** What a control is called, and whether it is the header's or the footer's: they have links that say the same. */
function marksOf(control: Element): string {
  return [control.ariaLabel ?? (control.textContent || control.id), control.closest('header,footer')?.localName].join();
}

function redo({ event, value, checked }: KeptEvent, target: HTMLInputElement): void {
  const { type } = event;
  if (type === 'pointerover' && !target.matches(':hover')) return;
  const isToggle = /^(?:checkbox|radio)$/.test(target.type);
  if (isToggle) {
    // Pressed again it becomes what it was made.
    target.checked = (type === 'click') !== checked;
  } else if (type === 'input' || (type === 'change' && target.localName === 'select')) {
    // React hears of a change only when a field holds something else than React has last put there. A text field's own
    // event of a change comes with the Enter or the blur after it, of which React has no more to hear.
    target.value = `${value ?? ''} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  }
  // What the browser has done by itself is done.
  const keepsDone = (again: Event) => {
    if (!event.defaultPrevented && !isToggle) again.preventDefault();
  };
  addEventListener('click', keepsDone);
  // An event has all that its own constructor takes. The pointer enters from outside whatever is around its target.
  const init = type === 'pointerover' ? { bubbles: true, pointerType: (event as PointerEvent).pointerType } : event;
  target.dispatchEvent(new (event.constructor as typeof Event)(type, init));
  removeEventListener('click', keepsDone);
}
