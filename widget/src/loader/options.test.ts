import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReceptionistChanges } from '@front-door/shared/contract/receptionist';
import { readSettings } from '../host/settings';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { looks } from './looks';

afterEach(clearPage);

/** What is good for one option or another, and what is good for none. */
const texts = ['', ' ', 'true', 'false', 'no', '0', 'perhaps', 'TRUE', 'left', 'right', 'start', 'end', 'east', 'l'];
const values = [
  '#00584d',
  'teal',
  'inherit',
  'var(--x)',
  'Georgia, serif',
  '{',
  '24px',
  '-4px',
  'auto',
  '7',
  '-7',
  '1e3',
];
const ofCalls = [undefined, null, true, false, 0, 5, -1, 1.5, Number.NaN, {}, []];
const names = ['ownOpener', 'launcher', 'side', ...looks.split('|').map((look) => look.split(' ')[0] ?? '')];

/** What the loader has made of an option, as the app's settings would have it. */
function takenBy(host: HTMLElement, name: string): unknown {
  const look = looks.split('|').find((known) => known.startsWith(`${name} `));
  if (look !== undefined) {
    const [, , property = name] = look.split(' ');
    return host.style.getPropertyValue(`--receptionist-${property}`).trim();
  }
  const value = host.dataset[name];
  // By the selectors of the loader's style sheet.
  if (name === 'side') return ['left', 'right', 'start', 'end'].includes(value ?? '') ? value : '';
  return name === 'ownOpener' ? value === 'true' : value !== 'false';
}

function saidBy(settings: Record<string, unknown>, name: string): unknown {
  const value = settings[name];
  if (name === 'ownOpener') return value === true;
  if (name === 'launcher') return value !== false;
  return [value].join('').trim();
}

test('[WE-02] [WE-08] the loader takes for good, and for nothing, what the app does, of a tag and of a call', () => {
  const tag = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...texts, ...values));
  const call = fc.dictionary(fc.constantFrom(...names), fc.constantFrom<unknown>(...texts, ...values, ...ofCalls));
  fc.assert(
    fc.property(tag, call, (attributes, options) => {
      const { host, api } = widgetOnPage({ attributes, load: slowApp().load });
      api.init(options);
      const { settings } = readSettings({ attributes, options });
      const taken = names.map((name) => [name, takenBy(host as HTMLElement, name)]);
      clearPage();
      expect(taken).toEqual(names.map((name) => [name, saidBy(settings as unknown as Record<string, unknown>, name)]));
    }),
    { numRuns: 300 },
  );
});

describe('[WP-20] [WE-02] the launcher has a name', () => {
  const bad = [undefined, null, '', ' ', '\u00A0\n', 5, true, {}, ['x'], () => 'x'];

  test.each(bad)('where a text is %j', async (value) => {
    const named = { texts: { name: 'Ask a nurse' }, label: value };
    for (const options of [
      { label: value },
      { texts: { name: value } },
      { texts: { name: value, loadFailed: value, close: value } },
      { texts: value },
      named,
    ]) {
      const app = slowApp();
      const { launcher, status, api } = widgetOnPage({ load: app.load });
      api.init(options as ReceptionistChanges);
      const isNamed = options === named;
      expect(launcher.textContent).toBe(isNamed ? 'Ask a nurse' : 'Receptionist');
      void api.open();
      await app.fail();
      expect(status()).toBe('The chat did not load. Please try again.');
      clearPage();
    }
  });

  test.each(['', ' '])('where the attribute is %j', (label) => {
    const { launcher } = widgetOnPage({ load: slowApp().load, attributes: { label } });
    expect(launcher.textContent).toBe('Receptionist');
  });

  test.each(['', ' ', null, 5])('also while the chat is open, where the text for that is %j', async (close) => {
    const widget = widgetOnPage();
    widget.api.init({ texts: { close } } as unknown as ReceptionistChanges);
    await widget.open();
    expect(widget.launcher.textContent).toBe('Close');
  });
});
