// @vitest-environment node
// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { BrandFile } from '../../shared/src/brand/brand';
import { loadBrand } from '../../shared/src/brand/loadBrand';
import { brandConstants } from './brandConstants';

const root = fileURLToPath(new URL('..', import.meta.url));
const demo = readFileSync(join(root, '../shared/brand/wellporch.json'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'brand-'));

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function buildWith(change: Record<string, unknown>) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(demo) as object), ...change }));
  vi.stubEnv('BRAND', file);
  return resolveConfig({ root, configLoader: 'runner', logLevel: 'silent' }, 'build');
}

test('[APP-03] stops the build with the name of every field that is wrong', async () => {
  await expect(buildWith({ phone: 'call us', searchApi: undefined, fax: '1' })).rejects.toThrow(
    /"phone" must look like.*\n.*"searchApi" must be a text\n.*"fax" is not a known field/,
  );
});

test('[AF-15] keeps licenses and card apart from what every page carries, and has none of them where the brand has none', () => {
  const demoBrand = brandConstants(loadBrand(''));
  expect(JSON.parse(demoBrand['BUILD_LICENSURES'])).toHaveLength(9);
  expect(JSON.parse(demoBrand['BUILD_SAVINGS_CARD'])).toMatchObject({ group: 'WP-RX' });
  expect(demoBrand['BUILD_BRAND']).not.toMatch(/licens|savingsCard|WP-/);
  expect(brandConstants({} as BrandFile)).toEqual({
    BUILD_BRAND: '{}',
    BUILD_LICENSURES: '[]',
    BUILD_SAVINGS_CARD: 'null',
  });
});

test('[APP-03] hands the brand of the configuration to the build', async () => {
  const config = await buildWith({ name: 'Otherporch' });
  expect(JSON.parse(String(config.define?.['BUILD_BRAND']))).toMatchObject({ name: 'Otherporch' });
});
