import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage, widgetOnPage, type WidgetOnPage } from './testing/widgetOnPage';

const suggestions = [
  { name: 'Sore Throat', path: 'sore-throat', score: 0.9 },
  { name: 'General Consult - Pediatric', path: 'general-consult-pediatric', score: 0.8 },
  { name: 'Swimmer’s Ear', path: 'swimmers-ear', score: 0.7 },
];
const inSpanish = 'me duele la garganta desde ayer';
const inEnglish = 'my throat hurts since yesterday';

let widget: WidgetOnPage;

beforeEach(async () => {
  widget = widgetOnPage({ attributes: { storefront: 'https://shop.example.com', product: 'Acme Care' } });
  widget.answerWith(suggestions);
  await widget.open();
});
afterEach(clearPage);

async function ask(text: string): Promise<void> {
  widget.type(text);
  widget.press('Enter');
  await widget.answered();
}

const buttons = () => [...widget.log().querySelectorAll('button')].map(({ textContent }) => textContent);
const links = () => [...widget.log().querySelectorAll('a')];
/** The languages that the links' names are marked with. */
const marked = () => links().map((link) => link.querySelector('[lang]')?.getAttribute('lang'));
/** The reader comes after the answer, or before it. */
const seeOffered = (offers: readonly string[]) =>
  vi.waitFor(() => expect(buttons()).toEqual(offers), { interval: 1, timeout: 30_000 });

async function goOn(): Promise<void> {
  widget.log().querySelector('button')?.click();
  await widget.rendered();
}

describe('[ES-04] treatments', () => {
  test('in Spanish have their Spanish names, and lead to the Spanish pages', async () => {
    widget.api.update({ language: 'es', context: { partner: 'p' } });
    await ask(inSpanish);
    expect(links().map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Dolor de garganta', 'https://shop.example.com/es/tratamientos/dolor-de-garganta?partner=p'],
      ['Consulta general para niños', 'https://shop.example.com/es/consulta-general-para-ninos?partner=p'],
      ['Swimmer’s Ear', 'https://shop.example.com/es/treatments/swimmers-ear?partner=p'],
      ['Comenzar una consulta general', 'https://shop.example.com/es/consulta-general?partner=p'],
    ]);
  });

  test('that only the search knows keep its name, marked as English; in English nothing is marked', async () => {
    await ask(inEnglish);
    expect(marked()).toEqual([undefined, undefined, undefined, undefined]);
    widget.api.update({ language: 'es' });
    await widget.rendered();
    expect(marked()).toEqual([undefined, undefined, 'en', undefined]);
  });

  test('are told to the page by what they are in every language', async () => {
    const chosen = vi.fn<(event: object) => void>();
    const went = vi.fn<(path: string) => void>();
    widget.api.on('select', chosen);
    widget.api.update({ language: 'es', navigate: went });
    await ask(inSpanish);
    widget.link('Dolor de garganta').click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ type: 'select', path: 'sore-throat' });
    expect(went).toHaveBeenCalledExactlyOnceWith('/es/tratamientos/dolor-de-garganta');
  });
});

describe('[ES-04] who writes in the other language', () => {
  test('can go on in it, with all that was said, and back again', async () => {
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    expect(widget.log().querySelector('button')?.lang).toBe('es');
    widget.type('y fiebre');
    await goOn();
    expect(widget.panel()?.lang).toBe('es');
    expect(widget.focused()).toBe(widget.input());
    expect(widget.input().value).toBe('y fiebre');
    expect(widget.log().textContent).toContain('¡Le damos la bienvenida a Acme Care!');
    expect(widget.log().textContent).toContain(inSpanish);
    expect(widget.link('Dolor de garganta').href).toContain('/es/tratamientos/dolor-de-garganta');
    expect(buttons()).toEqual([]);

    await ask(inEnglish);
    await seeOffered(['Continue in English']);
    await goOn();
    expect(widget.panel()?.lang).toBe('en');
    expect(links().at(0)?.textContent).toBe('Sore Throat');
    expect(widget.fetched).toHaveBeenCalledTimes(2);
  });

  test('is offered it beneath the newest answer alone, and not where the language is in doubt', async () => {
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    await ask('ibuprofeno 400');
    expect(buttons()).toEqual([]);
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    await ask(inEnglish);
    expect(buttons()).toEqual([]);
  });

  test('is offered it where nothing was found, too', async () => {
    widget.answerWith([]);
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    expect(links()).toHaveLength(1);
  });

  test('[EM-07] is told whom to call first, in that language, and offered it once the notice is dismissed', async () => {
    await ask('me duele mucho el pecho y no puedo respirar');
    await vi.waitFor(() => expect(widget.find('[role=alert]')?.textContent).toContain('Llamar al 911'), {
      interval: 1,
      timeout: 30_000,
    });
    expect(buttons()).toEqual([]);
    widget.find('[role=alert] button')?.click();
    await seeOffered(['Seguir en español']);
  });

  test('is shown the page in that language where the page has one', async () => {
    const change = vi.fn<(language: string) => void>();
    widget.api.update({ changeLanguage: change });
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    await goOn();
    expect(change).toHaveBeenCalledExactlyOnceWith('es');
    expect(widget.panel()?.lang).toBe('en');
  });

  test('hears nothing of the page’s own words, which are in its language, until the page changes that', async () => {
    widget.api.update({ texts: { welcome: 'Hello', goOn: 'In English, please' } });
    await ask(inSpanish);
    await seeOffered(['Seguir en español']);
    await goOn();
    expect(widget.log().textContent).not.toContain('Hello');
    await ask(inEnglish);
    await seeOffered(['In English, please']);
    // What else the page says leaves the choice alone.
    widget.api.setContext({ campaign: 'c' });
    await widget.rendered();
    expect(widget.panel()?.lang).toBe('es');
    widget.api.update({ language: 'es' });
    await widget.rendered();
    widget.api.update({ language: 'en' });
    await widget.rendered();
    expect(widget.panel()?.lang).toBe('en');
    expect(widget.log().textContent).toContain('Hello');
  });
});
