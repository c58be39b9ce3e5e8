import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isPrerendered } from './isPrerendered';

const handler = createStaticHandler([
  { path: '/terms', Component: () => null },
  {
    path: '/broken',
    loader: () => {
      throw new Error('gone');
    },
  },
  { path: '*', Component: () => null },
]);
const canonical = '<link rel="canonical" href="https://www.example.com/terms">';
const body = '<div id="root"><h1>Some page</h1></div>';
const documents = {
  page: canonical + body,
  'not-found page': body,
  'page with nothing in it, as in development': `${canonical}<div id="root"><!-- the page --></div>`,
};

test.each([
  ['page', '/terms', true],
  ['not-found page', '/nowhere', true],
  ['not-found page', '/terms', false],
  ['page', '/nowhere', false],
  ['page', '/broken', false],
  ['page with nothing in it, as in development', '/terms', false],
] as const)('[APP-02] [APP-07] a document with a %s at %s is taken over: %s', async (kind, path, isTakenOver) => {
  const page = new DOMParser().parseFromString(documents[kind], 'text/html');
  const state = (await handler.query(new Request(`http://localhost${path}`))) as StaticHandlerContext;
  expect(isPrerendered(page, state)).toBe(isTakenOver);
});
