import { expect, test } from 'vitest';
import { reach988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import { render, textOf } from '../../testing/renderAt';
import { whomToCall } from './categoryTexts/es';

test('[ES-03] the page for mental wellness says how 988 answers in Spanish, as all others do', () => {
  expect(reach988).toBe('llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988');
  const said = whomToCall(<a href="tel:988">988</a>, <a href="tel:911">911</a>);
  expect(textOf(render(said).container)).toContain(reach988);
});
