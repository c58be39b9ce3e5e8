import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { optOut } from '@front-door/shared/visitor/privacy';
import { partnerOf } from '@front-door/shared/visitor/partners';
import { render, textOf } from '../testing/renderAt';
import { audience } from './audience';
import { useChosenCondition } from './chosenCondition';
import { useChosenState } from './chosenState';
import { useColorMode } from './colorMode';
import { useOffered } from './offers';
import { useIsOptedOut, useMayRecord } from './privacyChoice';
import { currentVisitor, recordLocation, useVisitor } from './visitor';

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['colorMode'];
});

/** Everything that a page shows of what is stored. */
function Shown() {
  const visitor = useVisitor();
  const shown = {
    state: useChosenState(),
    condition: useChosenCondition(),
    partner: visitor && partnerOf(visitor)?.key,
    pharmacyId: visitor?.pharmacyId,
    hasWeightLoss: useOffered()('weight-loss'),
    mode: useColorMode(),
    mayRecord: useMayRecord(),
    isOptedOut: useIsOptedOut(),
  };
  return JSON.stringify(shown);
}

/** What another document does, and how this one hears of it: by itself a document hears nothing of its own changes. */
function elsewhere(type: string, change: () => void): void {
  act(() => {
    change();
    window.dispatchEvent(new Event(type));
  });
}

const shownIn = (container: Element): unknown => JSON.parse(textOf(container));

test.each(['storage', 'pageshow'])(
  '[SM-02] [GS-20] at "%s" a page shows all that other documents have stored',
  (type) => {
    recordLocation('?pharmacy=Oak&pharmacyId=1');
    const { container } = render(<Shown />);
    expect(shownIn(container)).toEqual({
      pharmacyId: '1',
      hasWeightLoss: true,
      mode: 'light',
      mayRecord: true,
      isOptedOut: false,
    });
    elsewhere(type, () => {
      for (const [name, value] of Object.entries({ source: 'eagle', partner: 'eaglecrest', pharmacyId: '77' }))
        localStorage.setItem(name, value);
      sessionStorage.setItem('state', 'Florida');
      sessionStorage.setItem('condition', 'rash');
      document.documentElement.dataset['colorMode'] = 'dark';
    });
    expect(shownIn(container)).toEqual({
      state: 'Florida',
      condition: 'rash',
      partner: 'eaglecrest',
      pharmacyId: '77',
      hasWeightLoss: false,
      mode: 'dark',
      mayRecord: true,
      isOptedOut: false,
    });
    expect(document.documentElement.dataset['hides']).toBe('weight-loss price-lookup');
    elsewhere(type, () => {
      localStorage.setItem('privacy-choice', optOut);
    });
    expect(shownIn(container)).toMatchObject({ mayRecord: false, isOptedOut: true });
  },
);

test.each(['storage', 'pageshow'])(
  '[CX-01] [SM-02] at "%s" a visitor whose ids were taken away elsewhere has new ones',
  (type) => {
    recordLocation('?pharmacy=Oak');
    const { guid } = currentVisitor();
    render(<Shown />);
    elsewhere(type, () => {
      localStorage.clear();
    });
    expect(currentVisitor()).toEqual({
      guid: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      transactionId: expect.any(String) as unknown,
      welcomed: false,
    });
    expect(currentVisitor().guid).not.toBe(guid);
  },
);

test('[SM-03] [GS-16] a launch elsewhere, which takes the transaction id, has no other made here', () => {
  recordLocation('');
  render(<Shown />);
  elsewhere('storage', () => {
    localStorage.removeItem('transaction_id');
  });
  expect(localStorage.getItem('transaction_id')).toBeNull();
});

test('[SM-02] whoever has left hears nothing any more, and each is told once', () => {
  const { tell, subscribe } = audience();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = subscribe(first);
  subscribe(second);
  window.dispatchEvent(new Event('storage'));
  leave();
  tell();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});
