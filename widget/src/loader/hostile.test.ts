import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReceptionistApi } from '@front-door/shared/contract/receptionist';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { findScriptSource } from './scriptSource';

afterEach(() => {
  clearPage();
  for (const name of hidden) Reflect.deleteProperty(document, name);
  vi.restoreAllMocks();
});

/** What the loader asks of the document. jsdom lets few elements hide them; browsers let all that have a `name`. */
const hidden = [
  'currentScript',
  'scripts',
  'documentElement',
  'createElement',
  'querySelector',
  'querySelectorAll',
] as const;

test('[WX-02] elements that are named as what the loader asks for change nothing', async () => {
  const names = fc.uniqueArray(fc.constantFrom(...hidden), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(names, fc.constantFrom('img', 'form', 'embed', 'object', 'iframe'), async (taken, tag) => {
      const root = document.documentElement;
      const elements = taken.map((name) => [name, document.createElement(tag)] as const);
      for (const [name, element] of elements) {
        element.setAttribute('src', 'https://evil.example/receptionist.js');
        element.dataset['partner'] = 'evil';
        Object.defineProperty(document, name, { value: element, configurable: true });
      }
      expect(findScriptSource('')).toEqual([{}, BUILD_HOME]);
      for (const name of taken) Reflect.deleteProperty(document, name);

      const app = slowApp();
      const find = Document.prototype.querySelector.bind(document);
      const { api, host } = widgetOnPage({ load: app.load });
      for (const [name, element] of elements)
        Object.defineProperty(document, name, { value: element, configurable: true });
      api.hide();
      void api.open();
      await app.arrive();
      expect(host.parentNode).toBe(root);
      expect(find('receptionist-widget')).toBe(host);
      expect(api.state().state).toBe('open');
      for (const name of taken) Reflect.deleteProperty(document, name);
      api.destroy();
    }),
    { numRuns: 30 },
  );
});

describe('[WX-02] where the name of the global is', () => {
  const elements: readonly [string, () => unknown][] = [
    ['a heading', () => document.createElement('h2')],
    ['a dialog', () => Object.assign(document.createElement('dialog'), { open: true })],
    ['details', () => Object.assign(document.createElement('details'), { open: true })],
    [
      'a form with fields that are named as calls',
      () => {
        const form = document.createElement('form');
        for (const name of ['open', 'update', 'push', 'forEach']) {
          const field = form.appendChild(document.createElement('input'));
          field.name = name;
        }
        return form;
      },
    ],
    ['several elements', () => document.getElementsByTagName('div')],
    ['a frame of this site', () => document.body.appendChild(document.createElement('iframe')).contentWindow],
    [
      'a frame of another site',
      () =>
        new Proxy(
          {},
          {
            get() {
              throw new DOMException('cross-origin', 'SecurityError');
            },
          },
        ),
    ],
    ['a text', () => 'Receptionist'],
    ['null', () => null],
  ];

  test.each(elements)('%s, the widget starts, says that it is ready, and logs nothing', (_, taken) => {
    const ready = vi.fn<() => void>();
    document.addEventListener('receptionist:ready', ready);
    const { host, logged } = widgetOnPage({
      queue: taken() as ReceptionistApi & { push: () => void },
      load: slowApp().load,
    });
    document.removeEventListener('receptionist:ready', ready);
    expect(host.isConnected).toBe(true);
    expect(ready).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
    expect(window.Receptionist).toHaveProperty('setToken');
  });
});
