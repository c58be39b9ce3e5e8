/** What the keys of a combobox act on. */
export interface ComboboxState {
  /** Whether the list shows. */
  readonly isOpen: boolean;
  /** Place of the option that the keys are on; -1 while they are in the field. */
  readonly active: number;
}

/** What a key does: the state after it, and whether the active option is chosen or the field emptied. */
export type KeyStep =
  | { readonly kind: 'move'; readonly to: ComboboxState }
  | { readonly kind: 'choose' }
  | { readonly kind: 'clear' };

/**
 * The keys of an editable combobox with list autocomplete and manual selection (ARIA Authoring Practices): nothing is
 * chosen before the visitor goes to it.
 *
 * @param count number of options.
 * @returns `undefined` for a key that the field itself answers.
 */
export function keyStep(key: string, { isOpen, active }: ComboboxState, count: number): KeyStep | undefined {
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return undefined;
      // Past the last option is the field again.
      return moveTo(!isOpen ? 0 : active === count - 1 ? -1 : active + 1);
    case 'ArrowUp':
      if (count === 0) return undefined;
      return moveTo(!isOpen || active === -1 ? count - 1 : active - 1);
    case 'Enter':
      if (count === 0) return undefined;
      return isOpen && active >= 0 ? { kind: 'choose' } : moveTo(0);
    case 'Escape':
      return isOpen ? { kind: 'move', to: { isOpen: false, active: -1 } } : { kind: 'clear' };
    default:
      return undefined;
  }
}

/** Keys that move the caret: whoever presses one is back in the field. */
export function isCaretKey(key: string): boolean {
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key);
}

function moveTo(place: number): KeyStep {
  return { kind: 'move', to: { isOpen: true, active: place } };
}
