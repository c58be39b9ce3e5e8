// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Consultation } from '@front-door/shared/catalogue/availability';
import type { UsState } from '@front-door/shared/catalogue/states';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { afterLaunch, step, type Step, type Visit, type VisitEvent } from './visit.model';

const virtual: Consultation = { kind: 'consultation', mode: 'virtual' };
const live: Consultation = { kind: 'consultation', mode: 'live' };
const newPatient: Consultation = { kind: 'weight-loss', path: 'new' };
const start = (consultation: Consultation): VisitEvent => ({ type: 'choose', consultation });

/** What the last of the events leads to. */
function after(path: TreatmentPath, state: UsState, ...events: VisitEvent[]): Step {
  let current: Visit = { kind: 'choosing' };
  let taken: Step = { kind: 'move', to: current };
  for (const event of events) {
    if (taken.kind === 'launch') throw new Error('launched before the last event');
    current = taken.to;
    taken = step(current, event, { treatment: treatmentAt(path), state, path });
  }
  return taken;
}

describe('what a state offers', () => {
  test('[GS-05] a virtual consultation starts only where the state allows it, a General Consult never', () => {
    expect(after('rash', 'Florida', start(virtual))).toEqual({ kind: 'launch', consultation: virtual });
    expect(after('rash', 'Texas', start(virtual))).toMatchObject({ kind: 'move', to: { kind: 'choosing' } });
    expect(after('general-consult', 'Florida', start(virtual))).toMatchObject({ kind: 'move' });
    expect(after('general-consult', 'Florida', start(live))).toMatchObject({ kind: 'launch' });
  });

  test('[GS-05] from the pages of General Consult and weight loss nothing starts virtually', () => {
    for (const path of ['/general-consult', '/treatments/weight-loss']) {
      const rash = { treatment: treatmentAt('rash'), state: 'Florida', path } as const;
      expect(step({ kind: 'choosing' }, start(virtual), rash)).toMatchObject({ kind: 'move' });
      expect(step({ kind: 'choosing' }, start(live), rash)).toMatchObject({ kind: 'launch' });
    }
  });

  test('[GS-06] a refill starts live, and only where virtual care is not allowed', () => {
    expect(after('medication-refill', 'Texas', start(live))).toMatchObject({ kind: 'launch' });
    expect(after('medication-refill', 'Florida', start(live))).toMatchObject({ kind: 'move' });
  });

  test('[GS-07] the weight-loss program is not started in a state outside its list', () => {
    expect(after('weight-loss', 'Iowa', start(newPatient))).toMatchObject({ to: { kind: 'choosing' } });
  });
});

describe('pediatric treatments', () => {
  test('[GS-08] show the notice first and launch on "Continue to Care"', () => {
    expect(after('rash-pediatric', 'Florida', start(virtual))).toEqual({
      kind: 'move',
      to: { kind: 'pediatric-notice', consultation: virtual },
    });
    expect(after('rash-pediatric', 'Florida', start(virtual), { type: 'confirm' })).toEqual({
      kind: 'launch',
      consultation: virtual,
    });
  });

  test('[GS-08] closing the notice starts nothing', () => {
    expect(after('rash-pediatric', 'Florida', start(live), { type: 'dismiss' })).toMatchObject({
      to: { kind: 'choosing' },
    });
  });
});

describe('weight loss', () => {
  test('[GS-10] asks for confirmation; "Yes" launches the chosen type', () => {
    expect(after('weight-loss', 'Texas', start(newPatient))).toEqual({
      kind: 'move',
      to: { kind: 'weight-loss-confirmation', path: 'new' },
    });
    expect(after('weight-loss', 'Texas', start(newPatient), { type: 'confirm' })).toEqual({
      kind: 'launch',
      consultation: newPatient,
    });
  });

  test('[GS-10] the other button launches the opposite type', () => {
    const existing: Consultation = { kind: 'weight-loss', path: 'existing' };
    expect(after('weight-loss', 'Texas', start(newPatient), { type: 'switch-path' })).toEqual({
      kind: 'launch',
      consultation: existing,
    });
    expect(after('weight-loss', 'Texas', start(existing), { type: 'switch-path' })).toEqual({
      kind: 'launch',
      consultation: newPatient,
    });
  });

  test('[GS-10] closing the confirmation starts nothing', () => {
    expect(after('weight-loss', 'Texas', start(newPatient), { type: 'dismiss' })).toMatchObject({
      to: { kind: 'choosing' },
    });
  });
});

describe('the launch', () => {
  test('[GS-09] any other treatment launches at once', () => {
    expect(after('rash', 'Florida', start(live))).toEqual({ kind: 'launch', consultation: live });
  });

  test('[GS-17] a tab that was held back is told from one that opened', () => {
    expect(afterLaunch(live, true)).toEqual({ kind: 'launched', consultation: live });
    expect(afterLaunch(live, false)).toEqual({ kind: 'blocked', consultation: live });
  });

  test('[GS-09] a second consultation can be started after a launch', () => {
    const visitFor = { treatment: treatmentAt('rash'), state: 'Florida', path: '/treatments/rash' } as const;
    expect(step(afterLaunch(live, true), start(virtual), visitFor)).toMatchObject({ kind: 'launch' });
  });

  test('[AF-03] a visit that opened opens again; nothing else does', () => {
    const visitFor = { treatment: treatmentAt('rash'), state: 'Florida', path: '/treatments/rash' } as const;
    const again = { type: 'reopen' } as const;
    expect(step(afterLaunch(live, true), again, visitFor)).toEqual({ kind: 'launch', consultation: live });
    expect(step(afterLaunch(live, false), again, visitFor)).toMatchObject({ kind: 'move', to: { kind: 'blocked' } });
    expect(step({ kind: 'choosing' }, again, visitFor)).toMatchObject({ kind: 'move', to: { kind: 'choosing' } });
    expect(step(afterLaunch(live, true), { type: 'dismiss' }, visitFor)).toMatchObject({ to: { kind: 'choosing' } });
  });

  test('[GS-09] a stray confirmation starts nothing', () => {
    expect(after('rash', 'Florida', { type: 'confirm' })).toMatchObject({ kind: 'move' });
    expect(after('rash', 'Florida', { type: 'switch-path' })).toMatchObject({ kind: 'move' });
  });
});
