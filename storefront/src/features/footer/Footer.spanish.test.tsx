import { expect, test } from 'vitest';
import { render, textOf } from '../../testing/renderAt';
import { emergency } from './footerTexts/es';

test('[ES-03] every page says in its footer how 988 answers in Spanish, in fewer words', () => {
  const said = emergency(<a href="tel:911">911</a>, <a href="tel:988">988</a>);
  expect(textOf(render(said).container)).toContain('llame al 988 y oprima 2, o envíe AYUDA al 988.');
});
