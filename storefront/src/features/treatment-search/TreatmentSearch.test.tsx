import { describe, expect, test } from 'vitest';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import { recordLocation } from '../../platform/visitor';
import { click, control, eventually, fill } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { TreatmentSearch } from './TreatmentSearch';

const names = () => [...document.querySelectorAll('li > a')].map(textOf);
const field = () => document.querySelector('input');

describe('the index', () => {
  test('[RT-03] [AF-05] [AF-07] lists every treatment in order, with its category and price range, without scripts too', async () => {
    const page = parsed(await prerenderAt('/treatments', <TreatmentSearch showsAll />));
    const rows = [...page.querySelectorAll('li')];
    expect(rows.map((row) => textOf(row.querySelector('a')))).toEqual(
      sortForDisplay(treatments).map(({ name }) => name),
    );
    const acne = rows.find((row) => textOf(row.querySelector('a')) === 'Acne');
    expect(textOf(acne)).toBe('AcneDermatologyMedication: $10 to $25');
    const texts = rows.map(textOf);
    // Nobody reads of the other sex, and a consult that is for all is below no category.
    expect(texts).toContain("Genital WartsWomen's Health and Men's HealthMedication: $10 to $25");
    expect(texts).toContain('General ConsultFor any concernNo set medication');
    // The month of the program is its price.
    expect(texts).toContain('Weight LossA monthly program$299 a month');
  });

  test('[AF-09] shows the picture of each treatment', async () => {
    const page = parsed(await prerenderAt('/treatments', <TreatmentSearch showsAll />));
    const pictures = Array.from(page.querySelectorAll('li use'), (use) => use.getAttribute('href'));
    expect(pictures.map((address) => address?.split('#')[1])).toEqual(
      sortForDisplay(treatments).map(({ path }) => path),
    );
  });

  test('[RT-03] the box filters as one types, typos forgiven, and says how many it found', async () => {
    renderAt('/treatments', <TreatmentSearch showsAll />);
    await fill(field(), 'migrane');
    expect(names()).toEqual(['Migraine - Headache']);
    expect(textOf(document.querySelector('output'))).toBe('1 treatment found');
    await click(document.querySelector('[aria-label="Clear the search"]'));
    expect(names()).toHaveLength(treatments.length);
  });

  test('[RT-03] with nothing found it says so and offers a General Consult', async () => {
    renderAt('/treatments', <TreatmentSearch showsAll />);
    await fill(field(), 'xyzzy');
    await eventually(() => control('Start General Consult'));
    expect(textOf(document.body)).toContain('No treatment by that name');
    await click(control('Clear the search'));
    expect(names()).toHaveLength(treatments.length);
  });

  test('[AN-03] what is typed goes into no address, storage or event', async () => {
    const { router } = renderAt('/treatments', <TreatmentSearch showsAll />);
    await fill(field(), 'zebra words');
    expect(router.state.location.search).toBe('');
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    expect(JSON.stringify([kept, window.dataLayer])).not.toContain('zebra');
  });
});

test('[APP-07] on the not-found page it lists nothing before something is typed', async () => {
  renderAt('/nowhere', <TreatmentSearch showsAll={false} />);
  expect(names()).toEqual([]);
  await fill(field(), 'rash');
  expect(names()).toEqual(['Rash', 'Rash - Pediatric']);
});

test('[CX-06] leaves out Weight Loss for the grocery chain', async () => {
  recordLocation('?pharmacy=Eaglecrest');
  renderAt('/treatments', <TreatmentSearch showsAll />);
  expect(names()).not.toContain('Weight Loss');
  await fill(field(), 'weight');
  expect(names()).toEqual([]);
});
