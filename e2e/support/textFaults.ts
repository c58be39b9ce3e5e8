// oxlint-disable unicorn/consistent-function-scoping -- it is run in the page, where nothing else of this file is

/**
 * What is wrong with the text of a page as it is laid out now, in sentences: what scrolls sideways, is cut, lies out of
 * reach, runs out of its box or over other text. For `page.evaluate`: it stands alone, and changes nothing.
 *
 * Behind a modal dialog there is nothing to look at: then the dialog alone counts.
 */
export function textFaults(): readonly string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const [width, height] = [root.clientWidth, window.innerHeight];
  const scope = document.querySelector('body[data-scroll-locked] [role="dialog"]') ?? document.body;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const words = (text: string | null) => `“${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const named = (element: Element) =>
    `${element.localName} ${words(element.getAttribute('aria-label') ?? element.textContent)}`;
  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) all.push(at);
    return all;
  };

  interface Line {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly text: Text;
    readonly parent: HTMLElement;
  }

  /** For eyes nobody: read to those who listen, drawn as a picture, or shown once it has the focus. */
  const isForEyes = (parent: Element) =>
    parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !ancestors(parent).some((element) => {
      const { clip, clipPath } = styleOf(element);
      return element.localName === 'svg' || clipPath.startsWith('inset(50%') || clip.startsWith('rect(0px, 0px, 0px');
    });

  const lines: Line[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Map<Element, boolean>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.matches('script, style, noscript, option, template'))
      continue;
    const isSeen = seen.get(parent) ?? isForEyes(parent);
    seen.set(parent, isSeen);
    if (!isSeen) continue;
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const high = bottom - top;
      // From the top of the capitals to the line that letters stand on: a font's own box is higher than a line.
      if (right - left > 1)
        lines.push({ left, right, top: top + high * 0.22, bottom: bottom - high * 0.25, text, parent });
    }
  }

  // Sideways.
  if (root.scrollWidth > width) {
    const out = [...scope.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 0.5,
    );
    const deepest = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    const who = deepest.slice(0, 3).map(named).join(', ');
    faults.push(`the page scrolls sideways by ${String(root.scrollWidth - width)} px: ${who}`);
  }
  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    const { overflowX } = styleOf(element);
    const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1;
    if (scrolls && element.clientWidth > 0 && element.checkVisibility())
      faults.push(`${named(element)} scrolls sideways`);
  }

  // Cut, out of reach, out of its box.
  const told = new Set<string>();
  const tell = (line: Line, what: string) => {
    const sentence = `${named(line.parent)} ${what}`;
    if (!told.has(sentence)) faults.push(sentence);
    told.add(sentence);
  };
  for (const line of lines) {
    let { isX, isY } = { isX: true, isY: true };
    let isBoxed = false;
    for (const element of ancestors(line.parent)) {
      if (element === root || element === document.body) break;
      const style = styleOf(element);
      const box = element.getBoundingClientRect();
      const isInline = style.display === 'inline';
      const isOutX = isX && (line.left < box.left - 2 || line.right > box.right + 2);
      const isOutY = isY && (line.top < box.top - 2 || line.bottom > box.bottom + 2);
      if (!isInline && isOutX && /hidden|clip/.test(style.overflowX))
        tell(line, `is cut at the side by ${named(element)}`);
      if (!isInline && isOutY && /hidden|clip/.test(style.overflowY))
        tell(line, `is cut below or above by ${named(element)}`);
      if (!isInline && /auto|scroll/.test(style.overflowX)) isX = false;
      if (!isInline && /auto|scroll/.test(style.overflowY)) isY = false;
      const hasEdge =
        !/(, 0\)|transparent)$/.test(style.backgroundColor) || Number.parseFloat(style.borderBottomWidth) > 0;
      if (!isBoxed && hasEdge && !isInline) {
        isBoxed = true;
        if ((isX && isOutX) || (isY && isOutY)) tell(line, `runs out of the box ${named(element)}`);
      }
      if (style.position === 'fixed') {
        const isOut = (isY && (line.top < -1 || line.bottom > height + 1)) || (isX && line.right > width + 1);
        if (isOut) tell(line, 'is fixed where the window does not reach');
        isX = isY = false;
      }
    }
    // Where the page scrolls sideways that has been told.
    if (isX && (line.left < -1 || line.right > Math.max(width, root.scrollWidth) + 1))
      tell(line, 'runs out of the page');
  }
  // A word in two pieces. Where letters are large or spaced, long ones may give way; addresses and code always may, and
  // what asks for hyphens, for which this browser has no dictionary.
  const hasUsualLetters =
    Number.parseFloat(styleOf(root).fontSize) <= 16 && styleOf(document.body).letterSpacing === 'normal';
  const mayBreak = 'a[href^="mailto:"], code, pre';
  for (const text of new Set(hasUsualLetters ? lines.map((line) => line.text) : [])) {
    const { parentElement: parent } = text;
    if (parent === null || parent.closest(mayBreak) !== null || styleOf(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{6,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = new Set(
        [...range.getClientRects()].filter((box) => box.width > 1).map(({ top }) => Math.round(top)),
      );
      if (rows.size > 1) faults.push(`${named(parent)} breaks the word “${word}”`);
    }
  }
  // What a field shows is no text of the page: it is measured by a copy.
  const ruler = document.createElement('canvas').getContext('2d');
  for (const field of scope.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]')) {
    if (ruler === null || !isForEyes(field)) continue;
    const { font, letterSpacing, paddingLeft, paddingRight, color } = styleOf(field);
    // Some have their text laid over them, where it can break.
    if (color === 'rgba(0, 0, 0, 0)') continue;
    const shown =
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder;
    Object.assign(ruler, { font, letterSpacing });
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const missing = ruler.measureText(shown).width - room;
    if (missing > 1)
      faults.push(`${field.localName} has too little room for ${words(shown)}, by ${missing.toFixed(0)} px`);
  }

  // Over one another.
  const layerOf = (element: Element) =>
    ancestors(element).find((at) => {
      const { position, zIndex } = styleOf(at);
      return position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto');
    });
  lines.sort((one, other) => one.top - other.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= line.bottom - 1) break;
      const isOver = line.left < other.right - 1 && other.left < line.right - 1;
      // What floats has a ground of its own, and lies over the page.
      if (isOver && other.text !== line.text && layerOf(line.parent) === layerOf(other.parent))
        tell(line, `lies over ${named(other.parent)}`);
      else if (isOver && other.text === line.text && other.top > line.top + 1)
        tell(line, 'lies over its own next line');
    }
  }
  return faults;
}
