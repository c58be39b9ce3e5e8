import { expect, test } from 'vitest';
import { isInList, usStates } from './states';
import { programPoints, weightLossProgram } from './weightLossProgram';

const { product, price, priceIncludes, disclaimer, riskFree, journey } = weightLossProgram;
const said = programPoints(undefined)
  .map(({ text }) => text)
  .join(' ');

test('[TR-06] says what the weight-loss page must say', () => {
  expect(`${product}, ${price} ${priceIncludes}`).toBe('Compounded semaglutide, $299/month including doctor visits');
  expect(said).toContain('same active ingredient as the two branded drugs');
  expect(said).toMatch(/save up to 70%/i);
  expect(said).toMatch(/no hidden fees and no long-term commitments/i);
  expect(said).toContain('vitamin B-12');
  expect(said).toMatch(/lab tests .* by a lab provider/i);
  expect(riskFree).toBe('Risk Free To Get Started: No prescription. No charge.');
  expect(journey.title).toContain('3 Steps');
  expect(disclaimer).toMatch(/not evaluated .* by the FDA/);
});

test('[TR-06] [DM-06] says where the lab provider takes no samples, and in every state that the tests are paid apart', () => {
  for (const state of [undefined, ...usStates]) {
    const points = programPoints(state);
    const lab = points.find(({ title }) => title === 'Lab Tests')?.text ?? '';
    expect(points).toHaveLength(4);
    expect(lab).toContain('not part of the monthly price');
    expect(lab).toContain(
      state === undefined || isInList('labTests', state)
        ? 'done by a lab provider'
        : `does not serve ${state}. You get the tests you need to continue at a lab near you`,
    );
  }
  expect(programPoints('New York')).not.toEqual(programPoints('Texas'));
});
