import { edition } from '../edition/en';
import type { Language } from '../language';
import { baseOf } from './editionBase';
import { previewImages } from './previewTexts/en';

export { previewImages };

/** Size of every picture for link previews, in pixels: the shape that social sites show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The pictures for link previews, one a category and one for all else. `npm run draw:og` draws them anew. */
export type PreviewImage = keyof typeof previewImages;

/** Root path of a picture for link previews, which has words on it: of this edition's unless said. */
export function previewPath(image: PreviewImage, language: Language = edition.language): string {
  return `/images/og${baseOf(language).replace('/', '-')}/${image}.png`;
}

/** What a picture says to those who can't see it. */
export function previewAlt(image: PreviewImage): string {
  const { words, drawing } = previewImages[image];
  return `${words}. ${drawing}`;
}
