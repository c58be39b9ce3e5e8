import { bareBack, eye, hips, profile, torso, bladder } from './bodies';
import { badge, drop, puffs, rays, soreSpot, sparkle, spots } from './cues';
import { bust, head } from './people';
import type { Picture } from './picture';
import { at, box, dot, line, oval, shape } from './shapes';
import { bubble, calendar, clock, comb, eyeDrops, flower, lens, phone, pillBottle, pillPack, scale, tissue } from './things';

const face = { scale: 0.74 };

/** What women, men and adults of all kinds have, besides what is urgent. */
export const adults = {
  'birth-control': [
    at(38, 44, face, bust({ skin: 'skin-3', hair: 'afro', hairColor: 'hair-black', top: 'sun' })),
    at(71, 71, { turn: 8, scale: 0.8 }, pillPack('plum')),
  ],
  'genital-warts': [
    shape('M16 22H80Q84 22 83 27L78 50C64 54 56 64 54 76H42C40 64 32 54 18 50L13 27Q12 22 16 22Z', 'sea'),
    box(13, 20, 70, 9, 4, 'paper'),
    at(58, 58, {}, lens(17, [dot(0, 0, 17, 'skin-2'), dot(-5, -4, 4.4, 'skin-3'), dot(5, -6, 3.4, 'skin-3'), dot(3, 5, 5, 'skin-3'), dot(-7, 7, 3, 'skin-3')].join(''))),
  ],
  'overactive-bladder': [
    at(38, 44, face, bust({ skin: 'skin-2', hair: 'bob', hairColor: 'hair-gray', top: 'teal', age: 'old', hasGlasses: true })),
    badge(at(0, 1, {}, clock('sea')), { x: 72, y: 70, radius: 17 }),
    at(80, 38, { scale: 0.9 }, drop('sea')),
    at(66, 31, { scale: 0.6 }, drop('sea')),
  ],
  'yeast-infection': [
    at(42, 26, { scale: 1.02 }, hips('skin-4', 'sun', 'plum')),
    at(66, 62, {}, lens(15, [oval(-4, -2, 6, 5, 'coral'), oval(3, 4, 5, 4, 'coral'), oval(5, -6, 3.6, 3, 'coral'), dot(-5, -3, 1.6, 'paper'), dot(3, 4, 1.3, 'paper')].join(''))),
  ],
  'erectile-dysfunction': [
    at(40, 46, face, bust({ skin: 'skin-1', hair: 'short', hairColor: 'hair-gray', top: 'deep', age: 'old', hasBeard: true, mouth: 'flat' })),
    badge(line('M-3 3m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M3-3L11-11M4.500-11H11V-4.500', 'sea', 3.600), { x: 73, y: 68, radius: 17 }),
  ],
  'hair-loss': [
    at(42, 52, { scale: 0.78 }, bust({ skin: 'skin-3', hair: 'receding', hairColor: 'hair-black', top: 'coral', hasBeard: true })),
    at(74, 26, { turn: 24 }, comb('deep')),
    line('M66 40q4 4 0 8M76 44q4 4 0 8M84 42q4 4 0 8', 'hair-black', 2),
  ],
  'female-hair-loss': [
    at(46, 52, { scale: 0.8 }, bust({ skin: 'skin-1', hair: 'straight', hairColor: 'hair-brown', top: 'teal', isWorried: true, mouth: 'flat' }), shape('M-7-45Q0-48 7-45Q9-38 4-30Q0-26-4-30Q-9-38-7-45Z', 'skin-1')),
    at(78, 72, { turn: -60 }, comb('deep')),
    line('M64 62q5 3 2 8M70 84q5 2 3 8', 'hair-brown', 2),
  ],
  acne: [
    at(48, 46, { scale: 0.82 }, bust({ skin: 'skin-2', hair: 'tuft', hairColor: 'hair-black', top: 'leaf', mouth: 'flat' }), spots([[-18, 12, 2.8], [-12, 18, 2.4], [-21, 20, 2], [17, 11, 2.6], [21, 17, 2], [13, 19, 2.600], [-6, -14, 2.600], [7, -17, 2.200], [2, 29, 2.200]])),
  ],
  eczema: [
    line('M-4 22L40 66', 'skin-1', 26),
    line('M40 66L84 36', 'skin-1', 23),
    shape('M-14 24L6 0L24 22L4 44Z', 'deep'),
    at(88, 32, { turn: 58, scale: 0.62 }, line('M0 0V-20M-9 0L-12-16M9 2L12-14M-14 8L-24 2', 'skin-1', 9), dot(0, 8, 16, 'skin-1')),
    shape('M30 44C38 40 44 44 47 50C54 46 62 46 62 52C64 60 54 64 48 66C42 70 32 64 30 57C26 52 26 47 30 44Z', 'sore', { opacity: 0.75 }),
    line('M34 50l5 3M42 56l6-1M52 54l5-2M38 60l4 2', 'paper', 2.200, { opacity: 0.9 }),
    rays(46, 60, 70, 120, { inner: 24, outer: 31, count: 3 }),
  ],
  'anti-aging': [
    at(46, 50, { scale: 0.8 }, bust({ skin: 'skin-2', hair: 'bun', hairColor: 'hair-gray', top: 'plum', age: 'old' }), line('M-8-19Q0-22 8-19M-7-14Q0-16 7-14', 'ink', 2, { opacity: 0.35 })),
    at(80, 28, {}, sparkle('sun')),
    at(82, 56, { scale: 0.7 }, sparkle('sun')),
    at(14, 36, { scale: 0.7 }, sparkle('sun')),
  ],
  'dry-eye': [
    at(48, 62, { scale: 0.92 }, eye('skin-2', 'hair-brown', 'sea', 'sore', 0)),
    line('M20 62l7-1l3 3M71 61l-6 2l-3-2', 'sore', 2.200),
    at(48, 26, { scale: 0.7 }, eyeDrops()),
    at(48, 36, { scale: 0.5 }, drop('sky')),
  ],
  pinkeye: [
    at(48, 48, { scale: 1 }, eye('skin-4', 'hair-black', 'hair-brown', 'sore', 0.4)),
    line('M18 50l8-2l4 2M22 57l6-3M77 50l-8-2l-4 2M74 57l-6-3', 'sore', 2.200),
    at(64, 80, { scale: 0.8 }, drop('sun')),
  ],
  'chronic-lower-back-pain': [
    at(42, 20, { scale: 0.42 }, shape('M-29-8C-29-44 29-44 29-8V6C28 25 15 37 0 37S-28 25-29 6Z', 'hair-black'), dot(0, -40, 15, 'hair-black'), dot(-28, 5, 7, 'skin-3'), dot(28, 5, 7, 'skin-3')),
    at(42, 42, { scale: 0.98 }, torso('skin-3', 'coral', [[-10, 42], [10, 42]])),
    soreSpot(42, 76, 6),
    badge(at(0, 2, { scale: 0.9 }, calendar('sea')), { x: 77, y: 72, radius: 14 }),
  ],
  'chronic-cough': [
    at(34, 44, { scale: 0.74 }, profile({ skin: 'skin-2', hairColor: 'hair-gray', top: 'sea', style: 'thin', mouth: 'open', isWorn: true })),
    at(65, 50, { scale: 0.95 }, puffs('coral')),
    badge(at(0, 2, { scale: 0.9 }, calendar('sea')), { x: 76, y: 79, radius: 12 }),
  ],
  allergies: [
    at(44, 44, { scale: 0.76 }, bust({ skin: 'skin-1', hair: 'ponytail', hairColor: 'hair-red', top: 'sea', eyes: 'squeezed', mouth: 'open' }), dot(0, 9, 4.4, 'sore', { opacity: 0.7 })),
    at(44, 58, { scale: 0.7 }, tissue()),
    at(80, 76, {}, line('M0 0V24', 'leaf', 3.600), flower('paper', 'sun')),
    dot(70, 54, 2.2, 'sun'),
    dot(80, 50, 2.200, 'sun'),
    dot(74, 44, 2.200, 'sun'),
  ],
  'medication-refill': [
    line('M48 14a34 34 0 1 1-30 18', 'sea', 5),
    shape('M36 14L52 4V24Z', 'sea'),
    at(48, 51, { scale: 0.88 }, pillBottle('coral', 'deep')),
  ],
  'general-consult': [
    at(40, 52, {}, phone('sky')),
    at(40, 52, { scale: 0.46 }, bust({ skin: 'skin-4', hair: 'short', hairColor: 'hair-black', top: 'paper' }), line('M-20 56V74Q-20 86-8 86M20 56V68', 'deep', 4), dot(20, 74, 6, 'deep')),
    at(74, 30, { scale: 0.95 }, bubble('paper', line('M0-9V5M-7-2H7', 'coral', 4.600))),
  ],
  'weight-loss': [
    at(48, 50, { scale: 1.06 }, scale('sea')),
    at(36, 60, { scale: 0.5 }, footFromAboveOf()),
  ],
} as const satisfies Record<string, Picture>;

function footFromAboveOf() {
  return '';
}
void [head, bareBack, bladder];
