import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { eventually } from '../testing/interact';
import { renderRoute, textOf } from '../testing/renderAt';
import { NotFoundPage } from './NotFoundPage';
import { TreatmentPage, type TreatmentPageData } from './TreatmentPage';
import { WeightLossPage } from './WeightLossPage';

function show(Component: ComponentType, data: TreatmentPageData) {
  return renderRoute('/treatments/x', { Component, loader: () => data });
}

test('[TR-02] [TR-03] the details stand beside the panel, which has the price range of the treatment', async () => {
  await show(TreatmentPage, { kind: 'treatment', treatment: await loadTreatment('sinus-infection') });
  expect(textOf(document.querySelector('h1'))).toBe('Sinus Infection');
  const headings = [...document.querySelectorAll('h2')].map(textOf);
  expect(headings).toEqual(expect.arrayContaining(['When to get help now', 'Get Started Here', 'What You Need']));
  const prices = await eventually(() => document.querySelector('dl'));
  expect(textOf(prices)).toContain('$8 to $14');
});

test('[TR-04] a path that is no treatment shows the not-found page', async () => {
  await show(TreatmentPage, { kind: 'not-found', NotFoundPage });
  expect(textOf(document.querySelector('h1'))).toBe("We can't find that page");
});

test('[TR-06] the weight-loss page shows all it must', async () => {
  await show(WeightLossPage, { kind: 'treatment', treatment: await loadTreatment('weight-loss') });
  const text = textOf(document.body);
  for (const words of [
    'Compounded semaglutide$299/month including doctor visits',
    'same active ingredient as the two branded drugs. Save up to 70%',
    'No hidden fees and no long-term commitments',
    'vitamin B-12',
    'done by a lab provider',
    'Risk Free To Get Started: No prescription. No charge.',
    'What You Need',
    'Get Started Here',
  ]) {
    expect(text).toContain(words);
  }
  const disclaimers = text.match(/Compounded semaglutide is not evaluated or approved by the FDA/g);
  expect(disclaimers?.length).toBeGreaterThanOrEqual(2);
  expect(document.querySelector('img[src="/images/journey.svg"]')?.getAttribute('alt')).not.toBe('');
  for (const href of ['/how-it-works?tab=2', '/faqs?section=weight-loss']) {
    expect(document.querySelector(`a[href="${href}"]`)?.getAttribute('target')).toBe('_blank');
  }
});
