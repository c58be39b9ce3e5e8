import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { BrandFile } from '../../../shared/src/brand/brand';
import type { SavingsCardNumbers } from '../../../shared/src/catalogue/savings';
import * as english from '../../../shared/src/catalogue/savingsTexts/en';
import * as spanish from '../../../shared/src/catalogue/savingsTexts/es';
import type { Language } from '../../../shared/src/language';

const textsOf = {
  en: { ...english, savings: 'Rx Savings' },
  // Labels say the English word too, for the pharmacy.
  es: { ...spanish, savings: 'Ahorro Rx', memberId: 'Número de miembro (Member ID)', group: 'Grupo (Group)' },
} as const satisfies Record<Language, { image: string; savings: string; memberId: string; group: string }>;

/**
 * The savings card as a picture to show, print and keep, with the brand's name and the card's numbers, by its root path in
 * each language; none where the numbers are not known. Letters are outlines: nobody's device must have the site's font.
 *
 * @throws an error that names the brand's `name` where it has letters of which there are no outlines.
 */
export function savingsCards({
  name,
  savingsCard,
}: Pick<BrandFile, 'name' | 'savingsCard'>): ReadonlyMap<string, string> {
  if (savingsCard === undefined) return new Map();
  const font = fontOf(800);
  const missing = Array.from(name).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new Error(`"name" has letters that the font of the savings card does not have: ${missing.join(' ')}`);
  return new Map(Object.values(textsOf).map((texts) => [texts.image, drawCard(name, savingsCard, texts)]));
}

function drawCard(
  name: string,
  { memberId, group, bin, pcn }: SavingsCardNumbers,
  texts: (typeof textsOf)[Language],
): string {
  const bold = setter(800);
  const label = setter(600);
  const columns = [
    { at: 40, room: 285 },
    { at: 340, room: 190 },
  ] as const;
  const fields = [
    [
      [texts.memberId, memberId],
      [texts.group, group],
    ],
    [
      ['BIN', bin],
      ['PCN', pcn],
    ],
  ] as const;
  const lines = fields.flatMap((row, line) =>
    columns.flatMap(({ at, room }, column) => {
      const [words = '', value = ''] = row[column] ?? [];
      const top = 220 + line * 92;
      return [
        label(words, { x: at, y: top, size: 18, room, fill: '#454F59' }),
        bold(value, { x: at, y: top + 34, size: 30, room, fill: '#22224A' }),
      ];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404" viewBox="0 0 640 404" fill="none" stroke-linecap="round" stroke-linejoin="round">
<clipPath id="edge"><rect width="640" height="404" rx="28"/></clipPath>
<g clip-path="url(#edge)">
<path d="M0 0H640V404H0Z" fill="#006699"/>
<circle cx="590" cy="20" r="210" fill="#004A70"/>
<circle cx="620" cy="-6" r="138" fill="#3399CC"/>
<circle cx="640" cy="-20" r="76" fill="#FFCC33"/>
${mark}
${bold([name, texts.savings], { x: 104, y: 76.5, size: 36, room: 500, fill: ['#FFFFFF', '#FFCC33'] })}
<path d="M0 150H640V404H0Z" fill="#FFFFFF"/>
<path d="M0 150H640V158H0Z" fill="#F26739"/>
${lines.join('\n')}
${bottle}
</g>
<rect x="1" y="1" width="638" height="402" rx="27" stroke="#A9D4EA" stroke-width="2"/>
</svg>
`;
}

interface Setting {
  /** Where the first letter stands, on its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide the words may be; longer ones are set smaller. */
  readonly room: number;
  /** One color, or one for each word. */
  readonly fill: string | readonly string[];
}

/** Sets words in one weight of the font. @returns a function from words to the paths of their letters. */
function setter(weight: keyof typeof fontFiles) {
  const font = fontOf(weight);
  const { unitsPerEm } = font;
  return (words: string | readonly string[], { x, y, size, room, fill }: Setting): string => {
    const all = typeof words === 'string' ? [words] : words;
    const runs = all.map((text, index) => font.layout(index < all.length - 1 ? `${text} ` : text));
    const width = (runs.reduce((sum, run) => sum + run.advanceWidth, 0) / unitsPerEm) * size;
    const scale = (Math.min(1, room / width) * size) / unitsPerEm;
    let from = x;
    return runs
      .map((run, index) => {
        let path = '';
        run.glyphs.forEach((glyph, place) => {
          const { xAdvance = 0, xOffset = 0 } = run.positions[place] ?? {};
          path += glyph.path
            .scale(scale, -scale)
            .translate(from + xOffset * scale, y)
            .toSVG()
            .replaceAll(/\d+\.\d+/g, (digits) => String(Math.round(Number(digits) * 10) / 10))
            .replaceAll(' -', '-');
          from += xAdvance * scale;
        });
        return `<path d="${path}" fill="${typeof fill === 'string' ? fill : (fill[index] ?? '')}"/>`;
      })
      .join('\n');
  };
}

/** The site's font, as files of one weight: of those with all weights the library sets no other than the lightest. */
const fontFiles = {
  600: createRequire(import.meta.url).resolve('@fontsource/nunito/files/nunito-latin-600-normal.woff'),
  800: createRequire(import.meta.url).resolve('@fontsource/nunito/files/nunito-latin-800-normal.woff'),
} as const;

function fontOf(weight: keyof typeof fontFiles): Font {
  return create(readFileSync(fontFiles[weight])) as Font;
}

const mark = `<g transform="translate(40 40)">
<rect width="48" height="48" rx="13" fill="#FFFFFF"/>
<path d="M10.5 23.5L24 12L37.5 23.5" stroke="#F26739" stroke-width="3.6"/>
<path d="M16 37V28a8 8 0 0 1 16 0V37Z" fill="#006699"/>
<path d="M12 37.5H36" stroke="#006699" stroke-width="3"/>
<path transform="translate(24 30.5) scale(0.42)" d="M0 9C-14 0-12-11-5-11C-2-11 0-8 0-6C0-8 2-11 5-11C12-11 14 0 0 9Z" fill="#FFFFFF"/>
</g>`;

const bottle = `<g transform="translate(572 320) scale(1.15)">
<rect x="-26" y="-34" width="52" height="76" rx="10" fill="#F26739"/>
<rect x="-30" y="-54" width="60" height="24" rx="6" fill="#3399CC"/>
<path d="M-16-48V-36M-5-48V-36M6-48V-36M17-48V-36" stroke="#A9D4EA" stroke-width="3"/>
<path d="M-26-16H26V22H-26Z" fill="#E6F1F6"/>
<path d="M-9 3H9M0-6V12" stroke="#006699" stroke-width="5"/>
</g>`;
