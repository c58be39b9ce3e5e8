import { afterEach, expect, test, vi } from 'vitest';
import { pageOrigin } from './pageOrigin';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an address', 'https://partner.example', 'https://partner.example', 'https://partner.example'],
  ['a name of its own for where it is', 'https://partner.example', 'Boston', 'https://partner.example'],
  ['a sandbox', 'https://partner.example', 'null', 'https://partner.example'],
  ['no address of its own', 'null', 'https://partner.example', 'https://partner.example'],
  ['neither address nor origin', 'null', 'null', 'about:srcdoc'],
  ['no address, and a name of its own for where it is', 'null', 'Boston', 'about:srcdoc'],
])('[WE-02] [WX-08] a page with %s has its root there', (_, ofAddress, origin, root) => {
  vi.stubGlobal('location', { origin: ofAddress, href: 'about:srcdoc' });
  vi.stubGlobal('origin', origin);
  expect(pageOrigin()).toBe(root);
  expect(new URL('https://care.example/v1', pageOrigin()).href).toBe('https://care.example/v1');
});
