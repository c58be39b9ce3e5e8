import { expect, test, vi } from 'vitest';
import { shownName } from '@front-door/shared/catalogue/names/es';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { eventually, fill } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { AllTreatments } from './AllTreatments';
import { SearchBox } from './SearchBox';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const first = () => options()[0];
const status = () => textOf(document.querySelector('output'));

async function type(words: string): Promise<void> {
  renderAt('/', <SearchBox id="find" label="Buscar" results="over" onTell={vi.fn<() => void>()} />);
  await fill(document.querySelector<HTMLInputElement>('[role=combobox]'), words);
  await eventually(() => (status() === '' ? undefined : true));
}

test('[ES-03] [AF-01] words of either language find an entry, which is shown by its Spanish name and leads to its Spanish page', async () => {
  await type('sore throat');
  expect(textOf(first()?.children[1])).toBe('Dolor de garganta');
  expect(first()?.getAttribute('href')).toBe('/tratamientos/dolor-de-garganta');
  expect(textOf(first()?.querySelector('[lang=en]'))).toMatch(/^sore throat$/i);
  expect(textOf(first())).toContain('Consulta: ');
});

test('[ES-03] [AF-01] the Spanish name needs no words below it, with or without its accents', async () => {
  await type('dolor de oido');
  expect(textOf(first()?.children[1])).toBe('Dolor de oído');
  expect(first()?.querySelector('mark')).toBeNull();
});

test('[ES-03] [AF-01] Spanish words that matched stand in the language of the page, without a mark of their own', async () => {
  await type('jaqueca');
  expect(textOf(first()?.querySelector('mark'))).toBe('jaqueca');
  expect(first()?.querySelector('[lang]')).toBeNull();
});

test.each([
  ['jaqueca', '1 tratamiento encontrado'],
  ['sarpullido', '2 tratamientos encontrados'],
])('[ES-03] [AF-01] how many %s finds is read out in Spanish', async (words, said) => {
  await type(words);
  expect(status()).toBe(said);
});

test('[ES-03] [RT-03] the list from A to Z is in the order of the Spanish names, consults first', async () => {
  const page = parsed(await prerenderAt('/tratamientos', <AllTreatments />));
  const names = [...page.querySelectorAll('li > a')].map(textOf);
  expect([...names].sort()).toEqual(treatments.map((entry) => shownName(entry)).sort());
  expect(names.slice(0, 2)).toEqual(['Consulta general', 'Consulta general para niños']);
  const rest = names.slice(2);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'es')));
});
