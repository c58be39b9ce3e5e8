/**
 * A menu that opens on hover and on click. `hovered` closes when the pointer leaves; `pinned` was opened
 * on purpose and stays until it is dismissed.
 */
export type HoverMenuState = 'closed' | 'hovered' | 'pinned';

export type HoverMenuEvent =
  /** The pointer has rested on the menu, or has been away from it, for the delay. */
  | { readonly type: 'hover' }
  | { readonly type: 'unhover' }
  /** The trigger was pressed, by pointer or key. */
  | { readonly type: 'press' }
  /** An arrow key on the trigger asks for the content. */
  | { readonly type: 'enter' }
  /** Escape, focus elsewhere, a click outside or on a link of the menu. */
  | { readonly type: 'dismiss' };

export function hoverMenu(state: HoverMenuState, event: HoverMenuEvent): HoverMenuState {
  switch (event.type) {
    case 'hover':
      return state === 'closed' ? 'hovered' : state;
    case 'unhover':
      return state === 'hovered' ? 'closed' : state;
    case 'press':
      // A click on a menu that hovering has just opened means "open", not "close".
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'enter':
      return 'pinned';
    case 'dismiss':
      return 'closed';
  }
}
