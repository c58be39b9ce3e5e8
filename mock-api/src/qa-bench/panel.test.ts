// @vitest-environment jsdom
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeChoice } from '../choice';
import { createHandlers } from '../handlers';
import { createTabChoice } from '../tabChoice';
import { mountPanel } from './panel';

/** For what comes at once, except on a machine that is busy. */
const patience = { timeout: 30_000 };

function openPanel() {
  const choice = createTabChoice(sessionStorage, () => '');
  const panel = mountPanel(document.body, choice);
  const root = document.querySelector('mock-api-panel')?.shadowRoot;
  const findAs = <Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind => {
    const found = root?.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`no ${selector}`);
    return found;
  };
  const find = (selector: string) => findAs(HTMLElement, selector);
  const handlers = createHandlers({ search: () => [], choice: choice.read, spend: panel.spend, watch: panel.watch });
  const search = (message: string) =>
    getResponse(
      handlers,
      new Request('http://localhost/rest/v1/ai/search', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, guid: 'g' }),
      }),
    );
  const setOpen = async (open: boolean) => {
    findAs(HTMLDetailsElement, 'details').open = open;
    await vi.waitFor(() => {
      expect(document.querySelector('mock-api-panel')?.hasAttribute('data-open')).toBe(open);
    }, patience);
  };
  return { choice, find, findAs, search, setOpen };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
});

test('[QA-07] the panel chooses how calls of its tab are answered, and says so when it is shut', async () => {
  const { choice, find, findAs, search } = openPanel();
  expect(find('summary').textContent).toBe('Mocked API');
  findAs(HTMLInputElement, '[name=delay]').value = '30';
  find('button[value="429"]').click();
  expect(writeChoice(choice.read())).toBe('429~delay=30');
  expect(find('summary').textContent).toBe('Mocked API: Status 429, held back 30 ms');
  expect((await search('itchy'))?.status).toBe(429);
});

test('[QA-07] the panel answers the next call alone, with exact scores', async () => {
  const { find, findAs, search } = openPanel();
  findAs(HTMLSelectElement, '[name=calls]').value = 'next';
  findAs(HTMLTextAreaElement, '[name=scores]').value = 'rash 0.9\neczema 0.2';
  find('button[value="scores"]').click();
  expect(find('summary').textContent).toBe('Mocked API: a list of 2, next call only');
  expect(await (await search('itchy'))?.json()).toMatchObject([{ path: 'rash' }, { path: 'eczema' }]);
  expect(find('summary').textContent).toBe('Mocked API');
  expect(await (await search('itchy'))?.json()).toEqual([]);
});

test('[QA-07] the panel says what is wrong with a list and changes nothing', () => {
  const { choice, find, findAs } = openPanel();
  findAs(HTMLTextAreaElement, '[name=scores]').value = 'rash high';
  find('button[value="scores"]').click();
  expect(find('[role=alert]').textContent).toContain('Nothing has changed.');
  expect(writeChoice(choice.read())).toBe('normal');
});

test('[QA-07] the panel explains a message while it is typed', () => {
  const { find, findAs } = openPanel();
  const message = findAs(HTMLTextAreaElement, '#message');
  message.value = 'sore throat';
  message.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('#explanation').textContent).toContain('Sore Throat');
  message.value = '';
  message.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('#explanation').textContent).toBe('');
});

test('[QA-07] the panel writes calls down only while it is open, the last 50, and forgets them when shut', async () => {
  const { find, search, setOpen } = openPanel();
  await search('before');
  await setOpen(true);
  for (let count = 1; count <= 52; count += 1) await search(`number ${String(count)}.`);
  const calls = find('#calls');
  expect(calls.children).toHaveLength(50);
  expect(calls.firstElementChild?.textContent).toContain('number 52.');
  expect(calls.textContent).not.toContain('before');
  expect(calls.textContent).not.toContain('number 2.');
  await setOpen(false);
  expect(calls.children).toHaveLength(0);
});

test('[QA-07] the panel copies a call as a command', async () => {
  const { find, search, setOpen } = openPanel();
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await setOpen(true);
  await search('itchy arm');
  find('[data-copy]').click();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^curl -i -X POST 'http:.*itchy arm/s));
  vi.unstubAllGlobals();
});
