// @vitest-environment node
import { expect, test } from 'vitest';
import { serviceCards } from './serviceCards';

const titled = (title: string) => serviceCards.find((card) => card.title === title);

test('[CA-01] has a card for every service category and for Weight Loss', () => {
  expect(serviceCards.map(({ title }) => title)).toEqual([
    'Urgent Care',
    "Women's Health",
    "Men's Health",
    'Pediatric Health',
    'Allergies',
    'Dermatology',
    'Optometry',
    'Medication Refill',
    'General Consult',
    'Chronic Conditions',
    'Weight Loss',
  ]);
  for (const card of serviceCards) expect(card.description).not.toBe('');
});

test('[CA-02] names the button of each overlay as the specification does', () => {
  expect(titled('General Consult')?.action).toBe('Start Your General Consult');
  expect(titled('Medication Refill')?.action).toBe('Start Your Medication Refill');
  expect(titled('Weight Loss')?.action).toBe('Start Your Weight Loss Journey');
  expect(titled("Women's Health")?.action).toBe("View All Women's Health");
});

test('[CA-02] lists the treatments of a card in the order of every list', () => {
  expect(titled('Dermatology')?.treatments.map(({ name }) => name)).toEqual([
    'General Consult',
    'Acne',
    'Anti-Aging',
    'Eczema',
    'Rash',
  ]);
});
