import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaults } from './settings';
import { surroundingsOf } from './surroundings';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';

afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
  document.documentElement.removeAttribute('dir');
});

const given = { attributes: {}, options: {} };

describe('[WX-04] what the conversation is told of the page', () => {
  test.each([
    ['no body yet', 'body'],
    ['no root, as while it is written anew', 'documentElement'],
  ] as const)('is known where there is %s', (_, name) => {
    const host = document.documentElement.appendChild(document.createElement('div'));
    vi.spyOn(Document.prototype, name, 'get').mockReturnValue(null as never);
    expect(surroundingsOf(defaults, given, host)).toMatchObject({ language: 'en', direction: 'ltr' });
    host.remove();
  });
});

test('[WP-25] a direction that changes elsewhere in the page is nothing to the chat; where the chat stands it is told', async () => {
  const widget = widgetOnPage();
  await widget.open();
  const direction = () => widget.find('[dir]')?.dir;
  const dressed = vi.spyOn((widget.host as HTMLElement).style, 'setProperty');
  document.body.appendChild(document.createElement('p')).dir = 'rtl';
  await widget.rendered();
  expect([direction(), dressed.mock.calls]).toEqual(['ltr', []]);
  document.documentElement.dir = 'rtl';
  await widget.rendered();
  expect(direction()).toBe('rtl');
});
