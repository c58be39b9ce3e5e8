import { eye, footFromAbove } from './bodies';
import { drop, spots } from './cues';
import { bust } from './people';
import type { Picture } from './picture';
import { at, dot, line, shape } from './shapes';
import { bubble, eyeDrops, flower, phone, pillBottle, scale, tissue } from './things';

/** Eyes, skin and allergies of adults, and what is no condition of one place. */
export const eyesSkinAndServices = {
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
