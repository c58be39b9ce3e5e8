// @vitest-environment node
import { expect, test } from 'vitest';
import { isCaretKey, keyStep, type ComboboxState } from './combobox.model';

const closed: ComboboxState = { isOpen: false, active: -1 };
const at = (active: number): ComboboxState => ({ isOpen: true, active });
const move = (active: number) => ({ kind: 'move', to: at(active) });

test.each([
  ['ArrowDown', closed, move(0)],
  ['ArrowUp', closed, move(2)],
  ['ArrowDown', at(-1), move(0)],
  ['ArrowDown', at(1), move(2)],
  ['ArrowDown', at(2), move(-1)],
  ['ArrowUp', at(0), move(-1)],
  ['ArrowUp', at(-1), move(2)],
  ['Enter', at(-1), move(0)],
  ['Enter', closed, move(0)],
  ['Enter', at(1), { kind: 'choose' }],
  ['Escape', at(1), { kind: 'move', to: closed }],
  ['Escape', closed, { kind: 'clear' }],
  ['Home', at(1), undefined],
  ['a', at(1), undefined],
] as const)('[AF-01] %s at %o of three options', (key, state, step) => {
  expect(keyStep(key, state, 3)).toEqual(step);
});

test('[AF-01] without options the keys are the field’s own', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) expect(keyStep(key, closed, 0)).toBeUndefined();
  expect(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowDown'].map(isCaretKey)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
