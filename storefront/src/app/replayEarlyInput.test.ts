import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint';
import { replayEarlyInput } from './replayEarlyInput';

beforeEach(() => {
  delete document.documentElement.dataset['ready'];
  document.body.innerHTML =
    '<button id="first"><span>First</span></button><button id="second"></button>' +
    '<select><option value=""></option><option value="Ohio">Ohio</option></select>';
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

test('the last button pressed and the choice made before the application took over are done afterwards, once', () => {
  afterPaint(['/assets/index.js']);
  find('#second').click();
  find('#first span').click();
  const select = find('select') as HTMLSelectElement;
  select.value = 'Ohio';
  select.dispatchEvent(new Event('change', { bubbles: true }));

  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const changed = vi.fn<(value: string) => void>();
  find('#first').addEventListener('click', first);
  find('#second').addEventListener('click', second);
  select.addEventListener('change', () => {
    changed(select.value);
  });
  replayEarlyInput();
  replayEarlyInput();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  expect(changed.mock.calls).toEqual([['Ohio']]);
});

test('what is pressed once the application has taken over is marked no more', () => {
  afterPaint(['/assets/index.js']);
  replayEarlyInput();
  find('#first').click();
  expect(document.querySelector('[data-early]')).toBeNull();
});
