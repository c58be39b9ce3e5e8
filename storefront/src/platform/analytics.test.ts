import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '@front-door/shared/contract/analytics';
import { pushEvent } from './analytics';
import { chooseOptOut } from './privacyChoice';

const event: AnalyticsEvent = { event: 'find_treatment_click', guid: '11111111-1111-4111-8111-111111111111' };

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
});

afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('[AN-01] makes the data layer when there is none, and adds to it when there is', () => {
  pushEvent(event);
  expect(window.dataLayer).toEqual([event]);
  pushEvent(event);
  expect(window.dataLayer).toEqual([event, event]);
});

test("[AN-01] calls a tag manager's push as the data layer's method, on an array or on anything else", () => {
  const received: unknown[] = [];
  const push = function push(this: unknown, pushed: unknown) {
    received.push([this === window.dataLayer, pushed]);
  };
  window.dataLayer = Object.assign([], { push });
  pushEvent(event);
  window.dataLayer = { push };
  pushEvent(event);
  expect(received).toEqual([
    [true, event],
    [true, event],
  ]);
});

test.each([undefined, null, 'rubbish', 7, {}, { push: true }])(
  '[AN-01] the event is kept where the data layer is %j',
  (rubbish) => {
    window.dataLayer = rubbish;
    pushEvent(event);
    expect(window.dataLayer).toEqual([event]);
  },
);

test('[AN-01] a push that throws disturbs nobody', () => {
  window.dataLayer = {
    push: () => {
      throw new Error('tag manager');
    },
  };
  expect(() => {
    pushEvent(event);
  }).not.toThrow();
  window.dataLayer = Object.freeze([]);
  expect(() => {
    pushEvent(event);
  }).not.toThrow();
});

test('[AN-02] nothing is pushed, or even made, under Global Privacy Control', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  const push = vi.fn<(pushed: unknown) => void>();
  pushEvent(event);
  expect(window.dataLayer).toBeUndefined();
  window.dataLayer = { push };
  pushEvent(event);
  expect(push).not.toHaveBeenCalled();
});

test('[AN-02] nothing is pushed after an opt-out, which is kept under a key of its own, and events go on when it is undone', () => {
  chooseOptOut(true);
  expect(localStorage.getItem('privacy-choice')).toBe('opt-out');
  pushEvent(event);
  expect(window.dataLayer).toBeUndefined();
  chooseOptOut(false);
  expect(localStorage.getItem('privacy-choice')).toBeNull();
  pushEvent(event);
  expect(window.dataLayer).toEqual([event]);
});
