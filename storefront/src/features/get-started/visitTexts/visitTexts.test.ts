import { expect, test } from 'vitest';
import { briefly as english } from './en';
import { briefly as spanish } from './es';

/** In letters: more are cut off at 360 px, in the button that leads on or calls. */
const most = 31;

test.each([...Object.values(english), ...Object.values(spanish)])(
  '[GS-15] [ES-06] the bar has room for the reason: %s',
  (reason) => {
    expect(reason.length).toBeLessThanOrEqual(most);
  },
);
