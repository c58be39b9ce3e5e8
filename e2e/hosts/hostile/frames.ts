import { htmlDocument } from '../documents';
import { expect, partnerOrigin } from '../partner';
import type { HostilePage } from './hostilePage.types';
import { inline, run } from './parts';

const shows = ['WX-08'] as const;

/** A page of the site, and what stands in its frame. */
const framed = (attributes: string, path: string | undefined, inner: string) =>
  path === '/inner'
    ? inner
    : htmlDocument({
        body: `<iframe src="/inner" title="Section" style="width: 1000px; height: 560px; border: 0" allow="local-network-access *" ${attributes}></iframe>`,
      });

/** Pages in frames, and frames over pages. */
export const frames: readonly HostilePage[] = [
  {
    id: 'frame-links',
    title: "a site builder's frame",
    shows,
    twinOf: 'sandboxed-popups',
    html: ({ tag }, path) => framed('', path, htmlDocument({ head: tag, body: '<h1>Framed</h1>' })),
    frame: 'iframe',
  },
  {
    id: 'sandboxed-popups',
    title: 'a sandboxed frame that may only open windows, with the links told to',
    shows,
    html: ({ tag }, path) =>
      framed(
        'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"',
        path,
        htmlDocument({ head: tag.replace('async', 'async data-target="_blank"'), body: '<h1>Framed</h1>' }),
      ),
    frame: 'iframe',
    mayComplain: /can escape its sandboxing/,
  },
  {
    id: 'srcdoc-paths',
    title: "a preview that has no address, in which the search is told as a path of the site's",
    shows: ['WX-08', 'WE-02'],
    html: (embed) => {
      const preview = htmlDocument({
        head: embed.tag.replace('async', 'async data-search-api="/rest/v1"'),
        body: '<h1>Preview</h1>',
      });
      return htmlDocument({
        body: `<iframe title="Preview" style="width: 1000px; height: 560px; border: 0" allow="local-network-access *"
          srcdoc="${preview.replaceAll('"', '&quot;')}"></iframe>`,
      });
    },
    frame: 'iframe',
    afterwards: async ({ searches }) =>
      expect(searches.map((request) => new URL(request.url()).origin)).toEqual([partnerOrigin]),
  },
  {
    id: 'fullscreen',
    title: 'a page of which an element fills the screen, the widget in it',
    shows: ['WX-09', 'WE-05'],
    html: ({ tag }) =>
      htmlDocument({
        head: tag,
        body: `<section id="film"><h1>Film</h1><button type="button" id="full">Full screen</button></section>
          ${inline(`full.onclick = () => film.requestFullscreen().then(() => Receptionist.update({ container: film }))`)}`,
      }),
    afterwards: async ({ page, chat }) => {
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect
        .poll(() =>
          page.evaluate(`document.fullscreenElement?.contains(document.querySelector('receptionist-widget'))`),
        )
        .toBe(true);
      await expect(chat.input).toBeVisible();
      await run(page, `document.exitFullscreen().then(() => Receptionist.update({ container: undefined }))`);
    },
  },
];
