import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, control, eventually } from '../../testing/interact';
import { renderAt, textOf } from '../../testing/renderAt';
import { notify } from '../../ui/notify';
import { PrivacyChoices } from './PrivacyChoices';

vi.mock('../../ui/notify');

afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

const dialog = () => document.querySelector('[role=dialog]');
const toggle = () => dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]');

async function open(): Promise<void> {
  renderAt('/', <PrivacyChoices />);
  await click(control('Your privacy choices'));
  await eventually(dialog);
}

async function choose(): Promise<void> {
  act(() => toggle()?.click());
  await click(control('Save my choice'));
}

test('[AN-02] an opt-out is kept once it is saved, said so, and can be undone', async () => {
  await open();
  expect(toggle()?.checked).toBe(false);
  act(() => toggle()?.click());
  expect(localStorage.getItem('privacy-choice')).toBeNull();
  await click(control('Save my choice'));
  expect(localStorage.getItem('privacy-choice')).toBe('opt-out');
  expect(notify).toHaveBeenLastCalledWith({ text: 'You have opted out in this browser.' });
  expect(dialog()).toBeNull();

  await click(control('Your privacy choices'));
  expect(toggle()?.checked).toBe(true);
  await choose();
  expect(localStorage.getItem('privacy-choice')).toBeNull();
});

test('[AN-02] closing the dialog changes nothing', async () => {
  await open();
  act(() => toggle()?.click());
  await click(dialog()?.querySelector('[aria-label=Close]'));
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('privacy-choice')).toBeNull();
});

test('[AN-02] says when Global Privacy Control is on, and only then', async () => {
  await open();
  expect(textOf(dialog())).not.toContain('Global Privacy Control');
  await click(dialog()?.querySelector('[aria-label=Close]'));
  Object.assign(navigator, { globalPrivacyControl: true });
  await click(control('Your privacy choices'));
  expect(textOf(dialog())).toContain('Global Privacy Control is on.');
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/privacy');
});
