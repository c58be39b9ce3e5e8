import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountEmbed } from '../platform/embeds';
import { chooseOptOut } from '../platform/privacyChoice';
import { render } from '../testing/renderAt';
import { Embedded } from './Embedded';

vi.mock('../platform/embeds');

const unmount = vi.fn<() => void>();
const mount = vi.mocked(mountEmbed);

beforeEach(() => {
  mount.mockReset().mockReturnValue(unmount);
  unmount.mockReset();
});

afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

function shown(script = '/form.js'): HTMLElement {
  return render(
    <Embedded script={script} name="sign-up-form" height={90}>
      <a href="mailto:news@example.com">Sign up by email</a>
    </Embedded>,
  ).container;
}

const fill = () => {
  act(() => {
    mount.mock.calls[0]?.[2]();
  });
};

test('[FT-02] the fallback stands in the place until the script has drawn, and the place keeps its height', () => {
  const container = shown();
  expect(container.textContent).toBe('Sign up by email');
  expect(mount.mock.calls[0]?.[1]).toEqual({ script: '/form.js', name: 'sign-up-form' });
  const place = container.firstElementChild;
  if (place === null) throw new Error('nothing is rendered');
  expect(getComputedStyle(place).minHeight).toBe('90px');
  fill();
  expect(container.textContent).toBe('');
});

test('[FT-02] [FT-03] with no script configured the fallback stands, and nothing is loaded', () => {
  expect(shown('').textContent).toBe('Sign up by email');
  expect(mount).not.toHaveBeenCalled();
});

test('[AN-02] under Global Privacy Control the fallback stands, and nothing is loaded', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  expect(shown().textContent).toBe('Sign up by email');
  expect(mount).not.toHaveBeenCalled();
});

test('[AN-02] an opt-out takes the embed away and brings the fallback back; undoing it brings the embed', () => {
  const container = shown();
  fill();
  act(() => {
    chooseOptOut(true);
  });
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('Sign up by email');
  act(() => {
    chooseOptOut(false);
  });
  expect(mount).toHaveBeenCalledTimes(2);
});

test('[FT-02] a fallback that has the focus stays until that leaves', () => {
  const container = shown();
  const link = container.querySelector('a');
  act(() => {
    link?.focus();
  });
  fill();
  expect(document.activeElement).toBe(link);
  act(() => {
    link?.blur();
  });
  expect(container.textContent).toBe('');
});
