import { useEffect, useReducer, useRef, type FocusEvent, type PointerEvent } from 'react';
import { onDismissal } from '../platform/dismissal';
import { popoverDelay } from '../theme/timings';
import { hoverMenu } from './hoverMenu.model';

/**
 * Wires an element that opens something on hover: after the delay of the specification, for a mouse only,
 * and closing on Escape wherever the focus is, on focus or a press elsewhere.
 *
 * @returns the props of the element around trigger and content.
 */
export function useHoverMenu<Root extends HTMLElement>() {
  const [state, send] = useReducer(hoverMenu, 'closed');
  const root = useRef<Root>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state !== 'closed';

  useEffect(() => {
    if (!open) return undefined;
    return onDismissal(
      () => root.current,
      (how) => {
        if (how === 'escape') {
          // A mouse that has just come opens nothing again that its visitor has closed.
          clearTimeout(timer.current);
          // Only from inside: the focus would be gone with what is closed. From elsewhere it must not be taken away.
          root.current?.querySelector<HTMLElement>(':scope:focus-within [data-menu-trigger]')?.focus();
        }
        send({ type: 'dismiss' });
      },
    );
  }, [open]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const hover = (type: 'hover' | 'unhover') => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      send({ type });
    }, popoverDelay);
  };

  return {
    open,
    send,
    rootProps: {
      ref: root,
      onPointerEnter: hover('hover'),
      onPointerLeave: hover('unhover'),
      // A press decides: what it opens and Escape closes does not open again because the mouse has just come.
      onPointerDown: () => {
        clearTimeout(timer.current);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) send({ type: 'dismiss' });
      },
    },
  };
}
