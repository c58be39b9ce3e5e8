import { expect, test } from 'vitest';
import { html } from './html';

test('[QA-05] a text is escaped wherever it stands', () => {
  const text = `<script>alert("1")</script> & 'x'`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>',
  );
});

test('[QA-05] markup is put in as it is, alone or as a list, and numbers are written out', () => {
  const items = ['a', '<b>'].map((text) => html`<i>${text}</i>`);
  expect(html`<q cite="${2}">${items}</q>${html`<b></b>`}`.markup).toBe(
    '<q cite="2"><i>a</i><i>&lt;b&gt;</i></q><b></b>',
  );
});
