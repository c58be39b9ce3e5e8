import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPages, canonicalPages } from '@front-door/shared/routing/pages';
import { localPath } from '@front-door/shared/routing/local/es';
import { brand } from '../platform/brand';
import { renderAt } from '../testing/renderAt';
import { LanguageSwitch } from './LanguageSwitch';
import { counterpart as inEnglish } from './languageSwitchTexts/es';

test('[ES-02] leads to the same page in Spanish, keeps what the address asks for, and is remembered', () => {
  const { container } = renderAt('/treatments/rash?source=flyer&option=2', <LanguageSwitch />);
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/es/treatments/rash');
  expect([link?.lang, link?.hreflang, link?.textContent]).toEqual(['es', 'es', 'Español']);
  link?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  if (link !== null) fireEvent.click(link);
  expect(link?.getAttribute('href')).toMatch(/\/es\/treatments\/rash\?source=flyer&option=2$/);
  expect(localStorage.getItem('language')).toBe('es');
});

test('[ES-02] every Spanish address leads to the English page that it is of, in any case', () => {
  for (const { key } of canonicalPages(brand)) {
    const address = localPath(key);
    for (const spelling of [address, address.toUpperCase(), `${address}/`]) expect(inEnglish(spelling)).toBe(key);
  }
  // Below the Spanish base the English addresses answer too.
  for (const { path } of allPages(brand)) expect(inEnglish(path)).toBe(path);
});
