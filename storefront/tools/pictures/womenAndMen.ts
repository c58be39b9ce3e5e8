import { hips } from './bodies';
import { badge, drop, sparkle } from './cues';
import { bust } from './people';
import type { Picture } from './picture';
import { at, box, dot, line, oval, shape } from './shapes';
import { clock, comb, lens, pillPack } from './things';

const face = { scale: 0.74 };

/** What women have, what men have, and what comes with the years. */
export const womenAndMen = {
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
} as const satisfies Record<string, Picture>;
