/** Tells of presses outside of an element. @returns ends it. */
export function onPressElsewhere(inside: () => Element | null, act: () => void): () => void {
  const press = ({ target }: Event) => {
    if (target instanceof Node && inside()?.contains(target) !== true) act();
  };
  document.addEventListener('pointerdown', press);
  return () => {
    document.removeEventListener('pointerdown', press);
  };
}
