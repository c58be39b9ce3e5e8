import { escaped } from '@front-door/shared/markup';
import type { Screen } from './capture';

/** Width of one picture on the sheet and the most of its height that shows, in CSS pixels. */
const thumbs: Readonly<Record<number, readonly [width: number, height: number]>> = {
  360: [150, 400],
  768: [240, 420],
  1280: [320, 360],
  1536: [384, 360],
};

/** How wide the sheet is, in CSS pixels. */
export const sheetWidth = 2080;

/** A page that shows all pictures of one width, the modes of a screen side by side, each a link to the whole. */
export function contactSheet(width: number, screens: readonly Screen[]): string {
  const [thumbWidth, thumbHeight] = thumbs[width] ?? [240, 420];
  const subjects = [...new Set(screens.map(({ subject }) => subject))];
  const figures = subjects.map((subject) => {
    const shots = screens.filter((screen) => screen.subject === subject);
    const links = shots.map(({ file }) => `<a href="${file}"><img src="${file}" alt=""></a>`);
    return `<figure><figcaption>${escaped(subject.label)}</figcaption>\n${links.join('')}</figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens at ${String(width)} px</title>
<style>
  body { margin: 20px; background: #ddd; font: 13px/1.3 system-ui, sans-serif; display: flex; flex-wrap: wrap; gap: 20px 24px }
  h1 { width: 100%; margin: 0; font-size: 20px }
  figure { margin: 0; display: grid; grid-template-columns: repeat(2, auto); gap: 4px; justify-content: start }
  figcaption { grid-column: 1 / -1; max-width: ${String(thumbWidth * 2)}px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  a { width: ${String(thumbWidth)}px; max-height: ${String(thumbHeight)}px; overflow: hidden }
  img { display: block; width: 100% }
</style>
<h1>${String(subjects.length)} screens at ${String(width)} px</h1>
${figures.join('\n')}
`;
}
