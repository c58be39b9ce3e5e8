import { eye, footFromAbove, hips, profile, torso } from './bodies';
import { badge, drop, puffs, soreSpot, sparkle, spots } from './cues';
import { bust } from './people';
import type { Picture } from './picture';
import { at, box, dot, line, oval, shape } from './shapes';
import {
  bubble,
  calendar,
  clock,
  comb,
  eyeDrops,
  flower,
  lens,
  phone,
  pillBottle,
  pillPack,
  scale,
  tissue,
} from './things';

const face = { scale: 0.74 };

/** What women, men and adults of all kinds have, besides what is urgent. */
export const adults = {
  'birth-control': [
    at(38, 44, face, bust({ skin: 'skin-3', hair: 'afro', hairColor: 'hair-1', top: 'yellow', isLarge: true })),
    at(71, 71, { turn: 8, scale: 0.8 }, pillPack('plum')),
  ],
  'genital-warts': [
    shape('M12 20H84L82 44C68 47 58 56 56 70Q48 74 40 70C38 56 28 47 14 44Z', 'teal'),
    box(10, 15, 76, 11, 5, 'paper'),
    at(
      56,
      62,
      {},
      lens(
        17,
        [
          dot(0, 0, 17, 'skin-2'),
          dot(-6, -4, 4, 'orange'),
          dot(4, -7, 3, 'orange'),
          dot(3, 4, 4.6, 'orange'),
          dot(-6, 8, 2.6, 'orange'),
          dot(-7, -5, 1.2, 'paper'),
          dot(2, 2.6, 1.4, 'paper'),
        ].join(''),
      ),
    ),
  ],
  'overactive-bladder': [
    at(
      38,
      44,
      face,
      bust({ skin: 'skin-2', hair: 'bob', hairColor: 'hair-5', top: 'teal', age: 'old', hasGlasses: true }),
    ),
    badge(at(0, 1, {}, clock('deep')), { x: 72, y: 70, radius: 17 }),
    at(80, 38, { scale: 0.9 }, drop('link')),
    at(66, 31, { scale: 0.6 }, drop('link')),
  ],
  'yeast-infection': [
    at(42, 26, { scale: 1.02 }, hips('skin-4', 'yellow', 'plum')),
    at(
      66,
      62,
      {},
      lens(
        15,
        [
          oval(-4, -2, 6, 5, 'orange'),
          oval(3, 4, 5, 4, 'orange'),
          oval(5, -6, 3.6, 3, 'orange'),
          dot(-5, -3, 1.6, 'paper'),
          dot(3, 4, 1.3, 'paper'),
        ].join(''),
      ),
    ),
  ],
  'erectile-dysfunction': [
    at(
      40,
      46,
      face,
      bust({
        skin: 'skin-1',
        hair: 'short',
        hairColor: 'hair-5',
        top: 'deep',
        age: 'old',
        hasBeard: true,
        mouth: 'flat',
      }),
    ),
    badge(line('M-3 3m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M3-3L11-11M4.5-11H11V-4.5', 'deep', 3.6), {
      x: 73,
      y: 68,
      radius: 17,
    }),
  ],
  'hair-loss': [
    at(
      42,
      52,
      { scale: 0.78 },
      bust({ skin: 'skin-3', hair: 'receding', hairColor: 'hair-1', top: 'orange', hasBeard: true, isLarge: true }),
    ),
    at(78, 24, { turn: 62, scale: 0.9 }, comb('deep')),
    line('M72 60q5 2 3 8M80 58q6 1 5 8M66 16q-4-3-2-8', 'hair-1', 2.4),
  ],
  'female-hair-loss': [
    at(
      46,
      52,
      { scale: 0.8 },
      bust({ skin: 'skin-1', hair: 'straight', hairColor: 'hair-2', top: 'teal', isWorried: true, mouth: 'flat' }),
      shape('M-3-43Q0-44 3-43Q8-36 5-29Q0-26-5-29Q-8-36-3-43Z', 'skin-1'),
      line('M-12-38Q-11-32-15-26M12-38Q11-32 15-26', 'skin-1', 1.8, { opacity: 0.7 }),
    ),
    at(80, 60, { turn: 100, scale: 0.9 }, comb('deep')),
    line('M76 50q-6 4-2 9M76 60q-7 3-4 10', 'hair-2', 2.4),
  ],
  acne: [
    at(
      48,
      46,
      { scale: 0.82 },
      bust({ skin: 'skin-2', hair: 'quiff', hairColor: 'hair-1', top: 'leaf', mouth: 'flat' }),
      spots([
        [-18, 12, 2.8],
        [-12, 18, 2.4],
        [-21, 20, 2],
        [17, 11, 2.6],
        [21, 17, 2],
        [13, 19, 2.6],
        [-6, -14, 2.6],
        [7, -17, 2.2],
        [2, 29, 2.2],
      ]),
    ),
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
  'anti-aging': [
    at(
      46,
      50,
      { scale: 0.8 },
      bust({ skin: 'skin-2', hair: 'bun', hairColor: 'hair-5', top: 'plum', age: 'old' }),
      line('M-8-19Q0-22 8-19M-7-14Q0-16 7-14', 'ink', 2, { opacity: 0.35 }),
    ),
    at(80, 28, {}, sparkle('yellow')),
    at(82, 56, { scale: 0.7 }, sparkle('yellow')),
    at(14, 36, { scale: 0.7 }, sparkle('yellow')),
  ],
  'dry-eye': [
    at(48, 66, { scale: 0.96 }, eye('skin-2', 'link', {})),
    line('M20 67l7-1l3 3M24 73l5-2M76 67l-7-1l-3 3M72 73l-5-2', 'sore', 2.2),
    at(48, 30, { scale: 0.86 }, eyeDrops()),
    at(48, 40, { scale: 0.56 }, drop('link')),
  ],
  pinkeye: [
    at(48, 48, { scale: 1 }, eye('skin-4', 'hair-2', { brow: 'hair-1', redness: 0.4 })),
    line('M18 50l8-2l4 2M22 57l6-3M77 50l-8-2l-4 2M74 57l-6-3', 'sore', 2.2),
    at(64, 80, { scale: 0.8 }, drop('yellow')),
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
    at(42, 42, { scale: 0.98 }, torso('skin-3', 'orange', { hands: [10, 42] })),
    soreSpot(42, 76, 6),
    badge(at(0, 2, { scale: 0.9 }, calendar('deep')), { x: 77, y: 72, radius: 14 }),
  ],
  'chronic-cough': [
    at(
      34,
      44,
      { scale: 0.74 },
      profile({ skin: 'skin-2', hairColor: 'hair-5', top: 'link', style: 'thin', mouth: 'open', isWorn: true }),
    ),
    at(65, 52, { scale: 0.9 }, puffs('orange')),
    badge(at(0, 1, { scale: 0.8 }, calendar('deep')), { x: 77, y: 21, radius: 13 }),
  ],
  allergies: [
    at(
      44,
      44,
      { scale: 0.76 },
      bust({ skin: 'skin-1', hair: 'bun', hairColor: 'hair-3', top: 'link', eyes: 'squeezed', mouth: 'open' }),
      dot(0, 9, 4.4, 'sore', { opacity: 0.7 }),
    ),
    line('M8 104L24 76L38 64', 'link', 14),
    line('M8 104L24 76L38 64', 'ink', 14, { opacity: 0.13 }),
    at(42, 57, { scale: 0.8 }, tissue()),
    at(43, 69, {}, dot(0, 0, 7.5, 'skin-1'), line('M-3-3V3M2-3V3', 'ink', 1.8, { opacity: 0.25 })),
    at(80, 68, { scale: 1.2 }, line('M0 0V34', 'leaf', 3.6), flower('paper', 'yellow')),
    dot(68, 62, 2.4, 'yellow'),
    dot(66, 52, 2.4, 'yellow'),
    dot(78, 48, 2.4, 'yellow'),
    dot(88, 44, 2.4, 'yellow'),
  ],
  'medication-refill': [
    line('M48 14A36 36 0 1 0 79 32', 'link', 5.5),
    shape('M62 14L46 3V25Z', 'link'),
    at(48, 51, { scale: 0.88 }, pillBottle('orange', 'deep')),
  ],
  'general-consult': [
    at(42, 58, { scale: 1.1 }, phone('sky')),
    at(
      42,
      56,
      { scale: 0.42 },
      bust({ skin: 'skin-4', hair: 'short', hairColor: 'hair-1', top: 'paper' }),
      line('M-20 54V78M20 54V72', 'deep', 5),
      dot(20, 78, 7, 'deep'),
      line('M-28 90a9 9 0 0 1 16 0', 'deep', 5),
    ),
    at(76, 30, {}, bubble('paper', line('M0-9V5M-7-2H7', 'orange', 4.6))),
  ],
  'weight-loss': [
    at(48, 48, { scale: 1.08 }, scale('deep')),
    at(35, 68, { scale: 0.6 }, footFromAbove('skin-2', 'orange')),
    at(61, 68, { scale: 0.6, isMirrored: true }, footFromAbove('skin-2', 'orange')),
  ],
} as const satisfies Record<string, Picture>;
