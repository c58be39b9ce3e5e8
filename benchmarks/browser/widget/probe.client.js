/* oxlint-disable no-unused-vars -- measure.ts puts the call behind it */
/**
 * Runs in the page and in each of its frames before anything else. Looks at every frame whether the launcher, or where
 * there is none the input, is there to be used; and, from the press on the launcher on, whether the input is. An input in
 * a frame of its own is looked for there. What it has seen is in `seen` (seen.types.ts).
 */
function probe({ launcher, input, isFramed = false }) {
  const seen = { longTasks: [], shift: 0, centre };
  globalThis.seen = seen;
  const isPage = parent === window;
  const hasInput = isFramed !== isPage;

  function centre() {
    const { left, top, width, height } = findElement(launcher).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  function look() {
    if (isPage && seen.launcherAt === undefined && isUsable(launcher ?? input)) seen.launcherAt = performance.now();
    if (hasInput && (seen.pressedAt !== undefined || !isPage) && isUsable(input))
      seen.inputAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  addEventListener('pointerdown', ({ timeStamp }) => (seen.pressedAt ??= performance.timeOrigin + timeStamp), {
    capture: true,
  });

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
