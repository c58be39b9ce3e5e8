import { expect, test } from 'vitest';
import { readMarkup } from './doctor/readMarkup';
import { attributesOf, escaped } from './markup';

const text = `"><script>alert('1')</script> &amp; &lt <!--`;

test('[WE-01] a text reads as it was, between tags and as the value of an attribute', () => {
  const values = { async: '', src: text, nonce: undefined, 'data-partner': '<b>' };
  const { elements } = readMarkup(`<script ${attributesOf(values).join(' ')}></script><style>${escaped('a')}</style>`);
  expect(elements.find(({ name }) => name === 'script')?.attributes).toEqual({
    async: '',
    src: text,
    'data-partner': '<b>',
  });
  expect(attributesOf(values).join(' ')).not.toContain('<');
});
