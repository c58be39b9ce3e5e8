import { expect, test, vi } from 'vitest';
import { shownState } from '@front-door/shared/catalogue/stateNames/es';
import { usStates } from '@front-door/shared/catalogue/states';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { allPages } from '@front-door/shared/routing/pages';
import type * as Brand from '../../platform/brand';
import { brand as ownBrand } from '../../platform/brand';
import { click, control, eventually, fill } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { setNarrow } from '../../testing/screen';
import { GetStarted } from './GetStarted';
import { consultations, forgetState, panelFor, standInForLaunches, start, stateField } from './getStarted.fixture';

// As the build of the Spanish edition swaps them.
vi.mock('@front-door/shared/edition/en', () => import('@front-door/shared/edition/es'));
vi.mock('@front-door/shared/catalogue/names/en', () => import('@front-door/shared/catalogue/names/es'));
vi.mock('@front-door/shared/catalogue/statesInOrder/en', () => import('@front-door/shared/catalogue/statesInOrder/es'));
vi.mock('./panelTexts/en', () => import('./panelTexts/es'));
vi.mock('./visitTexts/en', () => import('./visitTexts/es'));
vi.mock('./visitBarTexts/en', () => import('./visitBarTexts/es'));
vi.mock('./visitDialogTexts/en', () => import('./visitDialogTexts/es'));
// A brand whose assessment site can be told the language, and that has a line for interpreters.
vi.mock('../../platform/brand', async (original) => {
  const { brand } = await original<typeof Brand>();
  return { brand: { ...brand, visitLanguageParameter: 'idioma', interpreterPhone: '(800) 555-0177' } };
});

forgetState();
const { replace } = standInForLaunches();

const asked = () => Object.fromEntries(new URL(replace.mock.calls[0]?.[0] ?? '').searchParams);

test('[ES-03] the states stand in the order of their Spanish names, each once, and are kept by their own name', async () => {
  const field = stateField(panelFor('rash'));
  const [placeholder, ...options] = [...(field?.options ?? [])];
  expect(textOf(placeholder)).toBe('¿En qué estado vive?');
  const names = options.map(textOf);
  expect(names.toSorted()).toEqual(usStates.map(shownState).toSorted());
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  expect(names.indexOf('Carolina del Norte')).toBe(names.indexOf('California') + 1);
  await fill(field, 'Carolina del Norte');
  expect(sessionStorage.getItem('state')).toBe('North Carolina');
});

test('[ES-03] the panel says in Spanish what is still missing, what there is, and what is not', async () => {
  const panel = panelFor('rash');
  expect(textOf(panel)).toContain('Elija su estado para ver las consultas que puede tener y cuánto cuesta cada una.');
  await fill(stateField(panel), 'Texas');
  await eventually(() => control('Consulta en vivo'));
  expect(textOf(panel.querySelector('output'))).toMatch(
    /^En Texas puede elegir: Consulta en vivo, \$74, con medicamento .* En Texas no hay consultas virtuales para este tratamiento: el profesional médico tiene que hablar con usted\./,
  );
  expect(panel.querySelector('[aria-label="Quitar Texas"]')).not.toBeNull();
});

test('[ES-05] before the buttons stands that the visit may be in English, and whom to call for an interpreter', async () => {
  const panel = panelFor('rash');
  await fill(stateField(panel), 'Florida');
  const button = await eventually(() => control('Consulta virtual'));
  const note = [...panel.querySelectorAll('p')].find((line) => textOf(line).includes('en inglés'));
  expect(textOf(note)).toBe(
    'La consulta misma puede ser en inglés. Si necesita un intérprete, llame al (800) 555-0177.',
  );
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('tel:8005550177');
  expect(note?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[ES-05] a Spanish page asks for the visit in Spanish; all else that it sends and records stays English', async () => {
  await start('rash-pediatric', 'Consulta en vivo');
  await click(await eventually(() => control('Continuar')));
  expect(asked()).toMatchObject({ idioma: 'es', protocolName: 'Rash - Pediatric', state: 'Florida', mode: '2' });
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'conversion_to_genie_pediatric',
      protocol: 'Rash - Pediatric',
      stateLocation: 'Florida',
    }),
  ]);
});

test('[ES-05] the bar of small screens says it above its buttons, which are heard in full', async () => {
  setNarrow(true);
  try {
    renderAt('/treatments/rash', <GetStarted treatment={treatmentAt('rash')} />);
    const bar = await eventually(() => document.querySelector<HTMLElement>('[data-start-bar]'));
    await fill(bar.querySelector('select'), 'Florida');
    await eventually(() => bar.querySelector('[data-choice]'));
    const [, note, ...buttons] = [...bar.children];
    expect(textOf(note)).toBe('La consulta misma puede ser en inglés.');
    expect(buttons.map(textOf)).toEqual(['Consulta Virtual$29', 'Consulta En vivo$74']);
  } finally {
    setNarrow(false);
  }
});

// Every address of these pages, of which each has some in Spanish and some in English.
const livePages = allPages(ownBrand).filter(({ key }) => /general-consult|weight/.test(key));

test.each(livePages.map(({ path }) => path))(
  '[GS-05] [ES-03] what starts from %s is live, and costs what a live visit does',
  async (path) => {
    const { container } = renderAt(path, <GetStarted treatment={treatmentAt('rash')} />);
    await fill(stateField(container), 'Florida');
    await eventually(() => control('Consulta en vivo'));
    expect(consultations().map((text) => text.replace(/\$.*/, ''))).toEqual(['Consulta en vivo']);
    const costs = await eventually(() => container.querySelector('dl'));
    expect([...costs.querySelectorAll('dt')].map(textOf)).not.toContain('Consulta virtual');
  },
);

test('[GS-05] [ES-03] from other Spanish pages a virtual visit starts too', async () => {
  expect(livePages.map(({ path }) => path)).toContain('/tratamientos/perdida-de-peso');
  const { container } = renderAt('/tratamientos/gota', <GetStarted treatment={treatmentAt('rash')} />);
  await fill(stateField(container), 'Florida');
  await eventually(() => control('Consulta virtual'));
  expect(consultations()).toHaveLength(2);
});
