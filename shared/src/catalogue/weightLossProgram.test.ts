import { expect, test } from 'vitest';
import { weightLossProgram } from './weightLossProgram';

const { product, price, priceIncludes, disclaimer, points, riskFree, journey } = weightLossProgram;
const said = points.map(({ text }) => text).join(' ');

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
