import { expect, test } from 'vitest';
import { isHeldBack, optOut, privacyChoiceKey } from './privacy';
import { ownKeys } from './visitorContext';

test.each<[boolean, string | null, boolean]>([
  [false, null, false],
  [false, optOut, true],
  [true, null, true],
  [true, optOut, true],
  // Rubbish, and what another version of the site may have kept.
  [false, '', false],
  [false, 'opt-in', false],
  [false, 'OPT-OUT ', false],
  [true, 'opt-in', true],
])(
  '[AN-02] with Global Privacy Control %s and the choice %j, held back is %s',
  (globalPrivacyControl, choice, held) => {
    expect(isHeldBack({ globalPrivacyControl, choice })).toBe(held);
  },
);

test("[AN-02] [CX-02] the choice is the visitor's own: no address sets it", () => {
  expect(ownKeys.has(privacyChoiceKey)).toBe(true);
});
