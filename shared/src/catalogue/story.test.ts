import { expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { brandPromise, ourStory } from './story';
import { readingGrade } from './testing/readingGrade';

const story = [ourStory.lead, ...ourStory.sections.flatMap(({ paragraphs }) => paragraphs)];

test('[BP-01] the brand promise has a title, a tagline, an About Us text and the three steps', () => {
  expect(brandPromise.title).not.toBe('');
  expect(brandPromise.tagline).not.toBe('');
  expect(brandPromise.aboutUs.heading).toBe('About Us');
  expect(brandPromise.aboutUs.text).not.toBe('');
  expect(brandPromise.steps.map(({ title }) => title)).toEqual([
    'Browse Common Symptoms',
    'Complete Treatment Protocol',
    'Prescription Sent to Pharmacy',
  ]);
});

test('[LG-01] our story tells what the service is, what it costs and who gives the care', () => {
  expect(ourStory.title).toBe('Our Story');
  const text = story.join('\n');
  expect(text).toMatch(/\$29.*\$74/);
  expect(text).toMatch(/no insurance.*no subscription and no hidden cost/);
  expect(text).toMatch(/no appointment, no referral and no pre-approval/);
  expect(text).toMatch(/providers are independent and board-certified/);
  expect(text).toMatch(/24\/7.*50 states and the District of Columbia/);
});

test('both pages read at grade 9 or lower and name the brand by placeholder', () => {
  const promise = [brandPromise.tagline, brandPromise.aboutUs.text, ...brandPromise.steps.map(({ text }) => text)];
  expect(readingGrade(story)).toBeLessThanOrEqual(9);
  expect(readingGrade(promise)).toBeLessThanOrEqual(9);
  expect(brandMistakes([...story, ...promise])).toEqual([]);
});
