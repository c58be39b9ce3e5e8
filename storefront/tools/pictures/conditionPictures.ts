import { categoryTitled } from '../../../shared/src/catalogue/categories';
import { treatments, type TreatmentPath } from '../../../shared/src/catalogue/treatments';
import { pictureAddress } from '../../src/ui/pictureAddress';
import { children } from './children';
import { eyesSkinAndServices } from './eyesSkinAndServices';
import { headAndChest } from './headAndChest';
import { grounds, type Picture } from './picture';
import type { Paint } from './shapes';
import { trunkAndLimbs } from './trunkAndLimbs';
import { womenAndMen } from './womenAndMen';

const pictures: Readonly<Record<TreatmentPath, Picture>> = {
  ...headAndChest,
  ...trunkAndLimbs,
  ...eyesSkinAndServices,
  ...womenAndMen,
  ...children,
};

/** The files of all conditions' pictures by their root path; each picture is a symbol named by its condition's path. */
export function conditionPictures(): ReadonlyMap<string, string> {
  const symbols = new Map<string, string[]>();
  for (const { path, primaryCategory } of treatments) {
    const [file = ''] = pictureAddress(path, categoryTitled(primaryCategory)).split('#');
    const symbol = symbolOf(path, pictures[path], grounds[primaryCategory]);
    symbols.set(file, [...(symbols.get(file) ?? []), symbol]);
  }
  return new Map(Array.from(symbols, ([file, content]) => [file, svgOf(content)]));
}

/** A drawing on a tint of its category's color, through which the page shows: light on a light page, dark on a dark one. */
function symbolOf(id: string, parts: Picture, ground: Paint): string {
  const under = `<path d="M0 0H96V96H0Z" fill="var(--${ground})" fill-opacity=".3"/>`;
  return `<symbol id="${id}" viewBox="0 0 96 96" fill="none" stroke-linecap="round" stroke-linejoin="round">${under}${parts.join('')}</symbol>\n`;
}

function svgOf(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
