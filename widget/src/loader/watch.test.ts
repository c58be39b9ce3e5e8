import { afterEach, expect, test, vi } from 'vitest';
import type { AppModule } from '../boundary.types';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

/** The launcher's lower edge, so far above that of the window. */
function standAbove(distance: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, innerHeight - distance - 56, 200, 56),
  );
}

async function widgetThatIsTended() {
  const tend = vi.fn<NonNullable<AppModule['tend']>>();
  const app = slowApp({}, tend);
  const widget = widgetOnPage({ load: app.load });
  return { ...widget, ...app, tend };
}

test('[WX-09] [AF-10] a plain page is asked for nothing, whatever happens on it', async () => {
  standAbove(16);
  document.body.innerHTML = '<a href="/">home</a><a href="mailto:a@b.example">write</a><button>b</button>';
  const { load } = await widgetThatIsTended();
  for (const type of ['focusin', 'readystatechange', 'scroll']) document.dispatchEvent(new Event(type));
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['below the window, as in a transformed root', -2000],
  ['too near to its edge, as in a zoomed root', 12.8],
])('[WX-09] a launcher %s is looked after, once, by the app that is not mounted for it', async (_, distance) => {
  standAbove(distance);
  const { load, arrive, tend, asked, shell: root, launcher } = await widgetThatIsTended();
  expect(load).toHaveBeenCalledOnce();
  await arrive();
  window.dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledOnce();
  expect(tend).toHaveBeenCalledOnce();
  expect(tend.mock.calls[0]?.[0]).toMatchObject({ root, launcher });
  expect(asked).toEqual([]);
});

test('[AF-10] [WX-06] as soon as the page is read, and not before: a module would end its import maps in older browsers', async () => {
  const reading = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<a href="tel:911">911</a>';
  const { load } = await widgetThatIsTended();
  window.dispatchEvent(new Event('scroll'));
  expect(load).not.toHaveBeenCalled();
  reading.mockReturnValue('interactive');
  // Pictures may still be loading, for which the event `load` would wait.
  document.dispatchEvent(new Event('readystatechange'));
  expect(load).toHaveBeenCalledOnce();
});

test.each<[string, string, () => void]>([
  ['when the page turns out to move it', 'scroll', () => standAbove(-10)],
  ['when a call link has come', 'readystatechange', () => void (document.body.innerHTML = '<a href="tel:911">911</a>')],
  ['when a text link has come', 'focusin', () => void (document.body.innerHTML = '<a href="sms:988">988</a>')],
])('[AF-10] it is looked after %s', async (_, event, change) => {
  standAbove(16);
  const { load } = await widgetThatIsTended();
  expect(load).not.toHaveBeenCalled();
  change();
  document.dispatchEvent(new Event(event));
  expect(load).toHaveBeenCalledOnce();
});

test('[WX-09] an app that cannot be loaded, or is older, leaves the launcher as it is', async () => {
  standAbove(-10);
  const refused = vi.fn<() => void>();
  window.addEventListener('unhandledrejection', refused);
  const failing = await widgetThatIsTended();
  await failing.fail();
  clearPage();
  const older = slowApp();
  const { launcher, logged } = widgetOnPage({ load: older.load });
  await older.arrive();
  window.removeEventListener('unhandledrejection', refused);
  expect(refused).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  expect(launcher.isConnected).toBe(true);
});
