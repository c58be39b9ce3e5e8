import { profile, torso } from './bodies';
import { drop, puffs, rays, soreSpot, spots } from './cues';
import { bust, head, type Person } from './people';
import type { Picture } from './picture';
import { at, line, oval } from './shapes';
import { bubble, potty } from './things';

const face = { scale: 0.82 };
const child = (looks: Omit<Person, 'age'>): Person => ({ ...looks, age: 'child' });

/** What children have: babies, toddlers and schoolchildren. */
export const children = {
  'rash-pediatric': [
    at(
      48,
      46,
      face,
      bust(child({ skin: 'skin-1', hair: 'tuft', hairColor: 'hair-4', top: 'sky', mouth: 'sad' })),
      spots([
        [-20, 4, 2.6],
        [-15, 16, 3.2],
        [-22, 16, 2.4],
        [16, 16, 3.2],
        [22, 10, 2.4],
        [-4, -18, 2.8],
        [8, -20, 2.4],
        [14, -12, 2],
        [4, 30, 2.4],
      ]),
    ),
  ],
  'general-consult-pediatric': [
    at(34, 40, { scale: 0.56 }, bust({ skin: 'skin-3', hair: 'long', hairColor: 'hair-2', top: 'orange' })),
    at(62, 62, { scale: 0.54 }, bust(child({ skin: 'skin-3', hair: 'curls', hairColor: 'hair-1', top: 'link' }))),
    at(74, 24, { scale: 0.85 }, bubble('paper', line('M0-9V5M-7-2H7', 'orange', 4.6))),
  ],
  'sore-throat-pediatric': [
    at(
      48,
      44,
      { scale: 0.78 },
      bust(
        child({
          skin: 'skin-4',
          hair: 'puffs',
          hairColor: 'hair-1',
          top: 'orange',
          mouth: 'open',
          isWorried: true,
          neck: 8,
        }),
      ),
    ),
    soreSpot(48, 80, 4.6),
  ],
  'abdominal-pain-pediatric': [
    at(48, 52, { scale: 0.86 }, torso('skin-2', 'plum', { hands: [12, 24] })),
    at(
      48,
      28,
      { scale: 0.56 },
      head(
        child({
          skin: 'skin-2',
          hair: 'pigtails',
          hairColor: 'hair-2',
          top: 'plum',
          eyes: 'closed',
          mouth: 'sad',
          isWorried: true,
        }),
      ),
    ),
    soreSpot(48, 80, 5.5),
  ],
  'acute-cough-pediatric': [
    at(
      38,
      48,
      { scale: 0.82 },
      profile({
        skin: 'skin-1',
        hairColor: 'hair-3',
        top: 'link',
        style: 'tousled',
        mouth: 'open',
        isChild: true,
        eye: 'squeezed',
      }),
    ),
    at(70, 66, { scale: 0.9 }, puffs('orange')),
  ],
  'diarrhea-pediatric': [
    at(48, 52, { scale: 0.66 }, torso('skin-3', 'orange', { hands: [13, 26] })),
    at(
      48,
      30,
      { scale: 0.56 },
      head(child({ skin: 'skin-3', hair: 'tuft', hairColor: 'hair-1', top: 'sky', mouth: 'wavy', isWorried: true })),
    ),
    at(48, 76, { scale: 1.1 }, potty('link')),
    at(
      48,
      77,
      {},
      line('M-13-2L-19 3V12M13-2L19 3V12', 'skin-3', 10),
      oval(-22, 15, 8, 5, 'skin-3'),
      oval(22, 15, 8, 5, 'skin-3'),
    ),
  ],
  'earache-pediatric': [
    at(
      50,
      46,
      face,
      bust(
        child({
          skin: 'skin-2',
          hair: 'fringe',
          hairColor: 'hair-1',
          top: 'plum',
          eyes: 'closed',
          mouth: 'sad',
          isWorried: true,
        }),
      ),
      line('M-54 90L-48 48L-40 30', 'plum', 17),
      at(
        -33,
        12,
        { turn: 14 },
        oval(0, 0, 11, 15, 'skin-2'),
        line('M-5-12V-2M0-13V-3M5-12V-2', 'ink', 2, { opacity: 0.25 }),
      ),
    ),
    rays(24, 46, 165, 235, { inner: 13, outer: 20, count: 3 }),
  ],
  'pinkeye-pediatric': [
    at(
      48,
      48,
      { scale: 0.88 },
      bust(
        child({
          skin: 'skin-3',
          hair: 'crop',
          hairColor: 'hair-2',
          top: 'orange',
          mouth: 'flat',
          eyes: 'wide',
          isWorried: true,
          marks: [
            oval(11, 6, 13, 12, 'sore', { opacity: 0.3 }),
            oval(11, 6, 8.5, 6.5, 'paper'),
            oval(11, 6, 8.5, 6.5, 'sore', { opacity: 0.5 }),
            oval(-11, 6, 8.5, 6.5, 'paper'),
          ],
        }),
      ),
      at(17, 20, { scale: 0.5 }, drop('yellow')),
    ),
  ],
} as const satisfies Record<string, Picture>;
