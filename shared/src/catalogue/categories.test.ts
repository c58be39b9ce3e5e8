import { describe, expect, test } from 'vitest';
import { categories, iconPathOf, imageOf } from './categories';
import { categoryDescriptions } from './categoryDescriptions';
import { treatments } from './treatments';

describe('service categories', () => {
  test('[DM-03] have the titles, address segments and treatments of the specification', () => {
    const told = categories.map(({ title, urlPath, treatments: names }) => ({ title, urlPath, treatments: names }));
    expect(told).toEqual([
      {
        title: 'Urgent Care',
        urlPath: 'urgent-care',
        treatments: [
          'General Consult',
          'Allergies',
          'Headache',
          'Medication Refill',
          'Migraine - Headache',
          'Rash',
          'Shortness of Breath',
          'Sinus Infection',
          'Sore Throat',
          'Urinary Tract Infection',
          'Abdominal Pain',
          'Acute Cough',
          'Ankle Injury',
          'Ankle Pain',
          'Back Pain',
          'COVID-19',
          'Cold and Flu',
          'Earache',
          'Arthritis',
          'Asthma',
          'Gout',
          'Pinkeye',
        ],
      },
      {
        title: "Women's Health",
        urlPath: 'womens-health',
        treatments: [
          'General Consult',
          'Birth Control',
          'Genital Warts',
          'Overactive Bladder',
          'Urinary Tract Infection',
          'Yeast Infection',
          'Migraine - Headache',
          'Anti-Aging',
          'Female Hair Loss',
        ],
      },
      {
        title: "Men's Health",
        urlPath: 'mens-health',
        treatments: [
          'General Consult',
          'Erectile Dysfunction',
          'Genital Warts',
          'Hair Loss',
          'Urinary Tract Infection',
          'Anti-Aging',
          'Gout',
        ],
      },
      {
        title: 'Pediatric Health',
        urlPath: 'pediatric-health',
        treatments: [
          'General Consult - Pediatric',
          'Abdominal Pain - Pediatric',
          'Acute Cough - Pediatric',
          'Diarrhea - Pediatric',
          'Earache - Pediatric',
          'Rash - Pediatric',
          'Sore Throat - Pediatric',
          'Pinkeye - Pediatric',
        ],
      },
      { title: 'Allergies', urlPath: 'allergies', treatments: ['General Consult', 'Allergies'] },
      {
        title: 'Dermatology',
        urlPath: 'dermatology',
        treatments: ['General Consult', 'Acne', 'Rash', 'Eczema', 'Anti-Aging'],
      },
      { title: 'Optometry', urlPath: 'optometry', treatments: ['General Consult', 'Dry Eye', 'Pinkeye'] },
      { title: 'Medication Refill', urlPath: 'medication-refill', treatments: undefined },
      { title: 'General Consult', urlPath: 'general-consult', treatments: undefined },
      {
        title: 'Chronic Conditions',
        urlPath: 'chronic-conditions',
        treatments: ['General Consult', 'Chronic Lower Back Pain', 'Chronic Cough'],
      },
    ]);
  });

  test('[DM-03] have a description, an icon and a picture', () => {
    const picture = /^\/images\/.+\.svg$/;
    const incomplete = categories.filter(
      ({ urlPath }) =>
        categoryDescriptions[urlPath].trim() === '' ||
        !picture.test(iconPathOf(urlPath)) ||
        !picture.test(imageOf(urlPath)) ||
        imageOf(urlPath) === iconPathOf(urlPath),
    );
    expect(incomplete).toEqual([]);
  });

  test('[DM-03] list only treatments that the catalogue holds', () => {
    const names = new Set<string>(treatments.map((entry) => entry.name));
    expect(categories.flatMap((category) => category.treatments ?? []).filter((name) => !names.has(name))).toEqual([]);
  });
});
