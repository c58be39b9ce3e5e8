import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage, widgetOnPage, type WidgetOnPage } from '../testing/widgetOnPage';

let widget: WidgetOnPage;

beforeEach(() => {
  widget = widgetOnPage();
});
afterEach(clearPage);

/** What the page was told, but for the load of the chat itself. */
const told = () => widget.logged.mock.calls.map(([sentence]) => sentence as unknown);

describe('[WX-11] what the page says for the visitor', () => {
  test('a text that is asked opens the chat, is sent, and is told to have been', async () => {
    expect(await widget.api.ask('itchy skin')).toBe(true);
    await widget.rendered();
    expect(widget.panel()).not.toBeNull();
    expect(widget.sent()).toMatchObject([{ message: 'itchy skin' }]);
  });

  test('more than may wait is told not to have been sent', async () => {
    widget.fetched.mockImplementation(() => new Promise(() => {}));
    const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => widget.api.ask(text)));
    expect(outcomes).toEqual([true, true, true, true, true, true, false]);
  });

  test.each([
    ['ask', ' '],
    ['ask', 5],
    ['prefill', undefined],
    ['prefill', {}],
  ] as const)('what is no text is named: %s(%j)', async (name, value) => {
    const said = (await (widget.api[name] as (text: unknown) => unknown)(value)) ?? false;
    expect(said).toBe(false);
    await vi.waitFor(() => expect(told()).toEqual([`Receptionist: "${name}" needs a text; nothing was done`]));
    expect(widget.fetched).not.toHaveBeenCalled();
  });

  test('a text is put into the input of a closed chat, and stays what the visitor makes of it', async () => {
    widget.api.prefill('my knee');
    await vi.waitFor(() => expect(widget.find('dialog textarea')).not.toBeNull());
    expect(widget.panel()).toBeNull();
    await widget.open();
    expect(widget.input().value).toBe('my knee');
    widget.type('my knee hurts');
    await widget.rendered();
    expect(widget.input().value).toBe('my knee hurts');
    widget.api.prefill('');
    await vi.waitFor(() => expect(widget.input().value).toBe(''));
  });

  test('a reset begins anew', async () => {
    await widget.open();
    await widget.api.ask('itchy skin');
    await widget.answered();
    widget.api.reset();
    await vi.waitFor(() => expect(widget.log().textContent).not.toContain('itchy skin'));
  });

  test('a reply that nobody saw is counted, for the page and on the launcher', async () => {
    const heard: number[] = [];
    widget.api.on('unread', ({ count }) => heard.push(count));
    await widget.open();
    let answer: ((response: Response) => void) | undefined;
    widget.fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await widget.api.ask('itchy skin');
    await vi.waitFor(() => expect(widget.fetched).toHaveBeenCalledOnce());
    widget.api.close();
    answer?.(new Response('[]'));
    await widget.answered();
    expect([widget.api.state(), heard, widget.launcher.dataset['unread']]).toEqual([
      { state: 'closed', unread: 1 },
      [1],
      '1',
    ]);
    await widget.open();
    expect([widget.api.state(), heard, widget.launcher.dataset['unread']]).toEqual([
      { state: 'open', unread: 0 },
      [1, 0],
      undefined,
    ]);
  });
});

describe('[WX-11] the chat as a part of the page', () => {
  test('has no close button and stays on Escape; beside the body again it is closed, and has both', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    widget.api.update({ inline: place });
    await vi.waitFor(() => expect(widget.panel()).not.toBeNull());
    await widget.rendered();
    expect(widget.host.parentNode).toBe(place);
    expect(widget.host.hasAttribute('data-inline')).toBe(true);
    expect(widget.find('[aria-label="Close chat"]')).toBeNull();
    expect(widget.focused()).toBeNull();
    widget.input().focus();
    widget.press('Escape');
    expect(widget.panel()).not.toBeNull();

    place.remove();
    await vi.waitFor(() => expect(widget.host.parentNode).toBe(document.documentElement));
    expect(widget.panel()).toBeNull();
    expect(widget.host.hasAttribute('data-inline')).toBe(false);
    await widget.open();
    expect(widget.find('[aria-label="Close chat"]')).not.toBeNull();
    expect(told()).toEqual([]);
  });
});
