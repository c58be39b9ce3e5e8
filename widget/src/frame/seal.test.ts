import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { newKey, seal, unseal } from './seal';

test('[WX-01] [WX-04] what is sealed is opened again, and is not to be read meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 12 }), async (text) => {
      const key = newKey();
      const sealed = await seal(text, key);
      if (sealed === undefined) throw new Error('there is no cryptography here');
      expect(atob(sealed.text)).not.toContain(text);
      expect(await unseal(sealed)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('[WX-01] no two are alike, though their text and key are', async () => {
  const key = newKey();
  expect((await seal('itchy', key))?.text).not.toBe((await seal('itchy', key))?.text);
});

test('[WX-04] what another key sealed, or is not whole, opens to nothing', async () => {
  const sealed = await seal('my chest hurts', newKey());
  if (sealed === undefined) throw new Error('there is no cryptography here');
  expect(await unseal({ ...sealed, key: newKey() })).toBeUndefined();
  const other = sealed.text.startsWith('A') ? 'B' : 'A';
  for (const text of ['', 'x', sealed.text.slice(0, -4), other + sealed.text.slice(1)])
    expect(await unseal({ ...sealed, text })).toBeUndefined();
  expect(await unseal({ key: 'rubbish', text: 'rubbish' })).toBeUndefined();
});

test('[WX-01] where the browser has no cryptography, nothing is handed on', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await seal('itchy', newKey())).toBeUndefined();
});
