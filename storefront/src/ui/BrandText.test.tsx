import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../platform/brand';
import { parsed, textOf } from '../testing/renderAt';
import { BrandText } from './BrandText';

test('[APP-03] puts the brand in, its phones and addresses of email as links', () => {
  const text = parsed(
    renderToString(<BrandText text="{name}: call {phone} or {customerCarePhone}, write to {email}, not {nobody}." />),
  );
  expect(textOf(text)).toBe(
    `${brand.name}: call ${brand.phone} or ${brand.customerCarePhone}, write to ${brand.email}, not {nobody}.`,
  );
  expect([...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `tel:${brand.phone.replaceAll(/\D/g, '')}`,
    `tel:${brand.customerCarePhone.replaceAll(/\D/g, '')}`,
    `mailto:${brand.email}`,
  ]);
});
