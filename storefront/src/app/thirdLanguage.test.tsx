import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { siteFiles } from '../../tools/siteFiles';
import { brand } from '../platform/brand';
import { renderAt } from '../testing/renderAt';
import { LanguageSwitch } from '../ui/LanguageSwitch';
import { beforePaint } from './beforePaint';
import { documentHead } from './documentHead';
import { LanguageOffer } from './LanguageOffer';

/* A third language in the list, and what its data would be: the pages then know it. */
vi.mock('@front-door/shared/language', async (original) => ({
  ...(await original<object>()),
  languages: ['en', 'es', 'fr'],
}));
vi.mock('../platform/otherLanguagesTexts/en', () => ({
  others: {
    es: { name: 'Español', offer: 'Ver esta página en español', stay: 'Seguir en inglés' },
    fr: { name: 'Français', offer: 'Voir cette page en français', stay: 'Rester en anglais' },
  },
}));

/** The pages in other languages that a document names, each with its language. */
const named = (text: string) => [...text.matchAll(/hreflang="([\w-]+)" href="[^"]*?(\/(?:care|es|fr)[^"]*)"/g)];

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['chosenLanguage'];
});

test('[ES-02] [ES-06] with two other languages the switch is a list of links, each in its own language', () => {
  const { container } = renderAt('/treatments/rash?option=2', <LanguageSwitch className="as-its-neighbours" />);
  const links = within(container)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole<HTMLAnchorElement>('link'));
  expect(links.map((link) => [link.textContent, link.lang, link.hreflang, link.getAttribute('href')])).toEqual([
    ['Español', 'es', 'es', '/es/treatments/rash'],
    ['Français', 'fr', 'fr', '/fr/treatments/rash'],
  ]);
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(link);
    expect(localStorage.getItem('language')).toBe(link.lang);
    expect(link.search).toBe('?option=2');
    expect(link.className).toBe('as-its-neighbours');
  }
});

test('[ES-02] [ES-06] of the offers the one in the language that was chosen before is shown, until it is declined', () => {
  const { container } = renderAt('/care', <LanguageOffer />);
  const offers = [...container.querySelectorAll('p')];
  const shown = () => offers.filter((offer) => getComputedStyle(offer).display !== 'none').map(({ lang }) => lang);
  expect(offers.map(({ lang }) => lang)).toEqual(['es', 'fr']);
  expect(shown()).toEqual([]);
  for (const [chosen, expected] of [
    ['fr', ['fr']],
    ['es', ['es']],
    ['en', []],
    ['de', []],
  ] as const) {
    localStorage.setItem('language', chosen);
    beforePaint();
    expect([chosen, shown()]).toEqual([chosen, expected]);
  }
  localStorage.setItem('language', 'fr');
  beforePaint();
  fireEvent.click(within(container).getByRole('button', { name: 'Rester en anglais' }));
  expect(shown()).toEqual([]);
  expect(localStorage.getItem('language')).toBe('en');
});

test('[ES-01] [ES-06] head and sitemap name the page in each of three languages', () => {
  const alternates = { en: '/care', es: '/es/servicios', fr: '/fr/soins' };
  const page = canonicalPages(brand).find(({ key }) => key === '/care');
  if (page === undefined) throw new Error('there is no /care');
  const all = [
    ['en', '/care'],
    ['es', '/es/servicios'],
    ['fr', '/fr/soins'],
  ];
  const head = documentHead(page, brand, undefined, alternates);
  expect(named(head).map(([, tag, path]) => [tag, path])).toEqual([...all, ['x-default', '/care']]);
  const sitemap = siteFiles([alternates], brand.siteUrl)['sitemap.xml'] ?? '';
  expect(named(sitemap).map(([, tag, path]) => [tag, path])).toEqual([...all, ...all, ...all]);
});
