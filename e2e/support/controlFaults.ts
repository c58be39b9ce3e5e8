// oxlint-disable unicorn/consistent-function-scoping -- it is run in the page, where nothing else of this file is

/**
 * What is wrong with the controls of a page as it is laid out now, in sentences: too small for a finger, under something
 * else once they have the focus, or, in the window as the page opens, under the chat's launcher. For `page.evaluate`: it
 * stands alone. It moves focus and scroll, and puts both back.
 *
 * Behind a modal dialog there is nothing to look at: then the dialog alone counts.
 */
export async function controlFaults(): Promise<readonly string[]> {
  const faults: string[] = [];
  const scope = document.querySelector('body[data-scroll-locked] [role="dialog"]') ?? document.body;
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
  /** The least side of what a finger or a shaky hand hits, in pixels: WCAG 2.5.8. */
  const least = 24;
  /** How many frames whatever floats has to make way once the page has come to rest: seconds. */
  const patience = 120;
  const named = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  /** Fields and buttons. */
  const pressed = 'button, select, input, textarea, summary';
  /** Notices go by themselves. */
  const passing = '[role="region"][aria-label^="Notifications"]';
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The part of a control that is in the window. */
  const seenBox = (control: Element) => {
    const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (box === undefined) return undefined;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    return { left, x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  };
  /** Whether a press there comes to a control: to itself, to what is in it, or to its label. */
  const isHit = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    return control.contains(hit) || hit.closest('label')?.control === control || hit.closest(passing) !== null;
  };

  /** Its smaller side, where that is less than the least. */
  const smallSide = (control: Element): number | undefined => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const boxes = [control, label].flatMap((part) => (part == null ? [] : [part.getBoundingClientRect()]));
    const side = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
    if (side >= least - 0.5) return undefined;
    // A link in a sentence is as high as its line.
    const around = control.parentElement?.textContent.trim() ?? '';
    const isInline = getComputedStyle(control).display === 'inline';
    if (isInline && around.length > control.textContent.trim().length + 1) return undefined;
    // The rest of a row may belong to its link.
    const { x, y } = seenBox(control) ?? { x: 0, y: 0 };
    const reach = [0.5 - least / 2, least / 2 - 0.5];
    const isLarge = reach.every((by) => isHit(control, x + by, y) && isHit(control, x, y + by));
    return isLarge ? undefined : side;
  };

  /** What keeps a control from being seen and pressed where it is now. */
  const hindrance = (control: Element): string | undefined => {
    const box = seenBox(control);
    if (box === undefined || isHit(control, box.x, box.y)) return undefined;
    if (box.width <= 0 || box.height <= 0) return 'is out of the window';
    const hit = document.elementFromPoint(box.x, box.y);
    return `is under ${hit === null ? 'nothing' : named(hit)}`;
  };

  /**
   * Whether the launcher lies over a part of a field or a button. Of a list of links that fills the window it has to cover
   * one until somebody goes there.
   */
  const isUnderLauncher = (control: Element): boolean => {
    const box = seenBox(control);
    if (box === undefined || box.width <= 0 || box.height <= 0 || !control.matches(pressed)) return false;
    return [0.05, 0.5, 0.95].some(
      (part) => document.elementFromPoint(box.left + box.width * part, box.y)?.localName === 'receptionist-widget',
    );
  };

  /** What is found and stays when all that floats has had time to make way. */
  const lasting = async <Finding>(look: () => Finding | undefined): Promise<Finding | undefined> => {
    let found = look();
    for (let frame = 0; found !== undefined && frame < patience; frame += 1) {
      await nextFrame();
      found = look();
    }
    return found;
  };

  const controls = [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [aria-hidden="true"]') &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Those that only hand the focus on.
      !getComputedStyle(control).clip.startsWith('rect(0px'),
  );
  const [active, top] = [document.activeElement, window.scrollY];
  if (active instanceof HTMLElement) active.blur();
  window.scrollTo(0, 0);
  const covered = await lasting(() => controls.find(isUnderLauncher));
  if (covered !== undefined) faults.push(`${named(covered)} is under the launcher as the page opens`);

  for (const control of controls) {
    // What is scrolled to may put something else in its place.
    if (!control.checkVisibility()) continue;
    // Typed for older browsers: `focusVisible` asks for what the keyboard brings about.
    const options: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true };
    control.focus(options);
    const found = await lasting(() => hindrance(control));
    if (found !== undefined) faults.push(`${named(control)} ${found} when it has the focus`);
    // Browsers bring what is far away to the middle of the window; the edge is where things stand.
    control.scrollIntoView({ block: 'end', behavior: 'instant' });
    const foundThere = await lasting(() => hindrance(control));
    if (foundThere !== undefined) faults.push(`${named(control)} ${foundThere} at the lower edge`);
    const side = smallSide(control);
    if (side !== undefined) faults.push(`${named(control)} is ${side.toFixed(0)} px small`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (active instanceof HTMLElement && active !== document.body) active.focus({ preventScroll: true });
  window.scrollTo(0, top);
  return faults;
}
