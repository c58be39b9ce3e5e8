import { expect, test } from 'vitest';
import { reach988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import { render, textOf } from '../../testing/renderAt';
import { whomToCall } from '../category/categoryTexts/es';
import { emergency } from './footerTexts/es';

const call911 = <a href="tel:911">911</a>;
const call988 = <a href="tel:988">988</a>;

test('[ES-03] every page says in its footer how 988 answers in Spanish, in fewer words', () => {
  expect(textOf(render(emergency(call911, call988)).container)).toContain(
    'llame al 988 y oprima 2, o envíe AYUDA al 988.',
  );
});

test('[ES-03] the page for mental wellness says it as all others do', () => {
  expect(reach988).toBe('llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988');
  expect(textOf(render(whomToCall(call988, call911)).container)).toContain(reach988);
});
