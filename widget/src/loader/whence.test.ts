import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findWhence } from './whence';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The first lines of a stack, as the engines write them. */
const stacks: Readonly<Record<string, (address: string) => string>> = {
  Chrome: (address) => `Error\n    at findWhence (${address}:1:2345)\n    at ${address}:1:5000`,
  Firefox: (address) => `findWhence@${address}:1:2345\n@${address}:1:5000\n`,
  Safari: (address) => `findWhence@${address}:1:2345\nglobal code@${address}:1:5000`,
};

function putTag(attributes: Readonly<Record<string, string>>): void {
  const tag = document.createElement('script');
  // Never fetched.
  tag.type = 'text/plain';
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.head.append(tag);
}

const addressOf = (stack: unknown) => findWhence(stack)[1];

describe.each(Object.entries(stacks))('[WX-02] by a stack of %s', (_, stackAt) => {
  test.each([
    ['https://care.example/receptionist/v1/receptionist.js'],
    ['https://care.example/v1/receptionist.0123456789abcdef.js'],
    ['http://127.0.0.1:4173/receptionist.js'],
  ])('%s is ours', (address) => {
    expect(addressOf(stackAt(address))).toBe(address);
  });

  test('what follows the name is left away', () => {
    expect(addressOf(stackAt('https://care.example/v1/receptionist.js?v=2'))).toBe(
      'https://care.example/v1/receptionist.js',
    );
  });

  test.each([
    ['https://shop.example/wp-content/cache/min/1/ab12.js'],
    ['https://shop.example/min/?f=/js/receptionist.js,/js/menu.js'],
    ['https://shop.example/page?from=https://evil.example/receptionist.js'],
    ['https://shop.example/page?from=@https://evil.example/receptionist.js'],
    ['https://shop.example/page?from=(https://evil.example/receptionist.js'],
    ['https://shop.example/my-receptionist.js'],
    ['https://shop.example/receptionist.json'],
    ['about:srcdoc'],
  ])('%s is not', (address) => {
    expect(addressOf(stackAt(address))).toBeUndefined();
  });

  test('no address of a page makes another host the one that code comes from', () => {
    const parts = fc.array(
      fc.constantFrom(
        '/',
        '?',
        '#',
        '@',
        '(',
        ':',
        'a',
        'https://evil.example',
        '/receptionist.js',
        '/v1',
        '.js',
        '&u=',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(parts, (path) => {
        const found = addressOf(stackAt(`https://shop.example/${path.join('')}`));
        expect(found === undefined || new URL(found as string).host === 'shop.example').toBe(true);
      }),
    );
  });
});

describe('[WX-03] without a stack that tells', () => {
  test.each([[undefined], [''], [['frames']], ['Error\n    at https://shop.example/all.min.js:1:2']])('%j', (stack) => {
    expect(addressOf(stack)).toBeUndefined();
    putTag({ src: 'https://shop.example/menu.js' });
    putTag({ src: 'https://care.example/v1/receptionist.js', 'data-partner': 'corner' });
    expect(findWhence(stack)).toEqual([{ partner: 'corner' }, 'https://care.example/v1/receptionist.js']);
  });

  test('a base never changes what the tag says', () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    putTag({ src: '/receptionist/v1/receptionist.js' });
    expect(addressOf('')).toBe('/receptionist/v1/receptionist.js');
  });
});

describe('[WX-03] the attributes', () => {
  test('of a tag are kept where a copy without them runs', () => {
    putTag({ src: 'https://care.example/receptionist.js', 'data-partner': 'corner' });
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
    expect(findWhence('')[0]).toEqual({ partner: 'corner' });
  });

  test('of the running script outweigh those of another tag, and are taken where it has become inline', () => {
    putTag({ src: 'https://care.example/receptionist.js', 'data-partner': 'corner', 'data-side': 'left' });
    const running = document.createElement('script');
    running.dataset['partner'] = 'main';
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(running);
    expect(findWhence('')[0]).toEqual({ partner: 'main', side: 'left' });
  });
});
