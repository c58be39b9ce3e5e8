import { bareBack, bladder, foot, footFromAbove, hand, hips, torso } from './bodies';
import { badge, germ, rays, soreSpot, spots } from './cues';
import { head } from './people';
import type { Picture } from './picture';
import { at, box, dot, line, shape } from './shapes';
import { calendar } from './things';

/** Belly, back, arms, hands and feet of adults. */
export const trunkAndLimbs = {
  'abdominal-pain': [
    at(48, 42, {}, torso('skin-2', 'paper', { hands: [13, 36], isLarge: true })),
    at(
      48,
      24,
      { scale: 0.42 },
      head({
        skin: 'skin-2',
        hair: 'quiff',
        hairColor: 'hair-1',
        top: 'paper',
        eyes: 'squeezed',
        mouth: 'wavy',
        isWorried: true,
        hasBeard: true,
      }),
    ),
    soreSpot(48, 74, 6),
  ],
  'urinary-tract-infection': [
    at(42, 26, { scale: 1.02 }, hips('skin-1', 'link', 'orange')),
    at(42, 48, {}, dot(0, 0, 20, 'paper'), at(0, 0, { scale: 0.8 }, bladder('sore', 'yellow'))),
    badge(at(0, 1, { scale: 0.9 }, germ('leaf', 'paper')), { x: 74, y: 75, radius: 15 }),
  ],
  rash: [
    at(
      48,
      40,
      { turn: 16, scale: 0.96 },
      hand('skin-2', 'link', 62),
      spots([
        [-4, 34, 3.4],
        [5, 28, 2.6],
        [4, 41, 3],
        [-7, 44, 2.2],
        [-6, 24, 2.4],
        [7, 16, 2.6],
        [-2, 14, 2],
      ]),
    ),
  ],
  'ankle-injury': [
    at(
      40,
      58,
      { scale: 1.02 },
      foot('skin-4', 'deep'),
      shape('M-14-22H14L14-7C18-3 24 1 32 4L27 25H-8C-17 25-19 17-17 10C-14 2-14-10-14-22Z', 'paper'),
      line('M-14-12L14-18M-14-2L14-9M-17 9L20-2M-15 19L26 6M2 25L30 12', 'sky', 2.4, { opacity: 0.6 }),
    ),
    rays(40, 58, -50, 10, { inner: 26, outer: 35, count: 3 }),
  ],
  'ankle-pain': [
    at(40, 58, { scale: 1.02 }, foot('skin-1', 'link')),
    soreSpot(40, 55, 6),
    rays(40, 55, 150, 215, { inner: 22, outer: 30, count: 3 }),
  ],
  'back-pain': [
    at(
      48,
      21,
      { scale: 0.46 },
      shape('M-29-8C-29-44 29-44 29-8V6C28 25 15 37 0 37S-28 25-29 6Z', 'hair-2'),
      dot(-28, 5, 7, 'skin-1'),
      dot(28, 5, 7, 'skin-1'),
    ),
    at(48, 38, { scale: 0.82 }, bareBack('skin-1', 'link')),
    soreSpot(48, 66, 5.5),
    rays(48, 66, 168, 192, { inner: 13, outer: 19, count: 2 }),
    rays(48, 66, -12, 12, { inner: 13, outer: 19, count: 2 }),
  ],
  arthritis: [
    at(48, 52, { turn: -6, scale: 1.04 }, hand('skin-1', 'plum', 30)),
    soreSpot(38, 36, 3.6),
    soreSpot(47, 34, 3.6),
    soreSpot(57, 36, 3.6),
    soreSpot(66, 54, 3.6),
  ],
  gout: [
    at(44, 48, { scale: 1.04 }, footFromAbove('skin-3', 'deep')),
    soreSpot(60, 37, 6),
    rays(60, 37, -45, 55, { inner: 17, outer: 25, count: 4 }),
  ],
  'chronic-lower-back-pain': [
    at(
      42,
      20,
      { scale: 0.42 },
      shape('M-29-8C-29-44 29-44 29-8V6C28 25 15 37 0 37S-28 25-29 6Z', 'hair-1'),
      dot(0, -40, 15, 'hair-1'),
      dot(-28, 5, 7, 'skin-3'),
      dot(28, 5, 7, 'skin-3'),
    ),
    at(42, 42, { scale: 0.98 }, torso('skin-3', 'yellow', { hands: [16, 40] })),
    soreSpot(42, 79, 5.5),
    badge(at(0, 2, { scale: 0.9 }, calendar('deep')), { x: 77, y: 72, radius: 14 }),
  ],
  eczema: [
    line('M-10 72H58', 'skin-3', 28),
    line('M60 74L68 34', 'skin-3', 23),
    at(
      70,
      22,
      { turn: 12 },
      box(-14, -14, 28, 25, 10, 'skin-3'),
      line('M-6-13V-5M1-13V-5M8-13V-5', 'ink', 2, { opacity: 0.3 }),
    ),
    shape('M-8 52L20 56Q23 72 20 90L-8 94Z', 'deep'),
    shape(
      'M36 60C40 55 46 59 50 56C53 50 57 46 62 49C67 52 66 58 68 62C72 68 66 72 62 72C58 78 52 74 48 75C42 77 36 75 37 70C33 67 34 63 36 60Z',
      'sore',
      { opacity: 0.8 },
    ),
    line('M42 64l5 2M52 60l4-3M54 68l5-1M60 58l2 3M46 71l3-1', 'paper', 2.2, { opacity: 0.85 }),
    line('M34 38q3 4 0 8t0 8M44 32q3 4 0 8t0 8', 'sore', 3),
  ],
} as const satisfies Record<string, Picture>;
