import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { tend } from './tend';

const written: string[] = [];
const observers = { made: 0, ended: 0 };
/** Where each element stands in the window. */
const places = new Map<Element, DOMRect>();

/** What a look takes, in milliseconds; none, however busy the machine is, but where a test says so. */
const time = { now: 0 };

beforeEach(() => {
  time.now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => time.now);
  written.length = 0;
  Object.assign(observers, { made: 0, ended: 0 });
  places.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => (observers.made += 1);
      disconnect = () => (observers.ended += 1);
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places.get(this) ?? new DOMRect();
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [this.getBoundingClientRect()] as unknown as DOMRectList;
  });
  // jsdom lays out nothing. A text stands where its element is.
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      const place = places.get(this.startContainer.parentElement as Element);
      return place === undefined ? [] : [place];
    },
  });
});
afterEach(async () => {
  clearPage();
  window.dispatchEvent(new Event('scroll'));
  await drawn();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** When the next frame and what is done after it are over. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** A launcher that is looked after, 16 pixels above the lower edge. */
async function tended(distance = 16) {
  const widget = widgetOnPage({ load: slowApp().load });
  // Whatever has a place is hit there.
  vi.spyOn(Document.prototype, 'elementsFromPoint').mockImplementation((x, y) =>
    [...places].filter(([, at]) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom).map(([one]) => one),
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (rules: string) => written.push(rules);
    },
  );
  const top = window.innerHeight - distance - 56;
  places.set(widget.launcher, new DOMRect(800, top, 200, 56));
  places.set(widget.launcher.children[0] as Element, new DOMRect(800, top + 10, 136, 36));
  places.set(widget.launcher.children[1] as Element, new DOMRect(944, top, 56, 56));
  const shown = vi.fn<() => void>();
  Object.assign(widget.host, { showPopover: shown });
  tend({
    root: widget.shell,
    launcher: widget.launcher,
    given: () => ({ attributes: {}, options: {} }),
    close() {},
    emit() {},
  });
  await drawn();
  return { ...widget, shown };
}

/** What is said above the launcher, as when a notice waits in the closed chat. */
function sayAbove({ shell }: { readonly shell: ShadowRoot }) {
  const words = document.createElement('b');
  words.setAttribute('role', 'alert');
  words.appendChild(document.createElement('span')).textContent = 'There is an important message in the chat.';
  shell.append(words);
  places.set(words, new DOMRect(716, window.innerHeight - 130, 284, 50));
}

describe('[AF-10] the launcher', () => {
  test('is lifted off a call link, and comes down when that has gone', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(850, window.innerHeight - 50, 60, 20));
    await tended();
    expect(written.at(-1)).toContain('translate: 0px -42px');
    link.remove();
    window.dispatchEvent(new Event('resize'));
    await drawn();
    expect(written.at(-1)).toContain('translate: 0px 0px');
  });

  test('makes way for what has the focus', async () => {
    await tended();
    const button = document.body.appendChild(document.createElement('button'));
    places.set(button, new DOMRect(850, window.innerHeight - 50, 60, 20));
    button.focus();
    await drawn();
    expect(written.at(-1)).toContain('translate: 0px -42px');
  });

  test.each([
    ['a line of text that is shown', true, '-40px'],
    ['no text that something else covers', false, '0px'],
  ])('goes with its icon above %s', async (_, isShown, way) => {
    const line = document.body.appendChild(document.createElement('p'));
    line.textContent = 'No insurance needed';
    places.set(line, new DOMRect(700, window.innerHeight - 48, 300, 20));
    await tended();
    if (!isShown)
      vi.spyOn(Document.prototype, 'elementsFromPoint').mockReturnValue([document.createElement('dialog'), line]);
    window.dispatchEvent(new Event('resize'));
    await drawn();
    expect(written.at(-1)).toContain(`translate: 0px ${way}`);
  });

  test('goes above a button once the page is at rest, and does not hop while it is scrolled', async () => {
    const bar = document.body.appendChild(document.createElement('div'));
    const button = bar.appendChild(document.createElement('button'));
    await tended();
    places.set(button, new DOMRect(850, window.innerHeight - 60, 60, 48));
    window.dispatchEvent(new Event('scroll'));
    await drawn();
    expect(written.at(-1)).toContain('translate: 0px 0px');
    await vi.waitFor(() => expect(written.at(-1)).toContain('translate: 0px -52px'));
  });

  test('leaves its label out where there is room for its icon alone, and keeps its name', async () => {
    const wall = document.body.appendChild(document.createElement('button'));
    places.set(wall, new DOMRect(0, 340, 930, window.innerHeight - 340));
    const { launcher } = await tended();
    expect(written.at(-1)).toContain('clip-path: inset(50%)');
    expect(written.at(-1)).toContain('translate: 0px 0px');
    expect(launcher.textContent).toBe('Receptionist');
  });

  test('takes the words above it along when these would cover a call link', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(720, window.innerHeight - 100, 60, 20));
    const widget = await tended();
    expect(written.at(-1)).toContain('translate: 0px 0px');
    sayAbove(widget);
    await vi.waitFor(() => expect(written.at(-1)).toContain(':host > :is(button, b) { translate: 0px -92px }'));
  });

  test('is seen while something is said above it, also where there is no place for it', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(0, 0, window.innerWidth, window.innerHeight));
    const widget = await tended();
    expect(written.at(-1)).toContain('opacity: 0');
    sayAbove(widget);
    await vi.waitFor(() => expect(written.at(-1)).not.toContain('opacity: 0'));
  });

  test('is out of the way of the mouse, but not of the keyboard, where there is no place for it', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(0, 0, window.innerWidth, window.innerHeight));
    await tended();
    expect(written.at(-1)).toContain(':not(:focus-visible) { opacity: 0; pointer-events: none }');
    link.remove();
    window.dispatchEvent(new Event('resize'));
    await drawn();
    expect(written.at(-1)).not.toContain('opacity');
  });

  test.each([
    ['a link of a list that fills the window is covered', 'static', false],
    ['a link of a bar that fills the window never is', 'fixed', true],
  ])('%s', async (_, position, isHidden) => {
    const list = document.body.appendChild(document.createElement('nav'));
    list.style.position = position;
    for (let top = 0; top < window.innerHeight; top += 40) {
      const link = list.appendChild(document.createElement('a'));
      link.href = '/';
      places.set(link, new DOMRect(0, top, window.innerWidth, 40));
    }
    await tended();
    expect(written.at(-1)?.includes('opacity: 0')).toBe(isHidden);
  });

  test('makes no way for what is scrolled out of its own container', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    await tended();
    places.set(button, new DOMRect(850, window.innerHeight - 60, 60, 48));
    vi.spyOn(Document.prototype, 'elementsFromPoint').mockReturnValue([document.body]);
    window.dispatchEvent(new Event('resize'));
    await drawn();
    expect(written.at(-1)).toContain('translate: 0px 0px');
  });

  test('[WE-01] takes a small part of the time of a page that it takes long to look at, and none of that of the focus', async () => {
    const { launcher } = await tended();
    const { top } = launcher.getBoundingClientRect();
    let looks = 0;
    launcher.getBoundingClientRect = () => {
      looks += 1;
      time.now += 50;
      return new DOMRect(800, top, 200, 56);
    };
    const happens = async (type: string) => {
      window.dispatchEvent(new Event(type));
      await drawn();
      return looks;
    };
    expect(await happens('transitionend')).toBe(1);
    for (let times = 0; times < 5; times += 1) expect(await happens('transitionend')).toBe(1);
    expect(await happens('focusin')).toBe(2);
    time.now += 49;
    expect(await happens('toggle')).toBe(2);
    time.now += 901;
    expect(await happens('toggle')).toBe(3);
    time.now -= 3_600_000;
    expect(await happens('toggle')).toBe(4);
  });

  test('[WE-01] asks of no link that is far from both edges what covers it', async () => {
    const far = document.body.appendChild(document.createElement('a'));
    const near = document.body.appendChild(document.createElement('a'));
    for (const link of [far, near]) link.href = '/';
    places.set(far, new DOMRect(400, 300, 100, 20));
    places.set(near, new DOMRect(30, 300, 100, 20));
    await tended();
    const asked = vi.spyOn(Document.prototype, 'elementsFromPoint').mock.calls.map(([x, y]) => [x, y]);
    expect(asked).toContainEqual([80, 310]);
    expect(asked).not.toContainEqual([450, 310]);
  });

  test('[WE-01] [WX-07] does not look while the chat is on its way, but once it is open', async () => {
    const { launcher } = await tended();
    launcher.ariaBusy = 'true';
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(850, window.innerHeight - 50, 60, 20));
    const before = written.length;
    link.focus();
    launcher.setAttribute('aria-expanded', 'false');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(written).toHaveLength(before);
    launcher.ariaBusy = 'false';
    launcher.setAttribute('aria-expanded', 'true');
    await vi.waitFor(() => expect(written.at(-1)).toContain('translate: 0px -42px'));
  });

  test('[WE-01] asks nothing of what stands beside the open chat, above where it may go', async () => {
    const { shell } = await tended();
    const box = shell.appendChild(document.createElement('div'));
    box.dataset['box'] = '';
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/';
    link.textContent = 'Prices';
    places.set(link, new DOMRect(850, 300, 100, 20));
    const asked = vi.spyOn(Document.prototype, 'elementsFromPoint').mock.calls;
    const asksOfLink = async () => {
      asked.length = 0;
      window.dispatchEvent(new Event('resize'));
      await drawn();
      return asked.some(([x, y]) => x === 900 && y === 310);
    };
    expect(await asksOfLink()).toBe(true);
    places.set(box, new DOMRect(600, 100, 400, window.innerHeight - 200));
    expect(await asksOfLink()).toBe(false);
  });

  test('ends with the widget', async () => {
    const { api } = await tended();
    api.destroy();
    window.dispatchEvent(new Event('scroll'));
    await drawn();
    expect(observers.ended).toBe(1);
  });
});

describe('[WX-09] the widget', () => {
  test('is put into the top layer where the page moves its root', async () => {
    const { host, shown } = await tended(-2000);
    expect(host.getAttribute('popover') ?? (host as HTMLElement).popover).toBe('manual');
    expect(shown).toHaveBeenCalled();
  });

  test('stays below what the page has where that does not move it', async () => {
    const { shown } = await tended();
    expect(shown).not.toHaveBeenCalled();
  });

  test.each([
    [0.8, '1.25'],
    [1.25, '0.8'],
  ])('on a page with zoom %d has its own of %s', async (zoom, own) => {
    Object.defineProperty(document.documentElement, 'currentCSSZoom', { value: zoom, configurable: true });
    await tended();
    Reflect.deleteProperty(document.documentElement, 'currentCSSZoom');
    expect(written.at(-1)).toContain(`zoom: ${own} !important`);
  });
});
