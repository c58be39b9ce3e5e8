import { expect, test } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { emergencyAlert } from '@front-door/shared/catalogue/emergencyAlert';
import { brand } from '../platform/brand';
import { eventually } from '../testing/interact';
import { renderAt, textOf } from '../testing/renderAt';
import { FaqsPage } from './FaqsPage';

test('[FQ-01] is headed "Frequently Asked Questions" and says what to do in an emergency', async () => {
  renderAt('/faqs', <FaqsPage />);
  expect(textOf(document.querySelector('h1'))).toBe('Frequently Asked Questions');
  const alert = await eventually(() => document.querySelector('aside'));
  expect(textOf(alert)).toContain(fillBrand(emergencyAlert.text, brand));
  expect(alert.querySelector('a[href="tel:911"]')).not.toBeNull();
  expect(alert.querySelector('a[href="tel:988"]')).not.toBeNull();
});
