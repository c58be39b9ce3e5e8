import { expect, test } from 'vitest';
import { brand } from '../platform/brand';
import { savingsCardNumbers } from '../platform/savingsCardNumbers';
import { englishIn } from '../testing/englishIn';
import { whereSaid } from '../testing/whereSaid';
import { pagesToPrerender, prerender } from './prerender';

/** What is a name in every language: the longer first, which holds the shorter. Parameters of addresses have one too. */
const names = [
  brand.legalName,
  brand.name,
  ...Object.values(savingsCardNumbers ?? {}),
  'pharmacyId',
  'pharmacy',
  'partner',
  'campaign',
  'source',
];

/** Every page once, at its own address. */
const pages = pagesToPrerender().flatMap(([, page]) => (page.path === page.canonical ? [page] : []));

/** The English in a part of a page. */
function said(body: string): readonly string[] {
  return englishIn(`<body>${body}</body>`, names);
}

test('[ES-03] English is told from Spanish, and what says that it is English is let be', () => {
  expect(said('<p>Choose what you <b>need</b> and your state. Elija su estado.</p>')).toEqual([
    'Choose what you need and your state.',
  ]);
  expect(said('<button aria-label="Clear the search">Buscar</button>')).toEqual(['Clear the search']);
  expect(said('<h2>Treatments</h2><p>Resurtido de medicamentos</p>')).toEqual(['Treatments']);
  expect(said(`<p lang="en">Sore Throat Basics, for you and your child</p><p>${brand.name} y usted</p>`)).toEqual([]);
  expect(said('<p>Ibuprofeno (Advil, Motrin), COVID-19, $29</p>')).toEqual([]);
  expect(
    said('<p>Escriba a <a>support<wbr>@care.example.com</a> o vea https://www.example.com/your/visit.</p>'),
  ).toEqual([]);
});

test.each(pages)('[ES-03] $path has no English sentence, label or description', async (page) => {
  const { head, body } = await prerender(page);
  const found = englishIn(`<head>${head}</head><body>${body}</body>`, names);
  expect(found.map((text) => `${whereSaid(text)}: ${text}`).sort()).toEqual([]);
});
