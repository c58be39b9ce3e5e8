import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inSpanish988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import type { ReceptionistContext, ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import { languageCases } from '@front-door/shared/languageTag.fixture';
import { deferred } from './testing/deferred';
import { clearPage, widgetOnPage, type WidgetOnPage } from './testing/widgetOnPage';

const suggestions = [
  { name: 'Rash', path: 'rash', score: 0.9 },
  { name: 'General Consult - Pediatric', path: 'general-consult-pediatric', score: 0.3 },
];

let widget: WidgetOnPage;

beforeEach(async () => {
  widget = widgetOnPage({ attributes: { storefront: 'https://shop.example.com', product: 'Acme Care' } });
  await widget.open();
});
afterEach(clearPage);

async function ask(text: string): Promise<void> {
  widget.type(text);
  widget.press('Enter');
  await widget.answered();
}

describe('the open chat', () => {
  test('[CH-04] [CH-14] is a dialog with a list of messages, an input and a send button, all named', () => {
    expect(widget.panel()?.getAttribute('aria-label')).toBe('Receptionist');
    expect(widget.log().getAttribute('aria-label')).toBe('Messages');
    expect(widget.input().getAttribute('aria-label')).toBe('Describe your symptoms');
    expect(widget.find('dialog button[type=submit]')?.getAttribute('aria-label')).toBe('Send');
  });

  test('[CH-05] greets with the product and asks for the symptoms', () => {
    expect([...widget.log().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Welcome to Acme Care!',
      'In a few words, please describe the symptoms you are experiencing.',
    ]);
  });

  test('greets with the product that the page changes to', () => {
    widget.api.init({ product: 'Other Care' });
    expect(widget.log().textContent).toContain('Welcome to Other Care!');
  });

  test('[CH-12] closes by its own button as by the launcher', async () => {
    widget.find('dialog button[aria-label="Close chat"]')?.click();
    expect(widget.panel()).toBeNull();
    expect(widget.launcher.textContent).toBe('Receptionist');

    await widget.open();
    widget.launcher.click();
    expect(widget.panel()).toBeNull();
  });

  test('[CH-14] [WP-22] has nothing to tab to once closed', () => {
    widget.api.close();
    expect(widget.shell.querySelector<HTMLElement>('[data-box]')?.hidden).toBe(true);
    expect(widget.shell.querySelectorAll('button, a, input, textarea, [tabindex]')).toHaveLength(1);
  });

  test('keeps draft and conversation while closed', async () => {
    await ask('itchy');
    widget.type('and red');
    widget.api.close();
    void widget.api.open();

    expect(widget.input().value).toBe('and red');
    expect(widget.log().textContent).toContain('itchy');
  });
});

describe('focus', () => {
  test('[CH-14] goes to the input, and on Escape back to the launcher', () => {
    expect(widget.focused()).toBe(widget.input());
    widget.press('Escape');
    expect(widget.panel()).toBeNull();
    expect(widget.shell.activeElement).toBe(widget.launcher);
  });

  test("[CH-14] goes back to the page's own opener", () => {
    widget.api.close();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    void widget.api.open();
    expect(widget.focused()).toBe(widget.input());
    widget.api.close();
    expect(document.activeElement).toBe(opener);
  });

  test("[CH-14] goes to the launcher where the page's own opener has gone meanwhile", () => {
    widget.api.close();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    void widget.api.open();
    opener.remove();
    widget.api.close();
    expect(widget.shell.activeElement).toBe(widget.launcher);
  });

  test('[WP-35] an Escape that gives up a composition leaves the chat open', () => {
    widget.press('Escape', { isComposing: true });
    expect(widget.panel()).not.toBeNull();
    expect(widget.focused()).toBe(widget.input());
  });

  test('stays where the visitor is in the page when the page closes the chat', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    widget.api.close();
    expect(document.activeElement).toBe(field);
  });

  test('[WP-11] keys that are typed in the chat stay in it', () => {
    const heard = vi.fn<() => void>();
    document.addEventListener('keydown', heard);
    widget.press('s');
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  test('[CH-06] posts the message and the guid', async () => {
    await ask('  itchy skin ');
    expect(widget.sent()).toEqual([{ message: 'itchy skin', guid: localStorage.getItem('receptionist:guid') }]);
  });

  test('[CH-15] sends the same guid with every message', async () => {
    await ask('itchy');
    await ask('and red');
    const [first, second] = widget.sent();
    expect(second?.['guid']).toBe(first?.['guid']);
    expect(first?.['guid']).toMatch(/^[\da-f-]{36}$/);
  });

  test("[CH-15] sends the page's guid where it gave one, and keeps none", async () => {
    const guid = '7b1d2c3e-0f4a-4d5b-8c6d-9e0f1a2b3c4d';
    widget.api.init({ guid });
    await ask('itchy');
    expect(widget.sent()).toMatchObject([{ guid }]);
    expect(localStorage).toHaveLength(0);
  });

  test('[API-01] carries the token that the page sets, until it withdraws it', async () => {
    widget.api.setToken('abc');
    await ask('itchy');
    widget.api.setToken(undefined);
    await ask('red');
    expect(widget.fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))).toEqual([
      'Bearer abc',
      null,
    ]);
  });

  test('[CH-06] [WP-34] posts once for ten fast Enters', async () => {
    widget.type('itchy');
    for (let press = 0; press < 10; press += 1) widget.press('Enter');
    widget.find('dialog button[type=submit]')?.click();
    await widget.answered();
    expect(widget.sent()).toHaveLength(1);
  });

  test('[CH-06] sends no blank message', async () => {
    await ask('  \n ');
    expect(widget.fetched).not.toHaveBeenCalled();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }, { shiftKey: true }, { repeat: true }])(
    '[WP-35] does not send on an Enter with %j',
    (init) => {
      widget.type('atama');
      widget.press('Enter', init);
      expect(widget.fetched).not.toHaveBeenCalled();
    },
  );

  test('[CH-04] shows that it is looking, and takes no typing meanwhile', async () => {
    const answer = deferred<Response>();
    widget.fetched.mockReturnValue(answer.promise);
    widget.type('itchy');
    widget.press('Enter');
    await widget.rendered();
    expect(widget.find('progress')?.getAttribute('aria-label')).toBe('Looking for treatments');
    expect(widget.input().readOnly).toBe(true);
    expect(widget.log().textContent).toContain('itchy');

    answer.resolve(new Response('[]'));
    await widget.answered();
    expect(widget.find('progress')).toBeNull();
    expect(widget.input().readOnly).toBe(false);
  });

  test('[WP-37] counts the characters of a long message', async () => {
    widget.type('a'.repeat(1850));
    await widget.rendered();
    expect(widget.panel()?.textContent).toContain('1,850 of 2,000 characters');
    expect(widget.find('output')?.textContent).toBe('');
  });

  test('[WP-37] inserts what fits of a huge paste itself, before the browser lays it all out', async () => {
    widget.type('itchy');
    const paste = new InputEvent('beforeinput', { data: 'a'.repeat(500_000), bubbles: true, cancelable: true });
    widget.input().dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(true);
    expect(widget.input().value).toBe(`itchy${'a'.repeat(1995)}`);
  });

  test('[WP-37] keeps the first 2,000 characters of a huge paste, and says so', async () => {
    widget.type('a'.repeat(500_000));
    expect(widget.input().value).toHaveLength(2000);
    await widget.rendered();
    expect(widget.find('output')?.textContent).toBe('Only the first 2,000 characters are kept.');
  });
});

describe('a reply', () => {
  test('[CH-08] offers the options with their texts and a general consult', async () => {
    widget.answerWith(suggestions);
    await ask('itchy');

    const reply = widget.log().lastElementChild;
    expect([...(reply?.querySelectorAll('p, a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Thanks for sharing. Based on your message, here are potential treatment options available from the provider:',
      'Rash',
      'General Consult - Pediatric',
      'Options listed above are suggestions and are not a medical diagnosis.',
      'To connect with a healthcare provider, select one of the options above, or start a General Consult.',
      'Start General Consult',
    ]);
  });

  test('[CH-09] offers a general consult where nothing is left', async () => {
    widget.answerWith([{ name: 'Rash', path: 'rash', score: 0.2 }]);
    await ask('itchy');

    expect(
      [...(widget.log().lastElementChild?.querySelectorAll('p, a') ?? [])].map(({ textContent }) => textContent),
    ).toEqual([
      "I couldn't find any suggested treatments based on your message. To connect with a healthcare provider, please start a General Consult.",
      'Start General Consult',
    ]);
  });

  test('[CH-07] shows three options at most, best first', async () => {
    widget.answerWith(
      [0.3, 0.9, 0.2, 0.5, 0.7].map((score) => ({ name: `Scored ${score}`, path: `scored-${score * 10}`, score })),
    );
    await ask('itchy');
    expect([...widget.log().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Scored 0.9',
      'Scored 0.7',
      'Scored 0.5',
    ]);
  });

  test('[CH-10] links to pages of the storefront in the same window', async () => {
    widget.answerWith(suggestions);
    await ask('itchy');
    expect([...widget.log().querySelectorAll('a')].map(({ href, target }) => [href, target])).toEqual([
      ['https://shop.example.com/treatments/rash', '_top'],
      ['https://shop.example.com/general-consult-pediatric', '_top'],
      ['https://shop.example.com/general-consult', '_top'],
    ]);
  });

  test('[CH-10] hands plain clicks to a page that routes, and leaves the others alone', async () => {
    const navigate = vi.fn<(path: string) => void>();
    widget.api.init({ navigate });
    widget.answerWith(suggestions);
    await ask('itchy');
    const click = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      widget.link('Rash').dispatchEvent(event);
      return event.defaultPrevented;
    };
    // jsdom would try to follow what is left alone.
    widget.panel()?.addEventListener('click', (event) => event.preventDefault());

    expect(click({})).toBe(true);
    expect(navigate.mock.calls).toEqual([['/treatments/rash']]);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      click(init);
    expect(navigate).toHaveBeenCalledOnce();

    widget.link('Start General Consult').click();
    expect(navigate).toHaveBeenLastCalledWith('/general-consult');
  });

  test('[CH-14] [WP-21] comes into the log as one node; what the visitor said is not announced', async () => {
    const added: Element[] = [];
    const log = widget.log();
    const watcher = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...([...addedNodes] as Element[]));
    });
    watcher.observe(log, { childList: true });
    widget.answerWith(suggestions);
    await ask('itchy');
    await vi.waitFor(() => expect(added).toHaveLength(2), { timeout: 30_000 });

    expect(added.map((node) => node.getAttribute('aria-live'))).toEqual(['off', null]);
    expect(widget.find('progress')).toBeNull();
    watcher.disconnect();
  });

  test('keeps the options of earlier replies', async () => {
    widget.answerWith(suggestions.slice(0, 1));
    await ask('itchy');
    widget.answerWith(suggestions.slice(1));
    await ask('a child');
    expect([...widget.log().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Rash',
      'General Consult - Pediatric',
    ]);
  });
});

const notice = () => widget.find('[role=alert]');
/** As a visitor does it: a button that is pressed has the focus. */
function dismiss(): void {
  const button = widget.find('[aria-label="Dismiss this notice"]');
  button?.focus();
  button?.click();
}

describe('[WE-09] the emergency notice', () => {
  test('[EM-07] is there at once, before the answer, which is held until it is dismissed', async () => {
    const answer = deferred<Response>();
    widget.fetched.mockReturnValue(answer.promise);
    widget.type('my chest hurts');
    widget.press('Enter');
    await widget.rendered();
    expect(notice()?.textContent).toContain('call 911 or go to the nearest emergency room');
    expect(notice()?.querySelector('a')?.getAttribute('href')).toBe('tel:911');

    answer.resolve(new Response(JSON.stringify(suggestions)));
    await widget.answered();
    expect(widget.log().lastElementChild?.textContent).toBe(
      'Please call first. My answer will be here when you close the notice.',
    );
    expect(widget.log().querySelector('a')).toBeNull();
    expect(notice()).not.toBeNull();

    dismiss();
    await widget.rendered();
    expect(notice()).toBeNull();
    expect(widget.focused()).toBe(widget.input());
    expect(widget.log().lastElementChild?.textContent).toContain('Thanks for sharing.');
    expect(widget.link('Rash')).toBeDefined();
  });

  test('[EM-07] holds what was answered before, too, and brings it back without telling it again', async () => {
    widget.answerWith(suggestions);
    await ask('itchy');
    await ask('my chest hurts');
    expect([...widget.log().querySelectorAll('a')]).toEqual([]);
    expect(widget.log().textContent.match(/Please call first/g)).toHaveLength(1);
    dismiss();
    await widget.rendered();
    const replies = [...widget.log().children].filter((reply) => reply.querySelector('ul') !== null);
    expect(replies.map((reply) => reply.getAttribute('aria-live'))).toEqual(['off', null]);
  });

  test('[EM-07] for Poison Help leaves the answer beside it', async () => {
    widget.answerWith(suggestions);
    await ask('my son drank bleach');
    expect(notice()).not.toBeNull();
    expect(widget.link('Rash')).toBeDefined();
    expect(widget.link('Start General Consult')).toBeDefined();
  });

  test('[EM-06] is the first thing in the panel, and comes as one node with all that it says', async () => {
    const added: Node[] = [];
    const watcher = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes);
    });
    watcher.observe(widget.panel() as Node, { childList: true, subtree: true });
    await ask('my chest hurts');
    watcher.disconnect();
    expect(widget.panel()?.firstElementChild).toBe(notice());
    expect(added.filter((node) => notice()?.contains(node))).toEqual([notice()]);
    expect(notice()?.getAttribute('aria-live')).toBeNull();
  });

  test.each([
    ['en', 'me duele mucho el pecho', ['es'], ['Llamar al 911']],
    ['es', 'my chest hurts', ['en'], ['Call 911']],
    ['en', 'suicidal', ['en', 'es'], ['Call 988', 'Text 988']],
    ['es', 'suicidal', ['es', 'en'], ['Llamar al 988', 'Enviar AYUDA al 988']],
  ] as const)('[EM-05] with a page in %s is for %j in %j', async (language, message, languages, calls) => {
    widget.api.update({ language, texts: { send: 'Go' } });
    await ask(message);
    const titles = [...(notice()?.querySelectorAll('p') ?? [])].filter(({ textContent }) =>
      /^(?:This may be an|Esto puede ser una) emergenc(?:y|ia)$/.test(textContent),
    );
    expect(titles.map(({ lang }) => lang)).toEqual(languages);
    expect([...(notice()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(calls);
  });

  test.each([
    ['en', 'I want to die', ['tel:988', 'sms:988']],
    ['es', 'quiero morirme', ['tel:988', 'sms:988?&body=AYUDA']],
    ['en', 'my son drank bleach', ['tel:+18002221222']],
    ['es', 'tuvo una sobredosis', ['tel:911', 'tel:+18002221222']],
  ] as const)('in %s offers for %j the numbers %j', async (language, message, numbers) => {
    widget.api.update({ language });
    await ask(message);
    expect([...(notice()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(numbers);
  });

  test('tells Spanish speakers to press 2, or to text AYUDA, in the words of the pages', async () => {
    widget.api.update({ language: 'es' });
    await ask('quiero morirme');
    expect(notice()?.textContent).toContain(inSpanish988);
  });

  test('stays where the search fails, and comes with none of what is ordinary', async () => {
    widget.answerWith([], { status: 500 });
    await ask('my chest hurts');
    expect(notice()).not.toBeNull();
    dismiss();
    await ask('a rash');
    expect(notice()).toBeNull();
  });
});

const noReader = () => Promise.reject(new Error('gone'));

describe('[WE-09] [EM-07] where a message cannot be read', () => {
  test('a calm hint says when to call 911, sells on, and goes when it is dismissed', async () => {
    clearPage();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    widget = widgetOnPage({ instruments: { load: noReader } });
    void widget.api.open();
    await vi.advanceTimersByTimeAsync(100);
    const place = widget.find('dialog > [aria-live=polite]');
    expect(place?.textContent).toBe('');
    widget.answerWith(suggestions);
    widget.type('my chest hurts');
    widget.press('Enter');
    await vi.advanceTimersByTimeAsync(12_000);
    vi.useRealTimers();
    await widget.rendered();

    expect(notice()).toBeNull();
    expect(widget.find('dialog > [aria-live=polite]')).toBe(place);
    expect([...(place?.querySelectorAll('p, a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'If a life is in danger, call 911 or go to the nearest emergency room.',
      'Si hay una vida en peligro, llame al 911 o vaya a la sala de emergencias más cercana.',
      'Call 911',
    ]);
    expect(widget.link('Rash')).toBeDefined();
    dismiss();
    await widget.rendered();
    expect(place?.textContent).toBe('');
  });
});

describe('[WE-08] the wording', () => {
  test('is Spanish where the page says so, throughout, and changes at once', async () => {
    widget.answerWith(suggestions);
    await ask('me pica');
    widget.api.update({ language: 'es' });
    await widget.rendered();
    expect(widget.panel()?.getAttribute('aria-label')).toBe('Recepcionista');
    expect(widget.panel()?.getAttribute('lang')).toBe('es');
    expect(widget.input().placeholder).toBe('Describa sus síntomas');
    expect(widget.log().textContent).toContain('¡Le damos la bienvenida a Acme Care!');
    expect(widget.log().textContent).toContain('Comenzar una consulta general');
    widget.api.update({ language: 'en' });
    await widget.rendered();
    expect(widget.log().textContent).toContain('Welcome to Acme Care!');
  });

  test.each(languageCases)(
    '[WX-13] chosen %j on a page in %j is in %s, in the panel as on the launcher',
    async (language, page, lang) => {
      document.documentElement.lang = page;
      widget.api.update({ language: language as 'es' | undefined });
      await widget.rendered();
      document.documentElement.lang = '';
      expect([widget.panel()?.lang, widget.launcher.textContent]).toEqual([lang, { en: 'Close', es: 'Cerrar' }[lang]]);
    },
  );

  test("is the page's own where it gives texts, and the panel is called what the launcher is", async () => {
    widget.api.update({ texts: { welcome: 'Hello from {product}', send: 'Go' }, label: 'Ask a nurse' });
    await widget.rendered();
    expect(widget.log().textContent).toContain('Hello from Acme Care');
    expect(widget.find('dialog button[type=submit]')?.getAttribute('aria-label')).toBe('Go');
    expect(widget.panel()?.getAttribute('aria-label')).toBe('Ask a nurse');
    expect(widget.launcher.textContent).toBe('Close');
  });
});

test("[WP-07] searches with the page's fetch where it gives one", async () => {
  const own = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(suggestions))));
  widget.api.update({ fetch: own });
  widget.type('itchy');
  widget.press('Enter');
  await vi.waitFor(() => expect(widget.log().textContent).toContain('Thanks for sharing.'), { timeout: 30_000 });
  expect(own).toHaveBeenCalledOnce();
  expect(widget.fetched).not.toHaveBeenCalled();
});

test('[WE-07] is told once that the session cookie of another site is not read', () => {
  widget.api.update({ sessionCookie: true });
  widget.api.update({ product: 'Acme Care' });
  expect(widget.logged.mock.calls).toEqual([
    ['Receptionist: "sessionCookie" is for pages of the search API\'s own site; the cookie is not read'],
  ]);
});

test('[WE-12] destroyed, leaves nothing in its root but the launcher, and stores nothing', () => {
  widget.api.destroy();
  expect(widget.shell.children).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

describe('a search that fails', () => {
  const failures: [string, () => Promise<Response>][] = [
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status', () => Promise.resolve(new Response('[]', { status: 500 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>'))],
    ['not a list', () => Promise.resolve(new Response('{}'))],
  ];

  const sentence = "We couldn't send that. Please try again.";

  test.each(failures)('[CH-11] [AF-18] (%s) is logged and told, and one key sends the words again', async (_, fail) => {
    const before = widget.log().textContent;
    widget.fetched.mockImplementation(fail);
    await ask('secret itch');

    expect(widget.logged.mock.calls).toEqual([['failed to parse message and fetch treatments']]);
    expect(widget.log().textContent).toBe(before + sentence);
    expect(widget.input().value).toBe('secret itch');
    expect(widget.focused()).toBe(widget.input());

    widget.answerWith(suggestions);
    widget.press('Enter');
    await widget.answered();
    expect(widget.log().textContent).toContain('Thanks for sharing.');
    expect(widget.log().textContent).not.toContain(sentence);
    expect(widget.sent().map(({ message }) => message)).toEqual(['secret itch', 'secret itch']);
  });

  test('[AF-18] is announced each time, as one new child of the log, which is gone while the words are on their way', async () => {
    const added: string[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) added.push(textContent ?? '');
    });
    watcher.observe(widget.log(), { childList: true, subtree: true });
    widget.answerWith([], { status: 500 });
    await ask('secret itch');
    const first = widget.log().lastElementChild;
    expect(added).toEqual(['secret itch', sentence]);
    expect([first?.textContent, first?.closest('[aria-live=off]')]).toEqual([sentence, null]);

    widget.press('Enter');
    await vi.waitFor(() => expect(first?.isConnected).toBe(false));
    await widget.answered();
    expect(added).toEqual(['secret itch', sentence, 'secret itch', sentence]);
    watcher.disconnect();
  });

  test('[AF-18] is told in Spanish too', async () => {
    widget.api.update({ language: 'es' });
    widget.answerWith([], { status: 500 });
    await ask('me pica');
    expect(widget.log().lastElementChild?.textContent).toBe('No pudimos enviarlo. Inténtelo de nuevo.');
  });

  test('[CH-11] has its words back in the focused input after the send button, too', async () => {
    widget.answerWith([], { status: 500 });
    widget.type('itchy');
    const send = widget.find('dialog button[type=submit]');
    send?.focus();
    send?.click();
    await widget.answered();
    expect(widget.input().value).toBe('itchy');
    expect(widget.focused()).toBe(widget.input());
  });
});

describe('the page', () => {
  test('[WP-40] [WE-10] hears of every step, and never what was typed', async () => {
    const heard: ReceptionistEvent[] = [];
    for (const type of ['open', 'close', 'search', 'suggestions', 'select', 'consult', 'error'] as const) {
      widget.api.on(type, (event) => heard.push(event));
    }
    widget.panel()?.addEventListener('click', (event) => event.preventDefault());
    widget.answerWith(suggestions);
    await ask('secret itch');
    widget.link('Rash').click();
    widget.link('Start General Consult').click();
    widget.answerWith([], { status: 500 });
    await ask('secret itch');
    widget.api.close();
    void widget.api.open();

    expect(heard).toEqual([
      { type: 'search' },
      { type: 'suggestions', paths: ['rash', 'general-consult-pediatric'] },
      { type: 'select', path: 'rash' },
      { type: 'consult' },
      { type: 'search' },
      { type: 'error', code: 'search-failed' },
      { type: 'close' },
      { type: 'open' },
    ]);
    expect(
      JSON.stringify([heard, widget.logged.mock.calls, Object.entries(localStorage), location.href]),
    ).not.toContain('secret');
  });

  test('[WE-02] is told once of an option that it got wrong', () => {
    widget.api.close();
    widget.api.update({ product: 5 as unknown as string });
    void widget.api.open();
    widget.api.update({ side: 'start' });
    expect(widget.logged.mock.calls).toEqual([['Receptionist: "product" must be a text; the default is used']]);
  });
});

/** The newest of the conversation. */
function said(): string {
  return [...widget.log().children].at(-1)?.textContent ?? '';
}

/** Asks and returns what the page was told of the answer. */
async function answerTo(answer: readonly object[]): Promise<readonly string[]> {
  const told: string[][] = [];
  const stop = widget.api.on('suggestions', ({ paths }) => told.push([...paths]));
  widget.answerWith(answer);
  await ask('lose weight');
  stop();
  return told.flat();
}

describe('what the partner hides', () => {
  const hidden = { name: 'Weight Loss', path: 'weight-loss', score: 0.9 };
  const instead = 'Some options are not offered through Eaglecrest Markets; a General Consult is.';

  test.each<[string, ReceptionistContext]>([
    ['partner', { partner: 'Eaglecrest' }],
    ['pharmacy', { pharmacy: 'bald eagle drugs' }],
    ['source', { source: 'spring-EAGLE-flyer', partner: 'Some' }],
  ])(
    '[SM-01] [CX-06] by its %s, is no option and not told to the page; a sentence says what is offered',
    async (_, context) => {
      widget.api.setContext(context);
      expect(await answerTo([hidden, ...suggestions])).toEqual(suggestions.map(({ path }) => path));
      const links = [...widget.log().querySelectorAll('li a')].map(({ textContent }) => textContent);
      expect(links).toEqual(suggestions.map(({ name }) => name));
      expect(said()).toContain(instead);
      expect(said()).not.toContain('Weight Loss');
      expect(said()).toContain('here are potential treatment options');
    },
  );

  test('[SM-01] leaves the sentence and the General Consult where there is nothing else', async () => {
    widget.api.setContext({ partner: 'eaglecrest' });
    expect(await answerTo([hidden])).toEqual([]);
    expect(said()).toBe(`${instead}Start General Consult`);
  });

  test('[SM-01] is said in Spanish too', async () => {
    widget.api.init({ language: 'es', context: { partner: 'eaglecrest' } });
    await answerTo([hidden]);
    expect(said()).toContain('Algunas opciones no se ofrecen a través de Eaglecrest Markets; una consulta general sí.');
  });

  test.each<[string, ReceptionistContext]>([
    ['another partner', { partner: 'beagle' }],
    ['a partner that hides nothing', { source: 'chamber-eagle' }],
    ['no partner', { campaign: 'eagle' }],
  ])('[SM-01] with %s is suggested like any other', async (_, context) => {
    widget.api.setContext(context);
    expect(await answerTo([hidden])).toEqual(['weight-loss']);
    expect(widget.link('Weight Loss').getAttribute('href')).toContain('/treatments/weight-loss');
    expect(said()).not.toContain('not offered');
  });

  test('[SM-01] [SM-02] goes from answers given before, once the page tells of the partner, and comes back with its end', async () => {
    await answerTo([hidden, ...suggestions]);
    widget.api.setContext({ partner: 'eaglecrest' });
    await widget.rendered();
    expect(said()).not.toContain('Weight Loss');
    widget.api.setContext({});
    await widget.rendered();
    expect(said()).toContain('Weight Loss');
  });

  test('[SM-01] [CH-09] an answer without suggestions says what it always says', async () => {
    widget.api.setContext({ partner: 'eaglecrest' });
    expect(await answerTo([])).toEqual([]);
    expect(said()).not.toContain('not offered');
    expect(said()).toContain("I couldn't find any suggested treatments based on your message.");
  });
});
