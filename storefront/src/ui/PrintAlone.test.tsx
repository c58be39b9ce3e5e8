import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { parsed } from '../testing/renderAt';
import { PrintAlone } from './PrintAlone';

test('[SV-02] on paper all goes but what is to be printed alone, what it holds and what holds it', () => {
  const sheet = new ServerStyleSheet();
  const page = parsed(
    renderToString(
      sheet.collectStyles(
        <div id="root">
          <header>Header</header>
          <main>
            <h1>Savings</h1>
            <PrintAlone>
              <img alt="Card" />
            </PrintAlone>
            <p>More</p>
          </main>
          <footer>Footer</footer>
        </div>,
      ),
    ),
  );
  document.body.append(page);
  const hidden = /@media print\{body (:not\(.*?\))\{display:none!important/.exec(sheet.getStyleTags())?.[1];
  sheet.seal();
  const gone = [...document.querySelectorAll(`body ${hidden ?? 'none'}`)].map(({ localName }) => localName);
  expect(gone).toEqual(['header', 'h1', 'p', 'footer']);
  page.remove();
});
