/**
 * Tells of what dismisses something that is open: a press outside of it, and Escape wherever the focus is. What opened under
 * a resting mouse must close without moving mouse or focus (WCAG 1.4.13), and the focus may be on nothing then.
 *
 * @returns ends it.
 */
export function onDismissal(inside: () => Element | null, dismiss: (how: 'press' | 'escape') => void): () => void {
  const press = ({ target }: Event) => {
    if (target instanceof Node && inside()?.contains(target) !== true) dismiss('press');
  };
  const key = (event: KeyboardEvent) => {
    // An input method that composes takes Escape for itself.
    if (event.key === 'Escape' && !event.isComposing) dismiss('escape');
  };
  document.addEventListener('pointerdown', press);
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('keydown', key);
  };
}
