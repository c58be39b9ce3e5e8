import { expect, test } from 'vitest';
import { emergencyLines } from './emergencyLines';

test.each(Object.values(emergencyLines))('[EM-03] the link to $number leads to that number', ({ number, href }) => {
  const digits = number.replaceAll(/\D/g, '');
  // Three digits are dialled as they are; a whole number begins with the country’s.
  expect(href).toBe(digits.length === 3 ? `tel:${digits}` : `tel:+${digits}`);
});
