import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { LanguageSwitch } from './LanguageSwitch';

test('[ES-02] leads to the same page in Spanish, keeps what the address asks for, and is remembered', () => {
  const { container } = renderAt('/treatments/rash?source=flyer&option=2', <LanguageSwitch />);
  expect(container.children).toHaveLength(1);
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
