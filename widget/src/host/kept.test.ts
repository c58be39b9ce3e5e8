import { beforeEach, expect, test, vi } from 'vitest';
import { keepForTab } from './kept';

const place = 'receptionist:kept';
const sealed = { key: 'k+/=', text: 'sealed' };
const complain = vi.fn<(sentence: string) => void>();

/** What a page has that has just loaded, in the same tab. */
const nextPage = (isWanted = true) => keepForTab(() => isWanted, complain);

beforeEach(() => {
  sessionStorage.clear();
  window.name = '';
  complain.mockReset();
});

test('[WX-11] the next page has what the one before it kept', () => {
  const kept = nextPage();
  expect(kept.current()).toBeUndefined();
  kept.set(sealed);
  expect(sessionStorage.getItem(place)).toBe('sealed');
  expect(nextPage().current()).toEqual(sealed);
});

test('[WX-11] the key is not where the text is', () => {
  nextPage().set(sealed);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie])).not.toContain(
    sealed.key,
  );
});

test('[WX-11] by default it is for frames of this page alone', () => {
  const kept = nextPage(false);
  kept.set(sealed);
  expect(kept.current()).toEqual(sealed);
  expect([sessionStorage.length, window.name]).toEqual([0, '']);
});

test('[WX-11] what is withdrawn, or holds nothing any more, is removed', () => {
  let isWanted = true;
  const kept = keepForTab(() => isWanted, complain);
  kept.set(sealed);
  isWanted = false;
  kept.follow();
  expect([sessionStorage.length, window.name]).toEqual([0, '']);
  isWanted = true;
  kept.follow();
  expect(sessionStorage.getItem(place)).toBe('sealed');
  kept.set(undefined);
  expect([sessionStorage.length, window.name]).toEqual([0, '']);
});

test('[WX-11] the name of a window that the page uses is left alone', () => {
  window.name = 'help';
  nextPage().set(sealed);
  expect([sessionStorage.length, window.name]).toEqual([0, 'help']);
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('"keep" needs window.name'));
  nextPage(false).follow();
  expect(window.name).toBe('help');
});

test('[WX-11] a text without its key, or a key without its text, is nothing', () => {
  nextPage().set(sealed);
  window.name = '';
  expect(nextPage().current()).toBeUndefined();
  nextPage().set(sealed);
  sessionStorage.clear();
  expect(nextPage().current()).toBeUndefined();
});

test('[WX-11] [WP-32] where storage is full, what was kept before goes; where it throws, nothing does', () => {
  const kept = nextPage();
  kept.set(sealed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.set({ ...sealed, text: 'longer' });
  expect([sessionStorage.length, window.name]).toEqual([0, '']);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => nextPage().set(sealed)).not.toThrow();
  expect(complain).not.toHaveBeenCalled();
});

test('[WX-11] a page that comes back catches up with what a later one kept', () => {
  const first = nextPage();
  first.set(sealed);
  expect(first.catchUp()).toBe(false);
  nextPage().set({ ...sealed, text: 'later' });
  expect(first.catchUp()).toBe(true);
  expect(first.current()).toEqual({ ...sealed, text: 'later' });
});
