import { profile, torso } from './bodies';
import { drop, puffs, rays, soreSpot, spots } from './cues';
import { bust, head, type Person } from './people';
import type { Picture } from './picture';
import { at, dot, line, oval, shape } from './shapes';
import { bubble, potty } from './things';

const face = { scale: 0.82 };
const child = (looks: Omit<Person, 'age'>): Person => ({ ...looks, age: 'child' });

/** What children have: babies, toddlers and schoolchildren. */
export const children = {
  'rash-pediatric': [
    at(48, 46, face, bust(child({ skin: 'skin-1', hair: 'tuft', hairColor: 'hair-fair', top: 'sky', mouth: 'sad' })), spots([[-20, 4, 2.600], [-15, 16, 3.200], [-22, 16, 2.400], [16, 16, 3.200], [22, 10, 2.400], [-4, -18, 2.800], [8, -20, 2.400], [14, -12, 2], [4, 30, 2.400]])),
  ],
  'general-consult-pediatric': [
    at(34, 40, { scale: 0.56 }, bust({ skin: 'skin-3', hair: 'long', hairColor: 'hair-brown', top: 'coral' })),
    at(62, 62, { scale: 0.54 }, bust(child({ skin: 'skin-3', hair: 'curls', hairColor: 'hair-black', top: 'sea' }))),
    at(74, 24, { scale: 0.85 }, bubble('paper', line('M0-9V5M-7-2H7', 'coral', 4.600))),
  ],
  'sore-throat-pediatric': [
    at(48, 42, face, bust(child({ skin: 'skin-4', hair: 'puffs', hairColor: 'hair-black', top: 'coral', mouth: 'open', isWorried: true, neck: 8 }))),
    soreSpot(48, 80, 4.600),
  ],
  'abdominal-pain-pediatric': [
    at(48, 28, { scale: 0.56 }, head(child({ skin: 'skin-2', hair: 'pigtails', hairColor: 'hair-brown', top: 'leaf', eyes: 'closed', mouth: 'sad', isWorried: true }))),
    at(48, 52, { scale: 0.86 }, torso('skin-2', 'leaf', [[-12, 24], [12, 24]])),
    soreSpot(48, 80, 5.500),
  ],
  'acute-cough-pediatric': [
    at(38, 48, { scale: 0.82 }, profile({ skin: 'skin-1', hairColor: 'hair-red', top: 'sea', style: 'tousled', mouth: 'open', isChild: true, eye: 'squeezed' })),
    at(70, 66, { scale: 0.9 }, puffs('coral')),
  ],
  'diarrhea-pediatric': [
    at(48, 30, { scale: 0.56 }, head(child({ skin: 'skin-3', hair: 'tuft', hairColor: 'hair-black', top: 'sky', mouth: 'wavy', isWorried: true }))),
    at(48, 54, { scale: 0.66 }, torso('skin-3', 'sky', [[-9, 22], [9, 22]])),
    at(48, 76, {}, line('M-18 2Q-30 4-28 16M18 2Q30 4 28 16', 'skin-3', 9), potty('coral')),
  ],
  'earache-pediatric': [
    at(50, 46, face, bust(child({ skin: 'skin-2', hair: 'fringe', hairColor: 'hair-black', top: 'plum', eyes: 'closed', mouth: 'sad', isWorried: true })), line('M-52 84L-46 40L-34 16', 'plum', 17), shape('M-40 2Q-30-2-27 8L-26 24Q-34 34-42 26Z', 'skin-2')),
    rays(22, 44, 155, 215, { inner: 9, outer: 16, count: 3 }),
  ],
  'pinkeye-pediatric': [
    at(48, 48, { scale: 0.88 }, bust(child({ skin: 'skin-3', hair: 'crop', hairColor: 'hair-brown', top: 'coral', mouth: 'flat', marks: [oval(11, 6, 9, 7.500, 'paper'), oval(11, 6, 9, 7.500, 'sore', { opacity: 0.45 }), oval(-11, 6, 9, 7.500, 'paper')] })), at(15, 20, { scale: 0.5 }, drop('sky'))),
  ],
} as const satisfies Record<string, Picture>;
void dot;
