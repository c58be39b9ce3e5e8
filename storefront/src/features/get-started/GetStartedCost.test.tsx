import { describe, expect, test } from 'vitest';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { control, eventually, fill } from '../../testing/interact';
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
    expect(rows).toEqual(['Virtual Consultation$29', 'Live Consultation$74', 'Medication$6 to $15']);
  });

  test('[AF-04] lists only what the chosen state has, and says that the state decides while there is none', async () => {
    const panel = panelFor('rash');
    await eventually(() => panel.querySelector('dl'));
    const rows = () => [...panel.querySelectorAll('dl > div')].map(textOf);
    const depends = 'Which visits you can have depends on your state.';
    expect(textOf(panel)).toContain(depends);
    await fill(stateField(panel), 'Texas');
    expect(rows()).toEqual(['Live Consultation$74', 'Medication$6 to $15']);
    expect(textOf(panel)).toContain('Visit and medication together: $80 to $89 (live).');
    expect([...panel.querySelectorAll('details h4')].map(textOf)).toEqual(['Live Consultation']);
    expect(textOf(panel)).not.toContain('$29');
    expect(textOf(panel)).not.toContain(depends);
  });

  test.each(['medication-refill', 'weight-loss'] as const)(
    '[AF-04] says of %s, which has one kind of visit, that the offer depends on the state',
    async (path) => {
      const panel = panelFor(path);
      await eventually(() => panel.querySelector('dl'));
      expect(textOf(panel)).toContain('Whether you can have it depends on your state.');
      expect(textOf(panel)).not.toContain('Which visits');
    },
  );

  test('[AF-04] names no fee where no visit can be had', async () => {
    const panel = panelFor('weight-loss');
    await eventually(() => panel.querySelector('dl'));
    await fill(stateField(panel), 'Iowa');
    await eventually(() => control('Start a General Consult'));
    expect(panel.querySelector('dl')).toBeNull();
    expect(textOf(panel)).toContain('No visit can be started online in Iowa, so no fee is due.');
    expect(textOf(panel)).not.toContain('$');
  });
});
