import { afterEach, expect, test, vi } from 'vitest';
import type { ReadEmergency } from './chat/chat.types';
import { deferred } from './testing/deferred';
import { clearPage, widgetOnPage } from './testing/widgetOnPage';

afterEach(clearPage);

const danger: ReadEmergency = () => ({ lines: ['911'], language: 'en' });
const calm: ReadEmergency = () => ({ lines: [], language: 'en' });

/** A widget whose visitor has asked and closed the chat before the reader came. */
async function closedBeforeRead() {
  const reader = deferred<ReadEmergency>();
  const widget = widgetOnPage({ instruments: { load: () => reader.promise } });
  const counts: number[] = [];
  widget.api.on('unread', ({ count }) => counts.push(count));
  await widget.open();
  widget.type('crushing chest pain and I cannot breathe');
  widget.press('Enter');
  await widget.answered();
  widget.api.close();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  const alert = () => widget.shell.querySelector('[role=alert]');
  return { ...widget, reader, counts, other, alert };
}

test('[EM-06] [WE-09] a notice that comes while the chat is closed is called out, marked, and takes no focus', async () => {
  const { reader, counts, other, alert, launcher, api, rendered, find, ...widget } = await closedBeforeRead();
  expect(alert()?.textContent).toBe('');
  reader.resolve(danger);
  await vi.waitFor(() => expect(counts).toEqual([1]));
  await rendered();
  expect(alert()?.textContent).toBe(
    'There is an important message in the chat. Hay un mensaje importante en el chat. ',
  );
  expect([...(alert()?.children ?? [])].map((part) => part.getAttribute('lang'))).toEqual(['en', 'es']);
  expect(launcher.dataset).toMatchObject({ unread: '1', calling: '' });
  expect(api.state()).toEqual({ state: 'closed', unread: 1 });
  expect(document.activeElement).toBe(other);

  await widget.open();
  const first = find('dialog')?.firstElementChild;
  expect([first?.getAttribute('role'), first?.textContent]).toEqual(['alert', expect.stringContaining('call 911')]);
  expect(alert()?.textContent).toBe('');
  expect(launcher.dataset).not.toHaveProperty('calling');
  expect(api.state().unread).toBe(0);

  // What was seen is not called out again.
  api.close();
  await rendered();
  expect(alert()?.textContent).toBe('');
});

test('[EM-06] a notice that was seen is not called out again by a reply that comes later, nor counted as new', async () => {
  const answer = deferred<Response>();
  const widget = widgetOnPage({ instruments: { load: () => Promise.resolve(danger) } });
  widget.fetched.mockReturnValue(answer.promise);
  await widget.open();
  widget.type('crushing chest pain and I cannot breathe');
  widget.press('Enter');
  await vi.waitFor(() => expect(widget.find('[role=alert]')).not.toBeNull());
  widget.api.close();
  answer.resolve(new Response('[]'));
  await widget.answered();
  const called = () => [widget.shell.querySelector('[role=alert]')?.textContent, 'calling' in widget.launcher.dataset];
  expect([widget.api.state().unread, ...called()]).toEqual([1, '', false]);
  widget.api.reset();
  await widget.rendered();
  expect([widget.api.state().unread, ...called()]).toEqual([0, '', false]);
});

test('[EM-06] a message that tells of nothing calls nobody', async () => {
  const { reader, counts, alert, rendered } = await closedBeforeRead();
  reader.resolve(calm);
  await rendered();
  expect([counts, alert()?.textContent]).toEqual([[], '']);
});

test('[EM-06] a message that could not be read is called out in the same words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reader, counts, alert } = await closedBeforeRead();
  reader.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  expect(counts).toEqual([1]);
  expect(alert()?.textContent).toMatch(/^There is an important message in the chat\./);
});

test('[EM-06] a page that begins anew does not take the mark away', async () => {
  const { reader, counts, alert, api, launcher, rendered } = await closedBeforeRead();
  reader.resolve(danger);
  await vi.waitFor(() => expect(counts).toEqual([1]));
  api.reset();
  await rendered();
  expect(alert()?.textContent).toMatch(/^There is an important message in the chat\./);
  expect(launcher.dataset['unread']).toBe('1');
});
