import { act } from 'react';
import { vi } from 'vitest';

/** Clicks an element as a visitor does, and lets what follows happen. */
export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('there is nothing to click');
  await act(async () => {
    element.click();
    await settled();
  });
}

/** Chooses an option of a select, or types into a field. */
export async function fill(field: Element | null | undefined, value: string): Promise<void> {
  const isField = [HTMLSelectElement, HTMLInputElement, HTMLTextAreaElement].some((kind) => field instanceof kind);
  if (!isField || !field) throw new Error('there is no field');
  await act(async () => {
    // React listens to the prototype's setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    await settled();
  });
}

/** Presses a key on an element. */
export async function press(element: Element | null | undefined, key: string): Promise<void> {
  await act(async () => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settled();
  });
}

const turn = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets chunks that tests load from disk arrive, however long a busy machine takes for them. */
export async function settled(): Promise<void> {
  await turn(60);
  await vi.dynamicImportSettled();
  await turn(0);
}

/** Waits until a condition holds, for parts that load. */
export async function eventually<Value>(read: () => Value | null | undefined): Promise<Value> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const value = read();
    if (value !== null && value !== undefined) return value;
    await act(settled);
  }
  throw new Error('it did not happen');
}

/** The button or link whose text contains the words, anywhere in the document. */
export function control(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    element.textContent.includes(words),
  );
}
