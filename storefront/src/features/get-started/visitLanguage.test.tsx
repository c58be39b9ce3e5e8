import { expect, test, vi } from 'vitest';
import type * as Brand from '../../platform/brand';
import { textOf, render } from '../../testing/renderAt';
import { forgetState, standInForLaunches, start } from './getStarted.fixture';
import * as english from './visitTexts/en';
import * as spanish from './visitTexts/es';

vi.mock('../../platform/brand', async (original) => {
  const { brand } = await original<typeof Brand>();
  return { brand: { ...brand, visitLanguageParameter: 'idioma', interpreterPhone: '(800) 555-0177' } };
});

forgetState();
const { replace } = standInForLaunches();

test('[ES-05] an English page asks for no language, whatever the brand names', async () => {
  await start('rash', 'Live Consultation');
  expect(new URL(replace.mock.calls[0]?.[0] ?? '').searchParams.has('idioma')).toBe(false);
  expect(document.body.textContent).not.toContain('555-0177');
});

test('[ES-05] without a line for interpreters the page still says that the visit may be in English', () => {
  const { container } = render(spanish.visitLanguage(false));
  expect(textOf(container)).toBe('La consulta misma puede ser en inglés.');
  expect(english.visitLanguage(false)).toBeNull();
});
