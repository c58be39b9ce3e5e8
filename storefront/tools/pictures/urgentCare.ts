import { bareBack, bladder, ear, foot, footFromAbove, hand, hips, lungs, profile, torso } from './bodies';
import { badge, drop, germ, puffs, rays, soreSpot, spots } from './cues';
import { bust, head } from './people';
import { inhaler, mask, thermometer } from './things';
import type { Picture } from './picture';
import { at, dot, line, shape } from './shapes';

/** What is treated at once. */
export const urgentCare = {
  headache: [
    at(
      48,
      50,
      { scale: 0.74 },
      bust({
        skin: 'skin-3',
        hair: 'bob',
        hairColor: 'hair-1',
        top: 'orange',
        eyes: 'closed',
        mouth: 'flat',
        isWorried: true,
        marks: [],
      }),
    ),
    soreSpot(48, 29, 5),
    rays(48, 29, 200, 340, { inner: 15, outer: 23, count: 5 }),
  ],
  'migraine-headache': [
    at(
      46,
      50,
      { scale: 0.76 },
      bust({
        skin: 'skin-1',
        hair: 'quiff',
        hairColor: 'hair-2',
        top: 'deep',
        eyes: 'squeezed',
        mouth: 'wavy',
        isWorried: true,
      }),
    ),
    soreSpot(60, 32, 5),
    line('M70 18l6 5l-3 6l7 5l-3 6l6 5', 'sore', 3.6),
    line('M80 13l6 5l-3 6l7 5l-3 6', 'yellow', 3.4),
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
  'shortness-of-breath': [
    at(48, 54, { scale: 1.3 }, torso('skin-4', 'deep')),
    at(
      48,
      29,
      { scale: 0.56 },
      head({
        skin: 'skin-4',
        hair: 'receding',
        hairColor: 'hair-5',
        top: 'link',
        mouth: 'round',
        isWorried: true,
        age: 'old',
      }),
    ),
    at(48, 58, { scale: 0.72 }, lungs('paper')),
    line('M70 38q6-4 12 0t12 0M76 47q5-3 9 0t9 0M26 38q-6-4-12 0t-12 0M20 47q-5-3-9 0t-9 0', 'link', 3),
  ],
  'sinus-infection': [
    at(
      48,
      50,
      { scale: 0.84 },
      bust({
        skin: 'skin-2',
        hair: 'curls',
        hairColor: 'hair-2',
        top: 'deep',
        eyes: 'down',
        mouth: 'flat',
        isWorried: true,
        marks: [soreSpot(-12, 14, 4.6), soreSpot(12, 14, 4.6), soreSpot(-7, -15, 3.6), soreSpot(7, -15, 3.6)],
      }),
    ),
  ],
  'sore-throat': [
    at(
      48,
      38,
      { scale: 0.74 },
      bust({
        skin: 'skin-3',
        hair: 'crop',
        hairColor: 'hair-1',
        top: 'yellow',
        eyes: 'closed',
        mouth: 'flat',
        isWorried: true,
        neck: 16,
      }),
    ),
    soreSpot(48, 70, 5),
    rays(48, 70, 160, 200, { inner: 15, outer: 22, count: 3 }),
    rays(48, 70, -20, 20, { inner: 15, outer: 22, count: 3 }),
  ],
  'urinary-tract-infection': [
    at(42, 26, { scale: 1.02 }, hips('skin-1', 'link', 'orange')),
    at(42, 48, {}, dot(0, 0, 20, 'paper'), at(0, 0, { scale: 0.8 }, bladder('sore', 'yellow'))),
    badge(at(0, 1, { scale: 0.9 }, germ('leaf', 'paper')), { x: 74, y: 75, radius: 15 }),
  ],
  'abdominal-pain': [
    at(
      48,
      24,
      { scale: 0.42 },
      head({
        skin: 'skin-2',
        hair: 'quiff',
        hairColor: 'hair-1',
        top: 'teal',
        eyes: 'squeezed',
        mouth: 'wavy',
        isWorried: true,
        hasBeard: true,
      }),
    ),
    at(48, 42, {}, torso('skin-2', 'teal', { hands: [13, 36], isLarge: true })),
    soreSpot(48, 74, 6),
  ],
  'acute-cough': [
    at(
      38,
      46,
      { scale: 0.76 },
      profile({ skin: 'skin-4', hairColor: 'hair-1', top: 'yellow', style: 'bun', mouth: 'open' }),
    ),
    at(70, 63, {}, puffs('link')),
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
  'covid-19': [
    at(
      42,
      48,
      { scale: 0.74 },
      bust({ skin: 'skin-2', hair: 'scarf', hairColor: 'plum', top: 'deep', isWorried: true, marks: [] }),
      mask(),
    ),
    at(77, 28, { scale: 0.9 }, germ('sore', 'paper')),
    at(82, 62, { scale: 0.55 }, germ('sore', 'paper')),
  ],
  'cold-and-flu': [
    at(
      46,
      46,
      { scale: 0.76 },
      bust({
        skin: 'skin-1',
        hair: 'bob',
        hairColor: 'hair-4',
        top: 'orange',
        eyes: 'down',
        mouth: 'flat',
        isWorried: true,
        marks: [dot(-18, 12, 6, 'sore', { opacity: 0.3 }), dot(18, 12, 6, 'sore', { opacity: 0.3 })],
      }),
      dot(0, 9, 4.4, 'sore', { opacity: 0.75 }),
      at(4, 21, { scale: 1.25 }, thermometer()),
    ),
    shape('M27 80Q48 92 69 80L73 90Q48 103 23 90Z', 'yellow'),
  ],
  earache: [
    at(50, 48, { scale: 0.98 }, ear('skin-4')),
    soreSpot(49, 50, 5),
    rays(46, 50, 155, 205, { inner: 30, outer: 39, count: 3 }),
  ],
  arthritis: [
    at(48, 52, { turn: -6, scale: 1.04 }, hand('skin-1', 'plum', 30)),
    soreSpot(38, 36, 3.6),
    soreSpot(47, 34, 3.6),
    soreSpot(57, 36, 3.6),
    soreSpot(66, 54, 3.6),
  ],
  asthma: [
    at(
      38,
      46,
      { scale: 0.76 },
      profile({ skin: 'skin-3', hairColor: 'hair-2', top: 'orange', style: 'long', eye: 'open', mouth: 'open' }),
    ),
    at(66, 64, { scale: 0.95 }, inhaler()),
  ],
  gout: [
    at(44, 48, { scale: 1.04 }, footFromAbove('skin-3', 'deep')),
    soreSpot(60, 37, 6),
    rays(60, 37, -45, 55, { inner: 17, outer: 25, count: 4 }),
  ],
  'acute-sinusitis': [
    at(
      40,
      48,
      { scale: 0.9 },
      profile({ skin: 'skin-3', hairColor: 'hair-1', top: 'leaf', style: 'tousled', eye: 'closed' }),
      soreSpot(24, 8, 4.6),
      soreSpot(20, -19, 4),
    ),
    at(79, 70, { scale: 0.6 }, drop('sky')),
    at(84, 84, { scale: 0.5 }, drop('sky')),
  ],
} as const satisfies Record<string, Picture>;
