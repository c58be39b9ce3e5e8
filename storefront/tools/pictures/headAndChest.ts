import { ear, lungs, profile, torso } from './bodies';
import { badge, drop, germ, puffs, rays, soreSpot } from './cues';
import { bust, head } from './people';
import type { Picture } from './picture';
import { at, dot, line, shape } from './shapes';
import { calendar, inhaler, mask, thermometer } from './things';

/** Head, throat and chest of adults. */
export const headAndChest = {
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
  'acute-cough': [
    at(
      38,
      46,
      { scale: 0.76 },
      profile({ skin: 'skin-4', hairColor: 'hair-1', top: 'yellow', style: 'bun', mouth: 'open' }),
    ),
    at(70, 63, {}, puffs('link')),
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
  asthma: [
    at(
      38,
      46,
      { scale: 0.76 },
      profile({ skin: 'skin-3', hairColor: 'hair-2', top: 'orange', style: 'long', eye: 'open', mouth: 'open' }),
    ),
    at(66, 64, { scale: 0.95 }, inhaler()),
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
} as const satisfies Record<string, Picture>;
