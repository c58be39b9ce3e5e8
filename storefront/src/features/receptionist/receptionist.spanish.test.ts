import { afterEach, expect, test, vi } from 'vitest';
import type { ReceptionistCommand, ReceptionistOptions } from '@front-door/shared/contract/receptionist';
import type * as queue from '../../platform/receptionistQueue';
import { load } from '../../platform/receptionistQueue';
import { mountReceptionist } from './receptionist';

// As the build of the Spanish edition swaps them.
vi.mock('@front-door/shared/edition/en', () => import('@front-door/shared/edition/es'));
vi.mock('@front-door/shared/routing/local/en', () => import('@front-door/shared/routing/local/es'));
// A document of a test stays where it is.
vi.mock('../../platform/receptionistQueue', async (original) => ({
  ...(await original<typeof queue>()),
  load: vi.fn<typeof load>(),
}));

afterEach(() => {
  window.Receptionist = undefined;
  document.head.replaceChildren();
  vi.mocked(load).mockReset();
});

function mounted(navigate: (path: string) => void = () => undefined): ReceptionistOptions {
  mountReceptionist({ guid: 'guid-1', welcomed: true }, navigate);
  const [, options] = (window.Receptionist as ReceptionistCommand[])[0] as ['init', ReceptionistOptions];
  return options;
}

test('[ES-04] on a Spanish page the Receptionist speaks Spanish, and the router gets its own paths', () => {
  const navigate = vi.fn<(path: string) => void>();
  const options = mounted(navigate);
  expect(options.language).toBe('es');
  options.navigate?.('/es/tratamientos/sarpullido');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tratamientos/sarpullido');
});

test.each([
  ['/es/tratamientos/sarpullido', '/treatments/rash'],
  ['/es/tratamientos/sarpullido/', '/treatments/rash'],
  ['/es/treatments/rash', '/treatments/rash'],
  ['/es/consulta-general', '/general-consult'],
  ['/es', '/'],
  ['/es/', '/'],
])('[ES-04] whoever goes on in English is led from %s to %s', (pathname, page) => {
  window.history.replaceState(null, '', `${pathname}?source=spring`);
  mounted().changeLanguage?.('en');
  expect(load).toHaveBeenCalledExactlyOnceWith(`${page}?source=spring#chat`);
});
