import { afterEach, expect, test, vi } from 'vitest';
import { brand } from './brand';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = async () => (await import('./trusted')).trusted();

test('[RL-03] a script element is given no address that the brand does not name, with Trusted Types and without', async () => {
  for (const trustedTypes of [undefined, { createPolicy: (_name: string, rules: unknown) => rules }]) {
    vi.resetModules();
    vi.stubGlobal('trustedTypes', trustedTypes);
    const { createScriptURL } = await fresh();
    expect(createScriptURL(brand.receptionistScript)).toBe(brand.receptionistScript);
    for (const url of ['https://elsewhere.example/x.js', 'data:text/javascript,1', `${brand.receptionistScript}?x`, ''])
      expect(() => createScriptURL(url)).toThrow(TypeError);
  }
});

test('[RL-03] one policy is made, however often it is asked for: a second of its name would be refused', async () => {
  const createPolicy = vi.fn<(name: string, rules: unknown) => unknown>((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trusted } = await import('./trusted');
  trusted();
  trusted();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('storefront', expect.anything());
});
