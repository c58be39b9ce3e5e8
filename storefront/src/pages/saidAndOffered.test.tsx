import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { availabilityOf, kindOf, modesIn } from '@front-door/shared/catalogue/availability';
import { fees } from '@front-door/shared/catalogue/prices';
import { usStates, type UsState } from '@front-door/shared/catalogue/states';
import { loadTreatment } from '@front-door/shared/catalogue/treatmentContent';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { rememberState } from '../platform/chosenState';
import { renderRoute, textOf } from '../testing/renderAt';
import { TreatmentPage } from './TreatmentPage';
import { WeightLossPage } from './WeightLossPage';

afterEach(() => {
  act(() => {
    rememberState(undefined);
  });
});

/** One treatment and state of all that come under the same rule and have the same offered and withheld. */
const cases = [
  ...new Map(
    treatments.flatMap((treatment) =>
      usStates.map((state) => {
        const rule = JSON.stringify([kindOf(treatment), availabilityOf(treatment, state)]);
        return [rule, [treatment.path, state]] as const;
      }),
    ),
  ).values(),
];

const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll('button')].map(textOf);
const feesIn = (text: string) =>
  Object.values(fees).filter((fee) => new RegExp(String.raw`\$${String(fee)}(?![\d,])`).test(text));

async function pageOf(path: (typeof treatments)[number]['path'], state: UsState): Promise<HTMLElement> {
  rememberState(state);
  const treatment = await loadTreatment(path);
  await renderRoute(`/treatments/${path}`, {
    Component: path === 'weight-loss' ? WeightLossPage : TreatmentPage,
    loader: () => ({ kind: 'treatment', treatment }),
  });
  // What is hidden from everybody only keeps a room.
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const room of page.querySelectorAll('[aria-hidden]')) room.remove();
  return page;
}

test('[AF-04] there are cases of every rule', () => {
  expect(cases.length).toBeGreaterThanOrEqual(10);
  expect(new Set(cases.map(([path]) => path)).size).toBe(6);
});

test.each(cases)(
  '[AF-04] [GS-18] the page of %s in %s says nothing that its own buttons contradict',
  async (path, state) => {
    const page = await pageOf(path, state);
    const text = textOf(page);
    const modes = modesIn(await loadTreatment(path), state);
    const offered = modes.map((mode) => fees[mode]);
    expect(feesIn(buttonsOf(page).join(' '))).toEqual(offered);
    expect(feesIn(text)).toEqual(offered);
    // Something is always to be had, by a button or a link.
    expect(text).not.toMatch(/\bno visits?\b/i);
    const ofAVisit = /about 15 minutes|prescription to your pharmacy|you choose a visit/i;
    // The program's page tells of it in words of its own.
    expect(ofAVisit.test(text)).toBe(modes.length > 0 && path !== 'weight-loss');
  },
);
