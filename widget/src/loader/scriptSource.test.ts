import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findScriptSource } from './scriptSource';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The first lines of a stack, as the engines write them. */
const stacks: Readonly<Record<string, (address: string) => string>> = {
  Chrome: (address) => `Error\n    at findScriptSource (${address}:1:2345)\n    at ${address}:1:5000`,
  Firefox: (address) => `findScriptSource@${address}:1:2345\n@${address}:1:5000\n`,
  Safari: (address) => `findScriptSource@${address}:1:2345\nglobal code@${address}:1:5000`,
};

function putTag(attributes: Readonly<Record<string, string>>): void {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.head.append(tag);
}

/** Where the tests' build has its files. */
const home = 'https://care.example/v1/';
const addressOf = (stack: unknown) => findScriptSource(stack)[1];

describe.each(Object.entries(stacks))('[WX-02] by a stack of %s', (_, stackAt) => {
  test.each([
    ['https://care.example/receptionist/v1/receptionist.js'],
    ['https://care.example/v1/receptionist.0123456789abcdef.js'],
    ['http://127.0.0.1:4173/receptionist.js'],
  ])('%s is ours', (address) => {
    expect(addressOf(stackAt(address))).toBe(address);
  });

  test('a page that has stacks given as calls, not as text, makes no other address', () => {
    const address = 'https://care.example/v1/receptionist.js';
    expect(addressOf([`${address}:1:631`, `${address}:1:6550`])).toBe(address);
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
    expect(addressOf(stackAt(address))).toBe(home);
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
        expect(found === home || new URL(found).host === 'shop.example').toBe(true);
      }),
    );
  });
});

describe('[WX-03] [WX-02] without a stack that tells', () => {
  const silent = [undefined, '', ['frames'], 'Error\n    at https://shop.example/all.min.js:1:2'];

  test.each(silent)("%j the build's own site is the address, and a tag that leads there is ours", (stack) => {
    putTag({ src: 'https://shop.example/menu.js', 'data-partner': 'menu' });
    expect(findScriptSource(stack)).toEqual([{}, home]);
    putTag({ src: `${home}receptionist.js`, 'data-partner': 'corner' });
    putTag({ src: 'https://shop.example/last.js', 'data-partner': 'last' });
    expect(findScriptSource(stack)).toEqual([{ partner: 'corner' }, home]);
  });

  test.each([
    ['of another host', { src: 'https://elsewhere.example/js/receptionist.js' }],
    ['of another port', { src: 'https://care.example:444/v1/receptionist.js' }],
    ['of a host below', { src: 'https://cdn.care.example/v1/receptionist.js' }],
    ['of a host that begins alike', { src: 'https://care.example.evil.example/v1/receptionist.js' }],
    ['of another scheme', { src: 'http://care.example/v1/receptionist.js' }],
    ['of another folder', { src: 'https://care.example/uploads/v1/receptionist.js' }],
    ['of the page itself', { src: '/v1/receptionist.js' }],
    ['without an address', { src: '' }],
    ['held as plain text', { src: `${home}receptionist.js`, type: 'text/plain' }],
    ['held as a template', { src: `${home}receptionist.js`, type: 'text/x-template' }],
    ['held by an optimizer', { src: `${home}receptionist.js`, type: 'a1b2-text/javascript' }],
    ['of a type that is nearly one', { src: `${home}receptionist.js`, type: 'modules' }],
    ['of data', { src: `${home}receptionist.js`, type: 'text/json' }],
  ])('a tag %s decides nothing', (_, attributes) => {
    putTag({ ...attributes, 'data-search-api': 'https://elsewhere.example' });
    expect(findScriptSource('')).toEqual([{}, home]);
  });

  test.each([
    ['within a template', '<template><script src="HOME" data-partner="evil"></script></template>'],
    ['of a picture', '<svg><script href="HOME" src="HOME" data-partner="evil"></script></svg>'],
    ['in a comment', '<!-- <script src="HOME" data-partner="evil"></script> -->'],
    ['of another element', '<link href="HOME" data-partner="evil"><img src="HOME" data-partner="evil" alt="">'],
  ])('what looks like a tag %s decides nothing', (_, html) => {
    document.body.innerHTML = html.replaceAll('HOME', `${home}receptionist.js`);
    expect(findScriptSource('')).toEqual([{}, home]);
  });

  test.each(['', 'module', 'text/javascript', 'application/javascript', 'TEXT/JavaScript'])(
    'a tag of the type %j is ours, however its host is written',
    (type) => {
      putTag({
        src: `${home.replace('care', 'CARE')}receptionist.0123456789abcdef.js`,
        type,
        'data-partner': 'corner',
      });
      expect(findScriptSource('')).toEqual([{ partner: 'corner' }, home]);
    },
  );

  test('a base never makes a tag ours', () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    putTag({ src: '/v1/receptionist.js', 'data-partner': 'evil' });
    expect(findScriptSource('')).toEqual([{}, home]);
  });
});

describe('[WX-03] the attributes', () => {
  test('of a tag are kept where a copy without them runs', () => {
    putTag({ src: `${home}receptionist.js`, 'data-partner': 'corner' });
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
    expect(findScriptSource('')[0]).toEqual({ partner: 'corner' });
  });

  test('of a tag that is held back are not', () => {
    const src = 'https://care.example/receptionist.js';
    putTag({ src, type: 'text/plain', 'data-search-api': 'https://elsewhere.example' });
    expect(findScriptSource(`Error\n    at ${src}:1:2`)[0]).toEqual({});
  });

  test('of the running script outweigh those of another tag, and are taken where it has become inline', () => {
    putTag({ src: `${home}receptionist.js`, 'data-partner': 'corner', 'data-side': 'left' });
    const running = document.createElement('script');
    running.dataset['partner'] = 'main';
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(running);
    expect(findScriptSource('')[0]).toEqual({ partner: 'main', side: 'left' });
  });
});
