/** Does something at the next frame, when what has just been rendered is laid out. @returns calls it off. */
export function atNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** Does something once the page has loaded with all that it names: at once, where it has. @returns calls it off. */
export function onceLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act();
    return () => undefined;
  }
  window.addEventListener('load', act, { once: true });
  return () => {
    window.removeEventListener('load', act);
  };
}
