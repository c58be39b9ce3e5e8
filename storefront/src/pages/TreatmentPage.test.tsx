import { act, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { GetStarted } from '../features/get-started/GetStarted';
import { useTreatmentToStart } from '../features/get-started/useTreatmentToStart';
import { rememberState } from '../platform/chosenState';
import { prerenderAt, renderAt, renderRoute, textOf } from '../testing/renderAt';
import { NotFoundPage } from './NotFoundPage';
import { TreatmentPage, type TreatmentPageData } from './TreatmentPage';
import { WeightLossPage } from './WeightLossPage';

function show(Component: ComponentType, data: TreatmentPageData) {
  return renderRoute('/treatments/x', { Component, loader: () => data });
}

const headings = () => [...document.querySelectorAll('h2')].map(textOf);

test('[TR-02] [TR-03] the details stand beside the panel, which has the price range of the treatment', async () => {
  await show(TreatmentPage, { kind: 'treatment', treatment: await loadTreatment('sinus-infection') });
  expect(textOf(document.querySelector('h1'))).toBe('Sinus Infection');
  expect(headings()).toEqual(expect.arrayContaining(['What You Need', 'When to get help now', 'Get Started Here']));
  expect(textOf(document.querySelector('dl'))).toContain('$8 to $14');
});

test('[GS-11] the panel starts what the protocol name in the address says, and the page stays what it is', async () => {
  const data: TreatmentPageData = { kind: 'treatment', treatment: await loadTreatment('rash') };
  await renderRoute('/treatments/rash?protocolName=SINUS%20infection', {
    Component: TreatmentPage,
    loader: () => data,
  });
  expect(textOf(document.querySelector('h1'))).toBe('Rash');
  expect(textOf(document.querySelector('[aria-labelledby=get-started] h2 + p'))).toBe('Sinus Infection');
  expect(textOf(document.querySelector('dl'))).toContain('$8 to $14');
});

test('[GS-11] an unknown name leaves the panel to the path', async () => {
  const data: TreatmentPageData = { kind: 'treatment', treatment: await loadTreatment('rash') };
  await renderRoute('/treatments/rash?protocolName=nothing', { Component: TreatmentPage, loader: () => data });
  expect(textOf(document.querySelector('[aria-labelledby=get-started] h2 + p'))).toBe('Rash');
});

test('[GS-11] [APP-02] the name is read after the page has been hydrated as it was prerendered', async () => {
  const page = <GetStartedAt />;
  const html = await prerenderAt('/treatments/rash', page);
  const { container, complaints } = renderAt('/treatments/rash?protocolName=gout', page, html);
  expect(textOf(container.querySelector('h2 + p'))).toBe('Gout');
  expect(complaints).toEqual([]);
});

function GetStartedAt() {
  const [treatment] = useTreatmentToStart(treatmentAt('rash'));
  return <GetStarted treatment={treatment} />;
}

test('[TR-04] a path that is no treatment shows the not-found page', async () => {
  await show(TreatmentPage, { kind: 'not-found', NotFoundPage });
  expect(textOf(document.querySelector('h1'))).toBe("We can't find that page");
});

test('[AF-04] the weight-loss page leads with no price where the program is not offered', async () => {
  rememberState('Iowa');
  await show(WeightLossPage, { kind: 'treatment', treatment: await loadTreatment('weight-loss') });
  const header = document.querySelector('h1')?.parentElement;
  expect(textOf(header)).toMatch(
    /^Weight LossCompounded semaglutideNot offered in Iowa Talk with a provider insteadStart General ConsultCompounded/,
  );
  expect(header?.querySelector('a')?.getAttribute('href')).toBe('/general-consult');
  // The room is that of what is said elsewhere.
  expect(header?.querySelector<HTMLElement>('[data-room]')?.dataset['room']).toContain('Risk Free');
  expect(textOf(header)).not.toContain('$');
  act(() => {
    rememberState('Texas');
  });
  expect(textOf(document.querySelector('h1')?.parentElement)).toContain('$299/month including doctor visits in Texas');
  expect(textOf(document.querySelector('[data-room]'))).toBe('Risk Free To Get Started: No prescription. No charge.');
  act(() => {
    rememberState(undefined);
  });
});

test('[TR-06] the weight-loss page shows all it must', async () => {
  await show(WeightLossPage, { kind: 'treatment', treatment: await loadTreatment('weight-loss') });
  const text = textOf(document.body);
  for (const words of [
    'Compounded semaglutide$299/month including doctor visits if offered in your state',
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
  expect(document.querySelector('img[src="/images/journey.svg"]')?.getAttribute('alt')).toMatch(/\S/);
  for (const href of ['/how-it-works?tab=2', '/faqs?section=weight-loss']) {
    expect(document.querySelector(`[aria-labelledby="journey"] a[href="${href}"]`)?.getAttribute('target')).toBe(
      '_blank',
    );
  }
});
