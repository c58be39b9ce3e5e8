import { hairStyles, type HairStyle, type Style } from './hair';
import { at, dot, line, oval, shape, type Paint, type Part } from './shapes';

type Skin = Extract<Paint, `skin-${string}`>;
type HairColor = Extract<Paint, `hair-${string}`> | 'teal' | 'plum';
type Eyes = 'open' | 'wide' | 'closed' | 'squeezed' | 'down';
type Mouth = 'smile' | 'flat' | 'sad' | 'open' | 'wavy' | 'round';

/** How somebody looks. */
export interface Person {
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly hairColor: HairColor;
  readonly top: Paint;
  readonly eyes?: Eyes;
  readonly mouth?: Mouth;
  readonly isWorried?: boolean;
  /** Children have larger eyes, lower in the face, round cheeks and narrow shoulders. */
  readonly age?: 'child' | 'adult' | 'old';
  readonly isLarge?: boolean;
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
  /** How much of the neck shows, in units. */
  readonly neck?: number;
  /** Over the head, in its own coordinates. */
  readonly marks?: readonly Part[];
}

const faceShape = 'M-28-8C-28-44 28-44 28-8V6C28 25 15 37 0 37S-28 25-28 6Z';
const wideFace = 'M-31-8C-31-44 31-44 31-8V6C34 30 18 41 0 41S-34 30-31 6Z';
const roundFace = 'M-29-8C-29-44 29-44 29-8V4C33 24 16 37 0 37S-33 24-29 4Z';

/** Head and shoulders from the front; the middle of the face is 0,0. */
export function bust(person: Person): Part {
  const { skin, top, age = 'adult', neck = 0, isLarge = false } = person;
  return [
    behind(person),
    isLarge ? oval(0, 40, 20, 16, skin) : '',
    shape(`M-12 20H12V${String(54 + neck)}Q0 ${String(66 + neck)}-12 ${String(54 + neck)}Z`, skin),
    shape(`M-12 30C-6 40 6 40 12 30V38C8 48-6 47-12 42Z`, 'ink', { opacity: 0.16 }),
    at(0, neck, {}, shape(age === 'child' ? childShoulders : isLarge ? wideShoulders : shoulders, top)),
    face(person),
  ].join('');
}

const wideShoulders = 'M-20 48C-46 52-70 58-74 92L-74 130H74V92C70 58 46 52 20 48C10 62-10 62-20 48Z';
const shoulders = 'M-16 47C-40 53-58 58-62 92L-62 130H62V92C58 58 40 53 16 47C8 60-8 60-16 47Z';
const childShoulders = 'M-14 44C-32 48-46 56-48 84V130H48V84C46 56 32 48 14 44C8 54-8 54-14 44Z';

/** A head from the front, with the hair behind it. */
export function head(person: Person): Part {
  return behind(person) + face(person);
}

function behind({ hair, hairColor }: Person): Part {
  const { back }: Style = hairStyles[hair];
  return back?.(hairColor) ?? '';
}

function face({
  skin,
  hair,
  hairColor,
  eyes = 'open',
  mouth = 'smile',
  isWorried = false,
  age = 'adult',
  isLarge = false,
  hasBeard = false,
  hasGlasses = false,
  marks = [],
}: Person): Part {
  const isChild = age === 'child';
  const brow = hairColor === 'teal' || hairColor === 'plum' ? 'hair-1' : hairColor;
  return [
    dot(-28, 5, 7, skin),
    dot(28, 5, 7, skin),
    shape(isChild ? roundFace : isLarge ? wideFace : faceShape, skin),
    hasBeard
      ? shape('M-28 2C-29 26-15 40 0 40S29 26 28 2C25 12 18 13 11 12Q0 8-11 12C-18 13-25 12-28 2Z', hairColor)
      : '',
    ...marks,
    at(
      0,
      isChild ? 5 : 1,
      {},
      eyesOf(eyes, isChild ? 3.8 : 3.2),
      isWorried
        ? line('M-17-8Q-12-12-7-13M17-8Q12-12 7-13', brow, 3)
        : isChild
          ? line('M-16-11q4-3 8 0M16-11q-4-3-8 0', brow, 2.6)
          : line('M-17-9q5-4 10-1M17-9q-5-4-10-1', brow, 3),
      line('M0 4q4 5-1 6', 'ink', 2.6, { opacity: 0.35 }),
      isChild
        ? oval(-18, 12, 5.5, 4, 'orange', { opacity: 0.35 }) + oval(18, 12, 5.5, 4, 'orange', { opacity: 0.35 })
        : '',
      mouthOf(mouth),
    ),
    age === 'old'
      ? line('M-23 1l-3-2M-23 6l-3 1M23 1l3-2M23 6l3 1M-12 13Q-15 17-14 21M12 13Q15 17 14 21', 'ink', 2, {
          opacity: 0.4,
        })
      : '',
    hairStyles[hair].front(hairColor),
    hasGlasses
      ? line(
          'M-20 2a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3 2a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M-3 1Q0-1 3 1M-20 1l-7-2M20 1l7-2',
          'deep',
          2.6,
        )
      : '',
  ].join('');
}

function eyesOf(eyes: Eyes, size: number): Part {
  switch (eyes) {
    case 'open':
      return dot(-11, 1, size, 'ink') + dot(11, 1, size, 'ink');
    case 'wide':
      return (
        dot(-11, 1, 5, 'ink') + dot(11, 1, 5, 'ink') + dot(-9.5, -0.5, 1.5, 'paper') + dot(12.5, -0.5, 1.5, 'paper')
      );
    case 'closed':
      return line('M-16 0q5 5 10 0M6 0q5 5 10 0', 'ink', 3);
    case 'squeezed':
      return line('M-16-3l8 4l-8 4M16-3l-8 4l8 4', 'ink', 3);
    case 'down':
      return line('M-16 1h10M6 1h10', 'ink', 3) + dot(-10, 3, 2.6, 'ink') + dot(10, 3, 2.6, 'ink');
  }
}

function mouthOf(mouth: Mouth): Part {
  switch (mouth) {
    case 'smile':
      return line('M-8 18q8 7 16 0', 'ink', 3);
    case 'flat':
      return line('M-6 20h12', 'ink', 3);
    case 'sad':
      return line('M-7 22q7-6 14 0', 'ink', 3);
    case 'wavy':
      return line('M-9 20q3-4 6 0t6 0t6 0', 'ink', 3);
    case 'round':
      return oval(0, 20, 4.5, 5.5, 'ink');
    case 'open':
      return (
        shape('M-12 15Q0 11 12 15Q13 30 0 31Q-13 30-12 15Z', 'ink') +
        shape('M-8 26Q0 20 8 26Q5 31 0 31T-8 26Z', 'orange')
      );
  }
}
