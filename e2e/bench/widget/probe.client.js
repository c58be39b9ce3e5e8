/* oxlint-disable no-unused-vars -- measure.ts puts the call behind it */
/**
 * Runs in the page before anything else. Looks at every frame whether the launcher, or where there is none the
 * input, is there to be used; and, from the press on the launcher on, whether the input is. What it has seen is
 * in `seen` (seen.types.ts).
 */
function probe({ launcher, input }) {
  const seen = { longTasks: [], shift: 0 };
  globalThis.seen = seen;
  let pressedAt;

  function look() {
    if (seen.launcherAt === undefined && isUsable(launcher ?? input)) seen.launcherAt = performance.now();
    if (pressedAt !== undefined && isUsable(input)) seen.inputAfterPress = performance.now() - pressedAt;
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true });

  new PerformanceObserver((list) => {
    seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function isUsable(path) {
  const element = findElement(path);
  if (element === undefined || element.disabled === true) return false;
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const inSight = width > 0 && height > 0 && top < innerHeight && bottom > 0;
  return inSight && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Goes through shadow roots at ` >> `. */
function findElement(path) {
  let found;
  for (const selector of path.split(' >> ')) {
    found = (found === undefined ? document : (found.shadowRoot ?? found)).querySelector(selector) ?? undefined;
    if (found === undefined) return undefined;
  }
  return found;
}
