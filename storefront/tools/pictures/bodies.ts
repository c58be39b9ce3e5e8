import { dot, line, oval, shape, type Paint, type Part } from './shapes';

interface Upper {
  /** Where the right hand rests; the left one mirrors it. */
  readonly hands?: readonly [x: number, y: number];
  readonly isLarge?: boolean;
}

/** Upper body in a shirt, neck at 0,0, cut off 70 below. */
export function torso(skin: Paint, top: Paint, { hands, isLarge = false }: Upper = {}): Part {
  const [shoulder, elbow] = isLarge ? [29, 39] : [23, 32];
  const arm = (side: number, [x, y]: readonly [number, number]) => {
    const d = `M${String(side * shoulder)} 12L${String(side * elbow)} 34L${String(side * x)} ${String(y)}`;
    return [line(d, top, 11), line(d, 'ink', 11, { opacity: 0.13 }), dot(side * x, y, 6.5, skin)];
  };
  return [
    shape('M-5-10H5V3Q0 8-5 3Z', skin),
    shape(isLarge ? largeTorso : slimTorso, top),
    ...(hands === undefined ? [] : [-1, 1].flatMap((side) => arm(side, hands))),
  ].join('');
}

const slimTorso = 'M-6 0C-18 3-26 4-27 14L-22 36L-24 70H24L22 36L27 14C26 4 18 3 6 0Q0 6-6 0Z';
const largeTorso = 'M-6 0C-20 3-32 4-34 15C-36 34-38 50-36 70H36C38 50 36 34 34 15C32 4 20 3 6 0Q0 6-6 0Z';

/** A bare back with its spine, from the neck at 0,0; trousers begin 56 below. */
export function bareBack(skin: Paint, trousers: Paint): Part {
  return [
    shape(
      'M-9-14H9V2C16 8 30 8 38 14C44 20 46 34 47 62H31C31 50 30 40 28 34C26 44 25 52 27 66V84H-27V66C-25 52-26 44-28 34C-30 40-31 50-31 62H-47C-46 34-44 20-38 14C-30 8-16 8-9 2Z',
      skin,
    ),
    line('M0 10V52', 'ink', 2.6, { opacity: 0.22 }),
    line('M-16 20Q-9 24-8 33M16 20Q9 24 8 33', 'ink', 2.6, { opacity: 0.22 }),
    shape('M-28 60Q0 66 28 60L30 90H-30Z', trousers),
  ].join('');
}

/** Waist, hips and thighs, the waist at 0,0. */
export function hips(skin: Paint, top: Paint, shorts: Paint): Part {
  return [
    shape('M-21-26C-20-8-28 4-32 20C-35 36-34 56-32 80H-2L0 50L2 80H32C34 56 35 36 32 20C28 4 20-8 21-26Z', skin),
    shape('M-21-26C-21-16-22-11-24-6Q0-1 24-6C22-11 21-16 21-26Z', top),
    shape(
      'M-29 8Q0 14 29 8L32 20C34 28 34.5 37 34.5 46Q18 52 3 48L0 42L-3 48Q-18 52-34.5 46C-34.5 37-34 28-32 20Z',
      shorts,
    ),
  ].join('');
}

/** An open hand from the back with its wrist; the middle of its palm is 0,0. */
export function hand(skin: Paint, sleeve: Paint, arm = 44): Part {
  return [
    line(`M0 12V${String(arm)}`, skin, 23),
    shape(`M-15 ${String(arm - 14)}H15L17 ${String(arm + 30)}H-17Z`, sleeve),
    line('M-13-6L-19-30M-4.5-10L-6-40M4.5-10L6.5-39M13-5L18-29', skin, 9.4),
    line('M16 10L30-5', skin, 10),
    shape('M-18-6Q-18-16-9-16H9Q18-16 18-6L19 6Q18 22 0 23Q-17 22-18.5 8Z', skin),
    line('M-8.5-15L-9.5-18M0.5-16V-19M9-15L10-18', 'ink', 1.8, { opacity: 0.25 }),
  ].join('');
}

/** A foot from the inside, toes to the right, under a trouser leg; the ankle is 0,0. */
export function foot(skin: Paint, trousers: Paint): Part {
  return [
    shape(
      'M-13-36H13V-8C15 0 22 4 32 8C42 12 46 16 45 22Q44.5 25 40 25H-8C-17 25-19 17-17 10C-14 2-13-10-13-20Z',
      skin,
    ),
    line('M37 16q3 1 3.5 4M31 14.5q3 1 3.5 4', 'ink', 1.8, { opacity: 0.3 }),
    line('M-3-5a5 5 0 0 1 7 4', 'ink', 2.2, { opacity: 0.28 }),
    shape('M-18-62H18L17-26Q0-21-17-26Z', trousers),
    line('M-16.5-31Q0-26 16.5-31', 'ink', 2.2, { opacity: 0.25 }),
  ].join('');
}

/** A foot from above, big toe to the right. */
export function footFromAbove(skin: Paint, trousers: Paint): Part {
  const toes = [
    [13.5, -20, 8, 9],
    [0.5, -23, 5, 6.5],
    [-9.5, -21, 4.5, 5.7],
    [-17.7, -16, 4.1, 5.1],
    [-24.3, -9, 3.6, 4.5],
  ] as const;
  return [
    shape('M-12 70V36C-13 20-26 6-25-7C-23-19 14-23 21-10C25 6 12 20 12 36V70Z', skin),
    ...toes.map(([x, y, rx, ry]) => oval(x, y, rx, ry, skin)),
    ...toes.map(([x, y, rx, ry]) => oval(x, y - ry * 0.42, rx * 0.5, ry * 0.32, 'paper', { opacity: 0.55 })),
    shape('M-18 38Q0 44 18 38L20 90H-20Z', trousers),
  ].join('');
}

/** An eye close up with lid and brow; the middle of its iris is 0,0. */
export function eye(
  skin: Paint,
  iris: Paint,
  { brow, redness = 0 }: { readonly brow?: Paint; readonly redness?: number },
): Part {
  return [
    shape('M-44 4C-36-34 36-34 44 4C36 36-36 36-44 4Z', skin),
    shape('M-35 3Q0-32 35 3Q0 33-35 3Z', 'paper'),
    redness === 0 ? '' : shape('M-35 3Q0-32 35 3Q0 33-35 3Z', 'sore', { opacity: redness }),
    dot(0, 1, 13, iris),
    dot(0, 1, 6.5, 'ink'),
    dot(4, -3.5, 2.6, 'paper'),
    line('M-36 3Q0-34 36 3', 'ink', 3.4),
    line('M-27-9L-32-15M-15-16L-18-23M0-18.5V-26M15-16L18-23M27-9L32-15', 'ink', 2.8),
    brow === undefined ? '' : line('M-30-31Q-4-45 30-34', brow, 5.5),
  ].join('');
}

/** An ear, close up; the opening is 0,0. */
export function ear(skin: Paint): Part {
  return [
    shape(
      'M-20 6C-28-22-14-40 4-40C26-40 36-22 31-4C28 8 18 12 14 24C11 36 2 42-8 39C-18 36-18 26-17 18C-17 13-18 10-20 6Z',
      skin,
    ),
    line('M-10-6C-14-22-4-29 6-29C19-29 24-17 20-6C17 2 9 4 7 15C5 23 1 27-5 27', 'ink', 4, { opacity: 0.3 }),
    line('M-11 0C-2-8 7-8 8-1C9 5 1 8 0 13', 'ink', 3.6, { opacity: 0.3 }),
  ].join('');
}

/** A head from the side, looking right, with neck and shoulders; the ear is near 0,0. */
export function profile({
  skin,
  hairColor,
  top,
  style = 'short',
  eye: eyeShape = 'closed',
  mouth = 'closed',
  isWorn = false,
  isChild = false,
}: Profile): Part {
  return [
    style === 'bun' ? dot(-36, -22, 14, hairColor) : '',
    style === 'long' ? shape('M-34-10C-44 6-40 40-46 62H0V-10Z', hairColor) : '',
    shape('M-24 10V60H14V36Z', skin),
    shape('M-24 10L14 36V40Q-6 40-14 34Z', 'ink', { opacity: 0.14 }),
    shape('M-26 46C-46 52-62 60-64 120H58C58 70 44 54 16 47C8 58-16 58-26 46Z', top),
    shape(
      isChild
        ? 'M-34-8C-34-34-14-42 4-40C24-38 30-24 30-12C30-6 31-2 34 3Q37 8 31 10C32 13 31 16 29 18C31 21 30 24 28 26C26 36 16 38 6 36C-20 34-34 14-34-8Z'
        : 'M-34-10C-34-34-14-42 4-40C24-38 30-26 30-14C30-8 31-5 33-1L39 9Q40 13 33 14C34 16 34 18 32 20C34 23 33 25 31 27C32 34 28 38 20 38C4 38-34 20-34-10Z',
      skin,
    ),
    eyeShape === 'open'
      ? dot(20, -5, 3.2, 'ink')
      : line(eyeShape === 'closed' ? 'M15-5q5 5 10 1' : 'M24-9l-8 4l8 4', 'ink', 3),
    line('M14-15q6-4 12-1', hairColor, 3.2),
    mouth === 'open'
      ? shape('M33 20C26 18 21 20 20 24C22 30 28 30 32 27Z', 'ink')
      : line('M32 21Q27 23 23 21', 'ink', 2.6),
    isWorn ? line('M10-6l-4-2M10-2h-5M20 12Q16 16 17 22', 'ink', 2, { opacity: 0.4 }) : '',
    shape('M-10-4C-12-13 2-14 2-4C2 3-3 8-7 6C-11 4-9 0-10-4Z', skin),
    line('M-10-3C-11-12 2-12 1-4C0 2-3 6-6 6', 'ink', 2.6, { opacity: 0.3 }),
    shape(profileHair[style], hairColor),
  ].join('');
}

interface Profile {
  readonly skin: Paint;
  readonly hairColor: Paint;
  readonly top: Paint;
  readonly style?: keyof typeof profileHair;
  readonly eye?: 'open' | 'closed' | 'squeezed';
  readonly mouth?: 'closed' | 'open';
  /** Has wrinkles. */
  readonly isWorn?: boolean;
  readonly isChild?: boolean;
}

const profileHair = {
  short:
    'M-36-4C-42-38-10-50 14-46C30-44 34-28 29-20C18-16 8-22 0-22C-2-14-6-14-12-10C-14-2-18 8-25 14C-32 10-35 2-36-4Z',
  bun: 'M-36-6C-40-38-10-48 12-44C26-42 30-30 28-22C18-16 8-22 0-16C-8-10-12-4-14 8C-20 14-26 16-28 14C-34 8-36 0-36-6Z',
  long: 'M-38-4C-42-38-10-49 12-45C28-42 32-28 28-22C18-14 8-22 2-16C-6-10-8 4-8 18C-10 40-34 50-44 46C-38 30-36 10-38-4Z',
  thin: 'M-34-16C-32-24-28-28-24-28C-20-18-14-16-11-12C-12-2-16 8-24 16C-32 8-35-6-34-16Z',
  tousled:
    'M-36-2C-42-18-38-30-30-38C-28-46-18-50-8-46C0-54 14-52 18-44C28-44 34-32 29-20C20-14 16-24 8-22C2-14-6-18-11-10C-14-2-18 8-25 14C-32 10-35 4-36-2Z',
} as const;

/** Both lungs with the windpipe, its top at 0,0. */
export function lungs(color: Paint): Part {
  return [
    line('M0-3V14M0 14Q-1 20-9 22M0 14Q1 20 9 22', color, 4.4),
    shape(
      'M-6 10C-14 10-24 24-25 40C-25 48-18 48-11 45C-5 43-4 40-4 34C-4 26-2 10-6 10ZM6 10C14 10 24 24 25 40C25 48 18 48 11 45C5 43 4 40 4 34C4 26 2 10 6 10Z',
      color,
    ),
  ].join('');
}

/** A full bladder; its middle is 0,0. */
export function bladder(wall: Paint, filling: Paint): Part {
  return [
    line('M0 12V22', wall, 5),
    shape('M-19-1C-19-17 19-17 19-1C19 8 9 16 0 16S-19 8-19-1Z', wall),
    shape('M-14 0Q-7-4 0 0T14 0C13 6 6 11.5 0 11.5S-13 6-14 0Z', filling),
  ].join('');
}
