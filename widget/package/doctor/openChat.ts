import type { Frame, Locator } from 'playwright-core';
import type { Observed } from '@front-door/shared/doctor/doctor.types';

/** What is to be opened, and how. */
interface Opening {
  readonly frame: Frame;
  readonly host: Locator;
  /** Where the launcher is, if it can be clicked. */
  readonly click: (() => Promise<void>) | undefined;
  readonly timeout: number;
}

/**
 * Opens the chat as a visitor does, or by its call where the launcher can't be hit, and sees where it is drawn. No
 * message is sent.
 */
export async function openChat({ frame, host, click, timeout }: Opening): Promise<Observed['opened']> {
  const until = performance.now() + timeout;
  const left = () => Math.max(1, until - performance.now());
  try {
    if (click === undefined) await within(left(), frame.evaluate('void globalThis.Receptionist?.open?.()'));
    else await click();
    const opened = await within(left(), host.evaluate(waitUntilOpen, left()));
    if (!opened) return 'not';
    // The panel is in a frame in the launcher's shadow root, in that root itself, or in a closed one.
    if ((await host.locator('iframe').count()) === 0) return 'in the page';
    await host.frameLocator('iframe').first().getByRole('dialog').first().waitFor({ timeout: left() });
    return 'in a frame';
  } catch {
    return 'not';
  }
}

/** In the page: whether the launcher says that the chat is open, or has given up. */
function waitUntilOpen(host: Element, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = Date.now() + timeout;
    const look = () => {
      const launcher = host.shadowRoot?.querySelector('[aria-expanded]');
      const hasPanel = Boolean(host.shadowRoot?.querySelector('[role=dialog], iframe'));
      const said = host.shadowRoot?.querySelector('[role=status]')?.textContent ?? '';
      const isOpen = launcher?.getAttribute('aria-expanded') === 'true' || (!launcher && hasPanel);
      const hasFailed = said !== '' && launcher?.getAttribute('aria-busy') !== 'true';
      if (isOpen) resolve(true);
      else if (hasFailed || Date.now() > end) resolve(false);
      else setTimeout(look, 50);
    };
    look();
  });
}

/** A page can keep its own thread busy for ever. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
