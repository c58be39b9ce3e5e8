import { afterAll } from 'vitest';

/** Longer than Preact waits for a frame before it does without one, in milliseconds. */
const longest = 50;

/**
 * A page of a test goes when its file ends. What Preact has put off until after the next frame must have run by then, or
 * it finds no page: timers run in the order in which they are due, so one that is due later comes after all of it; and
 * what those put off in turn is over with the second.
 */
afterAll(async () => {
  for (let wait = 0; wait < 2; wait += 1) await new Promise((resolve) => setTimeout(resolve, longest));
});

// jsdom has no `sandbox` of frames. Some tests are of no page.
if (typeof HTMLIFrameElement !== 'undefined')
  Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', {
    set(this: HTMLIFrameElement, tokens: string) {
      this.setAttribute('sandbox', tokens);
    },
    configurable: true,
  });
