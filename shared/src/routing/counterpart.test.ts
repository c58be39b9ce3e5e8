import { expect, test, vi } from 'vitest';
import { counterpart } from './counterpart';
import { localPath } from './local/es';
import { allPages, canonicalPages } from './pages';

/* As the build of the Spanish edition swaps them. */
vi.mock('./local/en', () => import('./local/es'));

const brand = { name: 'Example', slug: 'example' };

test('[ES-02] every Spanish address leads to the English page that it is of, in any case', () => {
  for (const { key } of canonicalPages(brand)) {
    const address = localPath(key);
    for (const spelling of [address, address.toUpperCase(), `${address}/`])
      expect(counterpart(spelling, 'en')).toBe(key);
  }
  // Below the Spanish base the English addresses answer too.
  const english = allPages(brand).filter(({ path, canonical }) => path !== canonical);
  expect(english.length).toBeGreaterThan(100);
  for (const { path } of english) expect(counterpart(path, 'en')).toBe(path);
});
