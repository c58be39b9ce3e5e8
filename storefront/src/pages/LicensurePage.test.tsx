import { expect, test } from 'vitest';
import type { Licensure } from '@front-door/shared/catalogue/licensure';
import { parsed, prerenderAt, textOf } from '../testing/renderAt';
import { LicensurePage } from './LicensurePage';

const pageOf = async (list?: readonly Licensure[]) =>
  parsed(await prerenderAt('/provider-licensure-information', <LicensurePage {...(list && { list })} />));
const row: Licensure = { state: 'Ohio', name: 'A B', licenseNumber: 'X-1', type: 'DO', date: 45292 };

test('[LC-01] names the states of the list and what stands for its kinds of providers', async () => {
  const page = await pageOf();
  expect(page.querySelectorAll('tbody tr')).toHaveLength(9);
  expect(textOf(page)).toContain(
    'Providers licensed in California, Massachusetts, Rhode Island and Vermont. MD stands for medical doctor, NP for nurse practitioner.',
  );
  expect(textOf(await pageOf([row]))).toContain(
    'Providers licensed in Ohio. DO stands for doctor of osteopathic medicine.',
  );
});

test('[LC-01] [AF-15] a brand without a list says whom to ask, and shows nobody else’s licenses', async () => {
  const page = await pageOf([]);
  expect(page.querySelector('table, select')).toBeNull();
  expect(textOf(page)).toContain('available on request. Call (800) 555-0142 or write to support@wellporch.example.com');
  expect(textOf(page)).not.toMatch(/WP-|stands for/);
});
