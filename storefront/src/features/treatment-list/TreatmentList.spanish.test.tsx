import { afterEach, expect, test, vi } from 'vitest';
import { click, control } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { TreatmentList } from './TreatmentList';

// As the build of the Spanish edition swaps them.
vi.mock('@front-door/shared/edition/en', () => import('@front-door/shared/edition/es'));
vi.mock('@front-door/shared/catalogue/names/en', () => import('@front-door/shared/catalogue/names/es'));
vi.mock('@front-door/shared/routing/local/en', () => import('@front-door/shared/routing/local/es'));
vi.mock('./listTexts/en', () => import('./listTexts/es'));

afterEach(() => {
  delete window.dataLayer;
});

test('[ES-03] [ES-05] cards have Spanish names and addresses; what is recorded stays English', async () => {
  renderAt('/servicios', <TreatmentList heading="Todos los tratamientos" level="h1" />);
  const card = control('Salud de los ojos');
  expect(card?.getAttribute('href')).toBe('/categoria/salud-de-los-ojos');
  await click(card);
  await click(control('Ver todo en Salud de los ojos'));
  await click(control('Ojo seco'));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'category_click', destination: '/category/optometry' }),
    expect.objectContaining({ event: 'category_button_click', category: 'Optometry' }),
    expect.objectContaining({ event: 'treatment_click', destination: 'dry-eye' }),
  ]);
});

test('[ES-03] a category that is one treatment is started, not listed', () => {
  renderAt('/servicios', <TreatmentList heading="Todos los tratamientos" level="h1" />);
  expect(textOf(control('Comience su resurtido'))).toBe('Comience su resurtido de medicamentos');
  expect(control('Comience a bajar de peso')).toBeDefined();
});
