import { describe, expect, test } from 'vitest';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { eventually, fill } from '../../testing/interact';
import { parsed, prerenderAt, textOf } from '../../testing/renderAt';
import { GetStarted } from './GetStarted';
import { forgetState, panelFor, stateField } from './getStarted.fixture';

forgetState();

describe('the cost', () => {
  test('[GS-12] names the fee of each mode and the price range of the medication', async () => {
    const panel = parsed(await prerenderAt('/', <GetStarted treatment={treatmentAt('rash')} />));
    // The part is a chunk of its own, which a plain rendering does not wait for.
    expect(textOf(panel)).toContain('Get Started Here');
    const live = panelFor('rash');
    await eventually(() => live.querySelector('dl'));
    expect(textOf(live.querySelector('h3'))).toBe('How Much Will It Cost?');
    const rows = [...live.querySelectorAll('dl > div')].map(textOf);
    expect(rows).toEqual([
      'Virtual Consultation$29 if offered in your state',
      'Live Consultation$74',
      'Medication$6 to $15',
    ]);
  });

  test('[AF-04] lists only what the chosen state has, and says beside a fee that the state decides while there is none', async () => {
    const panel = panelFor('rash');
    await eventually(() => panel.querySelector('dl'));
    const rows = () => [...panel.querySelectorAll('dl > div')].map(textOf);
    expect(rows()[0]).toBe('Virtual Consultation$29 if offered in your state');
    await fill(stateField(panel), 'Texas');
    expect(rows()).toEqual(['Live Consultation$74', 'Medication$6 to $15']);
    // The card of the visit says it.
    expect(textOf(panel)).not.toContain('together');
    expect([...panel.querySelectorAll('details h4')].map(textOf)).toEqual(['Live Consultation']);
    expect(textOf(panel)).not.toContain('$29');
    expect(textOf(panel)).not.toContain('your state');
  });

  test.each([
    ['medication-refill', 'Live Consultation$74'],
    ['weight-loss', 'Weight Loss$299 a month'],
  ] as const)(
    '[AF-04] says of %s, which has one kind of visit, that the offer depends on the state',
    async (path, fee) => {
      const panel = panelFor(path);
      await eventually(() => panel.querySelector('dl'));
      expect(textOf(panel.querySelector('dl > div'))).toBe(`${fee} if offered in your state`);
    },
  );

  test.each([
    ['weight-loss', 'Iowa', 'Weight Loss is not offered online in Iowa, so there is no fee for it.'],
    [
      'medication-refill',
      'New York',
      'Medication Refill is not offered online in New York, so there is no fee for it.',
    ],
  ] as const)(
    '[AF-04] names no fee of %s in %s, where it is not offered, and says it of that alone',
    async (path, state, words) => {
      const panel = panelFor(path);
      await eventually(() => panel.querySelector('dl'));
      await fill(stateField(panel), state);
      await eventually(() => (textOf(panel).includes(words) ? panel : null));
      expect(panel.querySelector('dl')).toBeNull();
      expect(textOf(panel)).not.toContain('$');
    },
  );
});
