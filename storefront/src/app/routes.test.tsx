import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { allPages } from '@front-door/shared/routing/pages';
import { brand } from '../platform/brand';
import { routes, type RouteHandle } from './routes';

function sourcesOf(path: string): readonly string[] {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.sources ?? [];
}

const pageOf = (path: string) => sourcesOf(path)[0]?.replace(/^src\/pages\/(\w+)\.tsx$/, '$1');

test('[APP-01] [RT-10] [RT-11] [RT-12] [RT-13] every page and alias has a route of its own', () => {
  const unrouted = allPages(brand).filter(({ path }) => pageOf(path) === 'NotFoundPage');
  expect(unrouted.map(({ path }) => path)).toEqual([]);
});

test('[APP-01] an alias shows the page of its canonical path', () => {
  const astray = allPages(brand).filter(
    ({ path, canonical }) =>
      pageOf(path) !== pageOf(canonical) && !(pageOf(path) === 'CategoryPage' && !canonical.startsWith('/category')),
  );
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test('[RT-14] the price lookup and the portal have the page that leads away', () => {
  for (const path of ['/singlecare', '/patient-portal', '/Patient-Portal/']) expect(pageOf(path)).toBe('OutboundPage');
});

test('[RT-04] a treatment is shown by its path in any case', () => {
  for (const { path } of treatments.filter((entry) => entry.path !== 'weight-loss')) {
    expect(pageOf(`/treatments/${path}`)).toBe('TreatmentPage');
  }
  expect(pageOf('/TREATMENTS/Rash')).toBe('TreatmentPage');
});

test('[RT-05] [RT-06] weight loss has its own page, the pages at the root are treatments', () => {
  expect(pageOf('/treatments/weight-loss')).toBe('WeightLossPage');
  for (const path of ['/medication-refill', '/general-consult', '/general-consult-pediatric']) {
    expect(pageOf(path)).toBe('TreatmentPage');
  }
});

test('[RT-07] [CT-04] categories are shown under both prefixes, with a segment or without', () => {
  for (const path of [
    '/category/urgent-care',
    '/categories/womens',
    '/category/anything',
    '/category',
    '/categories',
  ]) {
    expect(pageOf(path)).toBe('CategoryPage');
  }
});

test('[APP-07] any other address is not found', () => {
  expect(pageOf('/nowhere')).toBe('NotFoundPage');
  expect(pageOf('/treatments/rash/more')).toBe('NotFoundPage');
});
