import { describe, expect, test } from 'vitest';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { afterLaunch, initial, step, type GetStarted, type GetStartedEvent } from './getStarted.model';

const virtual: Consultation = { kind: 'consultation', mode: 'virtual' };
const live: Consultation = { kind: 'consultation', mode: 'live' };
const newPatient: Consultation = { kind: 'weight-loss', path: 'new' };

function after(path: TreatmentPath, ...events: GetStartedEvent[]) {
  let current: GetStarted = initial;
  for (const event of events.slice(0, -1)) {
    const taken = step(current, event, treatmentAt(path));
    if (taken.kind === 'launch') throw new Error('launched too early');
    current = taken.to;
  }
  const last = events.at(-1);
  if (last === undefined) throw new Error('no event');
  return step(current, last, treatmentAt(path));
}

const inFlorida = { type: 'choose-state', state: 'Florida' } as const;
const inTexas = { type: 'choose-state', state: 'Texas' } as const;
const inIowa = { type: 'choose-state', state: 'Iowa' } as const;
const start = (consultation: Consultation) => ({ type: 'choose-consultation', consultation }) as const;

describe('the state', () => {
  test('[GS-03] nothing can be started before a state is chosen', () => {
    expect(after('rash', start(live))).toEqual({ kind: 'move', to: { kind: 'choosing-state' } });
  });

  test('[GS-04] choosing a state leads to the consultations, clearing it leads back', () => {
    expect(after('rash', inFlorida)).toEqual({
      kind: 'move',
      to: { kind: 'choosing-consultation', state: 'Florida' },
    });
    expect(after('rash', inFlorida, { type: 'clear-state' })).toEqual({ kind: 'move', to: initial });
  });

  test('[GS-05] what the state does not offer can not be started', () => {
    expect(after('rash', inFlorida, start(virtual))).toMatchObject({ kind: 'launch' });
    expect(after('rash', inTexas, start(virtual))).toMatchObject({ kind: 'move' });
    expect(after('general-consult', inFlorida, start(virtual))).toMatchObject({ kind: 'move' });
  });

  test('[GS-06] a refill starts live, and only where virtual care is not allowed', () => {
    expect(after('medication-refill', inTexas, start(live))).toMatchObject({ kind: 'launch' });
    expect(after('medication-refill', inFlorida, start(live))).toMatchObject({ kind: 'move' });
  });

  test('[GS-07] the weight-loss program is not started in a state outside its list', () => {
    expect(after('weight-loss', inIowa, start(newPatient))).toEqual({
      kind: 'move',
      to: { kind: 'choosing-consultation', state: 'Iowa' },
    });
  });
});

describe('pediatric treatments', () => {
  test('[GS-08] show the notice first and launch on "Continue to Care"', () => {
    expect(after('rash-pediatric', inFlorida, start(virtual))).toEqual({
      kind: 'move',
      to: { kind: 'pediatric-notice', state: 'Florida', consultation: virtual },
    });
    expect(after('rash-pediatric', inFlorida, start(virtual), { type: 'confirm' })).toEqual({
      kind: 'launch',
      state: 'Florida',
      consultation: virtual,
    });
  });

  test('[GS-08] closing the notice starts nothing', () => {
    expect(after('rash-pediatric', inFlorida, start(live), { type: 'dismiss' })).toEqual({
      kind: 'move',
      to: { kind: 'choosing-consultation', state: 'Florida' },
    });
  });
});

describe('weight loss', () => {
  test('[GS-10] asks for confirmation; "Yes" launches the chosen type', () => {
    expect(after('weight-loss', inTexas, start(newPatient))).toEqual({
      kind: 'move',
      to: { kind: 'weight-loss-confirmation', state: 'Texas', path: 'new' },
    });
    expect(after('weight-loss', inTexas, start(newPatient), { type: 'confirm' })).toEqual({
      kind: 'launch',
      state: 'Texas',
      consultation: newPatient,
    });
  });

  test('[GS-10] the other button launches the opposite type', () => {
    expect(after('weight-loss', inTexas, start(newPatient), { type: 'switch-path' })).toEqual({
      kind: 'launch',
      state: 'Texas',
      consultation: { kind: 'weight-loss', path: 'existing' },
    });
  });

  test('[GS-10] closing the confirmation starts nothing', () => {
    expect(after('weight-loss', inTexas, start(newPatient), { type: 'dismiss' })).toMatchObject({
      to: { kind: 'choosing-consultation' },
    });
  });
});

describe('the launch', () => {
  const launch = { kind: 'launch', state: 'Florida', consultation: live } as const;

  test('[GS-09] anything else launches at once', () => {
    expect(after('rash', inFlorida, start(live))).toEqual(launch);
  });

  test('[GS-17] a tab that was held back is told from one that opened', () => {
    expect(afterLaunch(launch, true)).toEqual({ kind: 'launched', state: 'Florida', consultation: live });
    expect(afterLaunch(launch, false)).toEqual({ kind: 'blocked', state: 'Florida', consultation: live });
  });

  test('[GS-09] a second consultation can be started after a launch', () => {
    const launched = afterLaunch(launch, true);
    expect(step(launched, start(virtual), treatmentAt('rash'))).toMatchObject({
      kind: 'launch',
      consultation: virtual,
    });
  });

  test('[GS-09] a stray confirmation starts nothing', () => {
    expect(after('rash', inFlorida, { type: 'confirm' })).toMatchObject({ kind: 'move' });
    expect(after('rash', inFlorida, { type: 'switch-path' })).toMatchObject({ kind: 'move' });
  });
});
