import { describe, expect, test, vi } from 'vitest';
import { allPages } from '@front-door/shared/routing/pages';
import { brand } from '../../platform/brand';
import { click, control } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { footerColumns } from './footerLinks';

describe('the footer', () => {
  test('[FT-01] has columns of services, categories, help with savings, privacy and terms', async () => {
    const page = parsed(await prerenderAt('/', <Footer />));
    expect([...page.querySelectorAll('nav h2')].map(textOf)).toEqual(footerColumns.map(({ title }) => title));
    for (const words of ['All Services', 'Urgent Care', 'Savings Card', 'Privacy Policy', 'Terms of Use']) {
      expect(textOf(page)).toContain(words);
    }
  });

  test('[FT-01] every link leads to a page that is there', () => {
    const paths = new Set(allPages(brand).map(({ path }) => path));
    const dead = footerColumns.flatMap(({ links }) => links).filter(({ href }) => !paths.has(href));
    expect(dead).toEqual([]);
  });

  test('[FT-03] names the holder of the copyright, a limited liability company', async () => {
    const page = parsed(await prerenderAt('/', <Footer />));
    expect(textOf(page)).toContain(`${brand.legalName}. All rights reserved.`);
    expect(brand.legalName).toMatch(/ LLC$/);
  });

  test('[FT-03] the copyright line has the current year, also when the page was built in another, and hydrates as built', async () => {
    const html = await prerenderAt('/', <Footer />);
    expect(html).toMatch(/© (?:<!-- -->)?2024/);
    const { container, complaints } = renderAt('/', <Footer />, html);
    expect(complaints).toEqual([]);
    expect(textOf(container)).toContain(`© ${String(new Date().getFullYear())} ${brand.legalName}`);
  });

  test('[FT-02] [FT-03] is complete without scripts: a way to sign up, the review badge and the seal', async () => {
    const page = parsed(await prerenderAt('/', <Footer />));
    const links = [...page.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')] as const);
    expect(links.find(([text]) => text === 'Sign up by email')?.[1]).toMatch(`mailto:${brand.email}?subject=`);
    expect(
      links.find(([text]) => text.startsWith(`${brand.reviewRating} stars from ${brand.reviewCount} reviews`))?.[1],
    ).toBe(brand.reviewUrl);
    expect(links.find(([text]) => text.startsWith('Legitimacy seal'))?.[1]).toBe('/provider-licensure-information');
    expect(page.querySelector('img[src="/images/seal.svg"]')).not.toBeNull();
  });

  test('[TH-05] turns the page dark and light again', async () => {
    renderAt('/', <Footer />);
    const toggle = control('Dark mode');
    expect(toggle?.getAttribute('aria-pressed')).toBe('false');
    await click(toggle);
    expect(document.documentElement.dataset['colorMode']).toBe('dark');
    expect(toggle?.getAttribute('aria-pressed')).toBe('true');
    await click(toggle);
    expect(document.documentElement.dataset['colorMode']).toBe('light');
  });
});

test('[FT-04] the bottom bar opens the chat and the account, and leads to its three pages', async () => {
  const onFindCare = vi.fn<() => void>();
  const onAccount = vi.fn<() => void>();
  renderAt('/', <BottomBar onFindCare={onFindCare} onAccount={onAccount} />);
  await click(control('Find Care'));
  await click(control('My Account'));
  expect(onFindCare).toHaveBeenCalledTimes(1);
  expect(onAccount).toHaveBeenCalledTimes(1);
  expect(control('Consultation')?.getAttribute('href')).toBe('/general-consult');
  expect(control('Med Refill')?.getAttribute('href')).toBe('/medication-refill');
  expect(control('Savings')?.getAttribute('href')).toBe('/savings');
  expect(control('Savings')?.getAttribute('target')).toBe('_blank');
});

test('[SM-10] a category of the footer and each button of the bar are recorded, other links are not', async () => {
  delete window.dataLayer;
  renderAt('/', <Footer />);
  await click([...document.querySelectorAll('nav a')].find((link) => textOf(link) === 'Allergies'));
  await click([...document.querySelectorAll('nav a')].find((link) => textOf(link) === 'FAQs'));
  document.body.replaceChildren();
  renderAt('/', <BottomBar onFindCare={() => undefined} onAccount={() => undefined} />);
  for (const words of ['Find Care', 'Consultation', 'Savings', 'Med Refill', 'My Account']) await click(control(words));
  const buttons = ['find-care', 'consultation', 'savings', 'med-refill', 'my-account'];
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'footer_category_click', destination: '/category/allergies' }),
    ...buttons.map((button) => expect.objectContaining({ event: 'bottom_bar_click', button })),
  ]);
  delete window.dataLayer;
});
