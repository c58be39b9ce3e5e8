import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageFonts } from './pageFonts';

/** Rules as browsers have them; jsdom has few of them. */
class FontFace {
  readonly style: { getPropertyValue: (name: string) => string };
  constructor(said: Readonly<Record<string, string>>) {
    this.style = { getPropertyValue: (name) => said[name] ?? '' };
  }
}

const face = (src: string, more: Readonly<Record<string, string>> = {}) =>
  new FontFace({ 'font-family': '"Corner Sans"', src, ...more });

const put = (...sheets: readonly object[]) =>
  vi.spyOn(Document.prototype, 'styleSheets', 'get').mockReturnValue(sheets as unknown as StyleSheetList);

const sheet = (...cssRules: readonly object[]) => ({ href: `${location.origin}/css/site.css`, cssRules });

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('CSSFontFaceRule', FontFace);
  vi.stubGlobal('CSS', { supports: (condition: string) => condition === '(display: grid)' });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'screen' || query === '' }));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(url));
  });
  adopt();
});
afterEach(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));

/** Style sheets that a script has made. */
function adopt(...value: readonly object[]): void {
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value, configurable: true });
}

const woff = `${location.origin}/css/corner.woff2`;
const own = () => face('local("x"), url("corner.woff2") format("woff2")');

describe('[WE-08] a font of the page is handed over', () => {
  test.each<[string, () => object]>([
    ['of a style sheet', () => sheet(own())],
    ['within a layer', () => sheet({ cssRules: [own()] })],
    ['within a layer of a layer', () => sheet({ cssRules: [{ cssRules: [own()] }] })],
    ['where the browser can what is asked', () => sheet({ conditionText: '(display: grid)', cssRules: [own()] })],
    ['on what it is for', () => sheet({ media: { mediaText: 'screen' }, conditionText: 'screen', cssRules: [own()] })],
    ['that is imported', () => ({ href: null, cssRules: [{ media: { mediaText: '' }, styleSheet: sheet(own()) }] })],
  ])('%s', async (_, made) => {
    put(made());
    const fonts = await pageFonts('corner sans, serif');
    expect(fonts.map(({ family }) => family)).toEqual(['corner sans']);
    expect(asked).toEqual([woff]);
  });

  test('of a sheet that a script has made', async () => {
    put();
    adopt({ href: null, cssRules: [face(`url(${woff})`)] });
    expect(await pageFonts('Corner Sans')).toHaveLength(1);
  });

  test('where the page has its origin from another, as a `srcdoc` has', async () => {
    vi.stubGlobal('origin', 'https://corner.example');
    put({ href: 'https://corner.example/css/site.css', cssRules: [own()] });
    expect(await pageFonts('Corner Sans')).toHaveLength(1);
    put(sheet(own()));
    expect(await pageFonts('Corner Sans')).toEqual([]);
    vi.stubGlobal('origin', location.origin);
  });

  test('that stands in the style sheet itself, without being asked for', async () => {
    put(sheet(face('url("data:font/woff2;base64,d09GMg==")', { 'font-weight': '700', 'unicode-range': 'U+0-FF' })));
    const [font] = await pageFonts('Corner Sans');
    expect(new TextDecoder().decode(font?.data)).toBe('wOF2');
    expect(font?.descriptors).toEqual({ weight: '700', unicodeRange: 'U+0-FF' });
    expect(asked).toEqual([]);
  });
});

describe('[WE-08] nothing is handed over', () => {
  test.each<[string, () => object]>([
    ['of another family', () => sheet(face('url("a.woff2")', { 'font-family': 'Other' }))],
    ['of another site', () => sheet(face('url("https://fonts.example/a.woff2")'))],
    ['where the browser does not support what is asked', () => sheet({ conditionText: '(x: y)', cssRules: [own()] })],
    ['for print', () => sheet({ media: { mediaText: 'print' }, cssRules: [own()] })],
    ['of what is imported for print', () => sheet({ media: { mediaText: 'print' }, styleSheet: sheet(own()) })],
    ['that is broken', () => sheet(face('url("data:font/woff2;base64,*")'))],
    ['without an address', () => sheet(face('local("Corner")'))],
    [
      'of a sheet that may not be read',
      () => ({
        href: 'https://cdn.example/a.css',
        get cssRules() {
          throw new DOMException('cross-origin', 'SecurityError');
        },
      }),
    ],
  ])('%s', async (_, made) => {
    put(made());
    expect(await pageFonts('Corner Sans')).toEqual([]);
    expect(asked).toEqual([]);
  });
});
