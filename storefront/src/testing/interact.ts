import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { patience } from '../../../vitest.patience';

configure({ asyncUtilTimeout: patience.expect.poll.timeout });

/** Whatever a style says of the pointer: jsdom lays nothing out, and asking for styles costs more than the rest. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Clicks an element as a visitor does, and lets what is loaded for it arrive. */
export async function click(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('there is nothing to click');
  await user.click(element);
  await settled();
}

/** Taps an element with a finger, as `click` does with a mouse. */
export async function tap(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('there is nothing to tap');
  await user.pointer({ keys: '[TouchA]', target: element });
  await settled();
}

/** Chooses an option of a select, or puts a text into a field in place of what it holds. */
export async function fill(field: Element | null | undefined, value: string): Promise<void> {
  if (!field) throw new Error('there is no field');
  if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
  else {
    await user.clear(field);
    if (value !== '') await user.paste(value);
  }
  await settled();
}

/** The mouse comes over an element, or leaves it, and nothing else is done: what that opens or closes waits for a timer. */
export function moveMouse(to: 'over' | 'out', element: Element | null | undefined): void {
  if (!element) throw new Error('there is nothing to move the mouse to');
  fireEvent(element, new PointerEvent(`pointer${to}`, { pointerType: 'mouse', bubbles: true }));
}

/** Presses Escape wherever the focus is, or with the focus on nothing. */
export function escape(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

/** Presses a key while an element has the focus: "Escape", "ArrowDown", "a". */
export async function press(element: Element | null | undefined, key: string): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('there is nothing to press a key on');
  act(() => {
    element.focus();
  });
  await user.keyboard(`{${key}}`);
  await settled();
}

/**
 * Lets chunks that tests load from disk arrive, and those that they ask for in turn, however long a busy machine takes:
 * what React renders when one round of them is there may begin the next, so it goes on until the page stays as it is.
 */
export async function settled(): Promise<void> {
  const changed = vi.fn<MutationCallback>();
  const changes = new MutationObserver(changed);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  do {
    changed.mockClear();
    await act(() => vi.dynamicImportSettled());
  } while (changed.mock.calls.length > 0);
  changes.disconnect();
}

/** Waits until there is what is looked for. */
export function eventually<Value>(read: () => Value | null | undefined): Promise<Value> {
  return waitFor(() => {
    const value = read();
    if (value === null || value === undefined) throw new Error('it did not happen');
    return value;
  });
}

/** The button or link whose text contains the words, anywhere in the document. */
export function control(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    element.textContent.includes(words),
  );
}
