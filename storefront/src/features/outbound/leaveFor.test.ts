import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify';
import { leaveFor } from './leaveFor';

vi.mock('../../ui/notify');

const site = { label: 'Open the portal', url: '/stand-in/portal' };
const href = 'http://localhost:3000/stand-in/portal';
const open = vi.spyOn(window, 'open');
const goHome = vi.fn<() => void>();

beforeEach(() => {
  vi.mocked(notify).mockReset().mockResolvedValue(true);
  goHome.mockReset();
});

afterEach(() => {
  open.mockReset();
});

test('[RT-14] opens the site in a tab without access to this page, and goes home', async () => {
  const replace = vi.fn<(url: string) => void>();
  const tab = { opener: window, location: { replace } };
  open.mockReturnValue(tab as unknown as Window);
  await leaveFor(site, goHome);
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(replace).toHaveBeenCalledExactlyOnceWith(href);
  expect(tab.opener).toBeNull();
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(notify).not.toHaveBeenCalled();
});

test('[RT-14] goes home with a notice that holds the link, and stays, when the tab was blocked', async () => {
  open.mockReturnValue(null);
  await leaveFor(site, goHome);
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    text: 'Your browser blocked the new tab.',
    link: { label: 'Open the portal', href },
    duration: Infinity,
  });
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('[RT-14] stays on the page with the link when the notice cannot be shown', async () => {
  open.mockReturnValue(null);
  vi.mocked(notify).mockResolvedValue(false);
  await leaveFor(site, goHome);
  expect(goHome).not.toHaveBeenCalled();
});
