import { expect, test } from 'vitest';
import { canonicalPages } from './pages';
import { previewAlt, previewImages, previewPath } from './previewImages';

test('[APP-08] every page has a picture for link previews, and every category has its own', () => {
  const pages = canonicalPages({ name: 'Wellporch' });
  const imageAt = Object.fromEntries(pages.map(({ path, image }) => [path, image]));
  expect(pages.filter(({ image }) => image === undefined)).toEqual([]);
  const categories = pages.filter(({ path }) => path.startsWith('/category/'));
  expect(categories.map(({ path, image }) => [path, image])).toEqual(
    categories.map(({ path }) => [path, path.replace('/category/', '')]),
  );
  expect(imageAt).toMatchObject({
    '/': 'default',
    '/treatments/acne': 'dermatology',
    '/treatments/rash-pediatric': 'pediatric-health',
    '/medication-refill': 'medication-refill',
    '/general-consult': 'general-consult',
    '/treatments/weight-loss': 'weight-loss',
  });
  expect(Object.keys(previewImages).filter((image) => !Object.values(imageAt).includes(image as never))).toEqual([]);
});

test('[APP-08] a picture is a PNG, and its text says the words on it and what is drawn', () => {
  expect(previewPath('urgent-care')).toBe('/images/og/urgent-care.png');
  expect(previewAlt('urgent-care')).toMatch(/^Urgent Care\. A man .+\.$/);
});
