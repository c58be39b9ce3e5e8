import * as fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usStates, type UsState } from '@front-door/shared/catalogue/states';
import { treatments, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { renderAt, textOf } from '../testing/renderAt';
import { rememberCondition, useChosenCondition } from './chosenCondition';
import { rememberState, useChosenState } from './chosenState';
import { recordLocation } from './visitor';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Chooses, or with nothing clears the choices named. */
function choose({
  state,
  condition,
}: {
  readonly state?: UsState | 'none';
  readonly condition?: TreatmentPath | 'none';
}): void {
  act(() => {
    if (state !== undefined) rememberState(state === 'none' ? undefined : state);
    if (condition !== undefined) rememberCondition(condition === 'none' ? undefined : condition);
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  choose({ state: 'none', condition: 'none' });
});

function Chosen() {
  return `${useChosenState() ?? 'none'}, ${useChosenCondition() ?? 'none'}`;
}

/** What a page that is opened now reads. */
function chosen(): string {
  return textOf(renderAt('/', <Chosen />).container);
}

const names: ReadonlySet<string> = new Set(usStates);
const paths: ReadonlySet<string> = new Set(treatments.map(({ path }) => path));
const rubbish = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '{"v":1',
    '__proto__',
    'constructor',
    'toString',
    ' Ohio',
    'OHIO',
    'x'.repeat(100_000),
  ),
);

test('[GS-20] [CX-02] whatever storage holds under their names, only a state and a treatment are a choice', () => {
  fc.assert(
    fc.property(rubbish, rubbish, (state, condition) => {
      fc.pre(!names.has(state) && !paths.has(condition.trim().toLowerCase()));
      sessionStorage.setItem('state', state);
      sessionStorage.setItem('condition', condition);
      expect(chosen()).toBe('none, none');
    }),
    { numRuns: 60 },
  );
});

test('[GS-20] [CX-02] where storage is full or blocked a choice is kept for as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  choose({ state: 'Ohio', condition: 'rash' });
  expect(chosen()).toBe('Ohio, rash');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  choose({ state: 'Texas' });
  expect(chosen()).toBe('Texas, rash');
  choose({ state: 'none' });
  expect(chosen()).toBe('none, rash');
});

test('[GS-20] [CX-02] an address cannot choose for the visitor', () => {
  recordLocation('?state=Ohio&condition=rash');
  expect(chosen()).toBe('none, none');
});
