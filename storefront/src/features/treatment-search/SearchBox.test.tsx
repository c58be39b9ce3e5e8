import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../../platform/chosenState';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually, fill, press } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { AllTreatments } from './AllTreatments';
import { SearchBox } from './SearchBox';

const tell = vi.fn<(words: string) => void>();
const chosen = vi.fn<() => void>();
const box = <SearchBox id="find" label="Find" results="over" onTell={tell} onChosen={chosen} />;
const index = (
  <SearchBox id="find" label="Find" results="flow" onTell={tell}>
    <AllTreatments />
  </SearchBox>
);

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** Names of the treatments that were found; the last option is the line to the Receptionist. */
const found = () => options().flatMap((option) => (option.matches('a[href^="/"]') ? [textOf(option.children[1])] : []));
const active = () => options().findIndex(({ id }) => id === field()?.getAttribute('aria-activedescendant'));
const status = () => textOf(document.querySelector('output'));
const rows = () => [...document.querySelectorAll('li > a')].map(textOf);

/** Types, and waits for the index, which is fetched at the first focus. */
async function type(words: string): Promise<void> {
  await fill(field(), words);
  await eventually(() => (status() === '' ? undefined : true));
}

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  tell.mockClear();
  chosen.mockClear();
  act(() => {
    rememberState(undefined);
  });
  vi.restoreAllMocks();
});

describe('the search', () => {
  test('[AF-01] is a combobox whose list opens as one types and is announced', async () => {
    renderAt('/', box);
    expect(field()?.getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
    await type('strep');
    expect(field()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector(`#${field()?.getAttribute('aria-controls') ?? ''}`)?.getAttribute('role')).toBe(
      'listbox',
    );
    expect(found().slice(0, 2)).toEqual(['Sore Throat', 'Sore Throat - Pediatric']);
    expect(status()).toBe(`${String(found().length)} treatments found`);
    expect(active()).toBe(-1);
  });

  test('[AF-01] shows each with its picture, the words that matched and the price in the visitor’s state', async () => {
    renderAt('/', box);
    await type('garganta');
    const [first] = options();
    expect(first?.querySelector('use')?.getAttribute('href')).toBe('/images/conditions/urgent-care.svg#sore-throat');
    const matched = first?.querySelector('[lang=es]');
    expect([...(matched?.querySelectorAll('mark') ?? [])].map(textOf)).toEqual(['garganta']);
    expect(textOf(first)).toContain('Visit: $29 virtual, $74 live, by state');
    act(() => {
      rememberState('Texas');
    });
    expect(textOf(options()[0])).toMatch(/Visit: \$[\d]+ (virtual, \$74 )?live$/);
  });

  test('[AF-01] [RT-03] forgives typos, and clears', async () => {
    renderAt('/', box);
    await type('migrane');
    expect(found()).toEqual(['Migraine - Headache']);
    expect(status()).toBe('1 treatment found');
    await click(document.querySelector('[aria-label="Clear the search"]'));
    expect(field()?.value).toBe('');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  test('[AF-01] its last line hands the words to the Receptionist, and only when pressed', async () => {
    renderAt('/', box);
    await type('  my left ear rings  ');
    expect(textOf(options().at(-1))).toBe('Tell the Receptionist: “my left ear rings”');
    expect(tell).not.toHaveBeenCalled();
    await click(options().at(-1));
    expect(tell).toHaveBeenCalledExactlyOnceWith('my left ear rings');
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(options()).toEqual([]);
  });

  test('[AF-01] unknown words get a General Consult and the Receptionist, never nothing', async () => {
    renderAt('/', box);
    await type('xyzzy');
    expect(textOf(document.body)).toContain('No treatment by that name');
    expect(found()).toEqual(['General Consult', 'General Consult - Pediatric']);
    expect(status()).toContain('No treatment by that name');
    expect(textOf(options().at(-1))).toContain('xyzzy');
  });

  test('[AF-01] words of an emergency name the line to call first', async () => {
    renderAt('/', box);
    await type('chest pain');
    expect(options()[0]?.getAttribute('href')).toBe('tel:911');
    expect(textOf(document.body)).toContain('call 911 or go to the nearest emergency room');
    expect(status()).toMatch(/^Call 911\./);
    await fill(field(), 'suicide');
    expect(options()[0]?.getAttribute('href')).toBe('tel:988');
    expect(textOf(document.body)).toContain('call or text 988 at any hour');
  });

  test('[AF-01] markup, emoji and text from right to left stay text', async () => {
    renderAt('/', box);
    for (const words of ['<img src=x onerror=alert(1)>', '😷🤒', 'صداع شديد', '\u202Ehcae daeh']) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor types one after the other
      await type(words);
      expect(options().at(-1)?.querySelector('bdi')?.textContent).toBe(words);
      expect(document.querySelector('bdi *')).toBeNull();
    }
    await type('rash '.repeat(2000));
    expect(found()[0]).toBe('Rash');
    expect(textOf(options().at(-1)).length).toBeLessThan(120);
  });

  test('[AF-01] [CX-06] leaves out what the partner hides', async () => {
    recordLocation('?pharmacy=Eaglecrest');
    renderAt('/', box);
    await type('ozempic');
    expect(found()).not.toContain('Weight Loss');
    expect(found().length).toBeGreaterThan(0);
  });

  test('[AF-01] [AN-03] what is typed goes into no address, storage or event', async () => {
    const { router } = renderAt('/treatments', box);
    await type('zebra words');
    expect(router.state.location.search).toBe('');
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    expect(JSON.stringify([kept, window.dataLayer])).not.toContain('zebra');
  });
});

describe('its keys', () => {
  test('[AF-01] move through the options and back into the field, and Enter follows the active one', async () => {
    const { router } = renderAt('/', box);
    await type('strep');
    await press(field(), 'ArrowDown');
    expect(active()).toBe(0);
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
    await press(field(), 'End');
    expect(active()).toBe(-1);
    await press(field(), 'ArrowUp');
    expect(active()).toBe(options().length - 1);
    await press(field(), 'ArrowDown');
    expect(active()).toBe(-1);
    await press(field(), 'Enter');
    expect(active()).toBe(0);
    expect(router.state.location.pathname).toBe('/');
    await press(field(), 'Enter');
    expect(router.state.location.pathname).toBe('/treatments/sore-throat');
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  test('[AF-01] Escape closes the list, then empties the field; the arrows open it again', async () => {
    renderAt('/', box);
    await type('rash');
    await press(field(), 'Escape');
    expect(options()).toEqual([]);
    expect(field()?.value).toBe('rash');
    await press(field(), 'ArrowDown');
    expect(active()).toBe(0);
    await press(field(), 'Escape');
    await press(field(), 'Escape');
    expect(field()?.value).toBe('');
  });

  test('[AF-01] belong to the input method while it composes', async () => {
    renderAt('/', box);
    await type('rash');
    await act(async () => {
      field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }));
      await Promise.resolve();
    });
    expect(active()).toBe(-1);
  });

  test('[AF-01] a press or the focus elsewhere closes the list; the keyboard put away does not', async () => {
    renderAt('/', box);
    await type('rash');
    const leave = async (to: Element | null) => {
      await act(async () => {
        field()?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }));
        await Promise.resolve();
      });
    };
    await leave(null);
    expect(options()).not.toEqual([]);
    await leave(document.body);
    expect(options()).toEqual([]);
    await click(field());
    expect(options()).not.toEqual([]);
    await act(async () => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await Promise.resolve();
    });
    expect(options()).toEqual([]);
  });
});

describe('the index from A to Z', () => {
  test('[RT-03] [AF-05] [AF-07] [AF-09] lists every treatment in order, with picture, category and price range, without scripts too', async () => {
    const page = parsed(await prerenderAt('/treatments', index));
    const all = [...page.querySelectorAll('li')];
    expect(all.map((row) => textOf(row.querySelector('a')))).toEqual(
      sortForDisplay(treatments).map(({ name }) => name),
    );
    const acne = all.find((row) => textOf(row.querySelector('a')) === 'Acne');
    expect(textOf(acne)).toBe('AcneDermatologyMedication: $10 to $25');
    const texts = all.map(textOf);
    // Nobody reads of the other sex, and a consult that is for all is below no category.
    expect(texts).toContain("Genital WartsWomen's Health and Men's HealthMedication: $10 to $25");
    expect(texts).toContain('General ConsultFor any concernNo set medication');
    // The month of the program is its price.
    expect(texts).toContain('Weight LossA monthly program$299 a month');
    const pictures = Array.from(page.querySelectorAll('li use'), (use) => use.getAttribute('href'));
    expect(pictures.map((address) => address?.split('#')[1])).toEqual(
      sortForDisplay(treatments).map(({ path }) => path),
    );
  });

  test('[RT-03] the box filters as one types, and what is found has category and price range too', async () => {
    renderAt('/treatments', index);
    expect(rows()).toHaveLength(treatments.length);
    await type('acne');
    expect(rows()).toEqual([]);
    expect(textOf(options()[0])).toContain('Medication: $10 to $25Dermatology');
    await click(document.querySelector('[aria-label="Clear the search"]'));
    expect(rows()).toHaveLength(treatments.length);
  });

  test('[RT-03] with nothing found it says so and offers a General Consult', async () => {
    renderAt('/treatments', index);
    await type('xyzzy');
    expect(textOf(document.body)).toContain('No treatment by that name');
    expect(control('General Consult')?.getAttribute('href')).toBe('/general-consult');
  });

  test('[CX-06] leaves out Weight Loss for the grocery chain', () => {
    recordLocation('?pharmacy=Eaglecrest');
    renderAt('/treatments', index);
    expect(rows()).not.toContain('Weight Loss');
  });
});

test('[APP-07] without a list of its own it shows nothing before something is typed', async () => {
  renderAt('/nowhere', <SearchBox id="find" label="Find" results="flow" onTell={tell} />);
  expect([...rows(), ...found()]).toEqual([]);
  await type('rash');
  expect(found().slice(0, 2)).toEqual(['Rash', 'Rash - Pediatric']);
});
