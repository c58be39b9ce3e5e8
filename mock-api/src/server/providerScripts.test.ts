import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '@front-door/shared/brand/loadBrand';
import { createFrontDoorServer } from './frontDoorServer';
import { close, listen, send } from './testing';

const brand = loadBrand('');
const server = createFrontDoorServer({ search: () => [] });
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => close(server));

/** Which elements a script looks for on a page that has none of them. */
function placesLookedFor(source: string): string[] {
  const places: string[] = [];
  runInNewContext(source, {
    document: {
      querySelector: (selector: string) => {
        places.push(selector);
        return null;
      },
    },
  });
  return places;
}

test.each([
  ['FT-02', 'sign-up form', brand.signUpFormScript, 'sign-up-form'],
  ['FT-03', 'review widget', brand.reviewWidgetScript, 'review-widget'],
])(
  '[%s] a stand-in for the script of the %s is served where the demo brand expects it, and looks for its place only',
  async (_row, _what, path, place) => {
    const answer = await send(port, { path });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(placesLookedFor(answer.body)).toEqual([`[data-embed="${place}"]`]);
  },
);

test('[FT-02] [AN-03] the stand-in form sends nothing', async () => {
  const { body } = await send(port, { path: brand.signUpFormScript });
  expect(body).not.toMatch(/fetch|XMLHttpRequest|sendBeacon|action=|localStorage/);
});
