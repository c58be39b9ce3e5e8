import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { tend } from './tend';

const written: string[] = [];
const observers = { made: 0, ended: 0 };
/** Where each element stands in the window. */
const places = new Map<Element, DOMRect>();

beforeEach(() => {
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
});
afterEach(async () => {
  clearPage();
  window.dispatchEvent(new Event('scroll'));
  await drawn();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A launcher that is looked after, 16 pixels above the lower edge. */
async function tended(distance = 16) {
  const widget = widgetOnPage({ load: slowApp().load });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (rules: string) => written.push(rules);
    },
  );
  places.set(widget.launcher, new DOMRect(800, window.innerHeight - distance - 56, 200, 56));
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

describe('[AF-10] the launcher', () => {
  test('is lifted off a call link, and comes down when that has gone', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'tel:911';
    places.set(link, new DOMRect(850, window.innerHeight - 50, 60, 20));
    await tended();
    expect(written.at(-1)).toContain('translate: 0 -42px');
    link.remove();
    window.dispatchEvent(new Event('resize'));
    await drawn();
    expect(written.at(-1)).toContain('translate: 0 0px');
  });

  test('makes way for what has the focus', async () => {
    await tended();
    const button = document.body.appendChild(document.createElement('button'));
    places.set(button, new DOMRect(850, window.innerHeight - 50, 60, 20));
    button.focus();
    await drawn();
    expect(written.at(-1)).toContain('translate: 0 -42px');
  });

  test('goes above a button once the page is at rest, and does not hop while it is scrolled', async () => {
    const bar = document.body.appendChild(document.createElement('div'));
    const button = bar.appendChild(document.createElement('button'));
    const place = new DOMRect(850, window.innerHeight - 60, 60, 48);
    places.set(button, place);
    await tended();
    vi.spyOn(Document.prototype, 'elementsFromPoint').mockImplementation((x, y) =>
      x >= place.left && x <= place.right && y >= place.top && y <= place.bottom ? [button, bar] : [bar],
    );
    window.dispatchEvent(new Event('scroll'));
    await drawn();
    expect(written.at(-1)).toContain('translate: 0 0px');
    await vi.waitFor(() => expect(written.at(-1)).toContain('translate: 0 -52px'));
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
