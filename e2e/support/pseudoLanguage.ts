import type { Page } from '@playwright/test';

/**
 * Writes a page anew in a language that nobody speaks, to see whether its layout has room for one that is yet to come: the
 * same words with accents on their vowels and half as long again, in brackets so that what is cut can be seen. In the other
 * variant it is written from right to left as well.
 */
export async function speakPseudo(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((dir) => {
    const accented: Readonly<Record<string, string>> = {
      a: 'áà',
      e: 'éè',
      i: 'í',
      o: 'óö',
      u: 'úü',
      A: 'Á',
      E: 'É',
      O: 'Ó',
    };
    const pseudo = (text: string) => {
      const words = text.trim();
      // Numbers, prices and signs are the same in most languages.
      if (!/\p{L}{2}/u.test(words) || words.startsWith('[')) return text;
      const long = words.replaceAll(/[aeiouAEO]/g, (vowel) => accented[vowel] ?? vowel);
      return text.replace(words, `[${long}]`);
    };
    Object.assign(document.documentElement, { dir, lang: 'qps' });
    const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA']);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!skipped.has(node.parentElement?.tagName ?? '')) node.nodeValue = pseudo(node.nodeValue ?? '');
    for (const field of document.querySelectorAll('[placeholder]'))
      field.setAttribute('placeholder', pseudo(field.getAttribute('placeholder') ?? ''));
  }, direction);
}
