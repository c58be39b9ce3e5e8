import { dot, line, oval, shape, type Paint, type Part } from './shapes';

/** A hair style around a head whose face reaches from -28 to 28 across and from -35 to 37 down. */
export interface Style {
  /** Behind head and shoulders. */
  readonly back?: (hair: Paint) => Part;
  /** Over the forehead. */
  readonly front: (hair: Paint) => Part;
}

const sidePart = 'M-31 8C-38-28-22-46 2-46C28-46 38-24 31 8C29-8 22-20 12-27C0-16-22-14-31 8Z';
const middlePart = 'M-31 10C-38-28-20-46 0-46S38-28 31 10C29-6 18-16 0-30C-18-16-29-6-31 10Z';
const cap = 'M-29-2C-34-32-18-45 0-45S34-32 29-2C28-12 25-18 20-23C8-28-8-28-20-23C-25-18-28-12-29-2Z';

/** Scalps and hair of all sorts. */
export const hairStyles = {
  short: {
    front: (hair) =>
      shape('M-30-2C-36-30-20-47 2-46C26-46 35-28 30-2C28-10 26-16 20-21C6-17-12-18-21-25C-25-16-28-10-30-2Z', hair),
  },
  crop: { front: (hair) => shape(cap, hair) },
  quiff: {
    front: (hair) =>
      shape(
        'M-29-2C-34-28-24-38-14-38C-10-50 26-52 28-34C34-26 31-12 29-2C27-12 24-16 20-20C4-18-10-20-20-26C-25-18-28-10-29-2Z',
        hair,
      ),
  },
  bob: {
    back: (hair) => shape('M-34-6C-40-54 40-54 34-6C38 8 40 22 37 34C24 42-24 42-37 34C-40 22-38 8-34-6Z', hair),
    front: (hair) => shape(sidePart, hair),
  },
  long: {
    back: (hair) =>
      shape(
        'M-34-6C-40-54 40-54 34-6C46 4 40 22 46 34C54 50 44 68 30 68H-30C-44 68-54 50-46 34C-40 22-46 4-34-6Z',
        hair,
      ),
    front: (hair) => shape(sidePart, hair),
  },
  straight: {
    back: (hair) => shape('M-34-6C-40-54 40-54 34-6L40 62C40 70-40 70-40 62Z', hair),
    front: (hair) => shape(middlePart, hair),
  },
  bun: {
    back: (hair) => dot(0, -50, 14, hair),
    front: (hair) => shape(middlePart, hair),
  },
  afro: {
    back: (hair) =>
      [
        dot(0, -26, 33, hair),
        dot(-27, -14, 21, hair),
        dot(27, -14, 21, hair),
        dot(-30, 8, 14, hair),
        dot(30, 8, 14, hair),
      ].join(''),
    front: (hair) => shape('M-29 0C-34-30-16-40 0-40S34-30 29 0C27-14 20-24 0-24S-27-14-29 0Z', hair),
  },
  curls: {
    front: (hair) =>
      [
        dot(-24, -22, 11, hair),
        dot(-13, -34, 12, hair),
        dot(3, -38, 12, hair),
        dot(18, -32, 12, hair),
        dot(27, -18, 9, hair),
        dot(-29, -8, 7, hair),
        dot(30, -6, 6, hair),
        shape('M-26-22L-12-40L18-40L27-18Q0-26-26-22Z', hair),
      ].join(''),
  },
  ponytail: {
    back: (hair) => shape('M18-38C44-44 56-22 48 2C46 14 52 20 48 30C36 26 32 10 34-8Z', hair),
    front: (hair) => shape(sidePart, hair),
  },
  pigtails: {
    back: (hair) =>
      [
        oval(-40, 10, 12, 19, hair),
        oval(40, 10, 12, 19, hair),
        dot(-33, -8, 5, 'orange'),
        dot(33, -8, 5, 'orange'),
      ].join(''),
    front: (hair) => shape(middlePart, hair),
  },
  puffs: {
    back: (hair) => [dot(-28, -34, 15, hair), dot(28, -34, 15, hair)].join(''),
    front: (hair) => shape(cap, hair),
  },
  fringe: {
    back: (hair) => shape('M-34-6C-40-54 40-54 34-6C36 6 37 14 35 24C24 30-24 30-35 24C-37 14-36 6-34-6Z', hair),
    front: (hair) => shape('M-30 6C-38-28-20-46 0-46S38-28 30 6C29-2 28-8 26-12H-26C-28-8-29-2-30 6Z', hair),
  },
  tuft: {
    front: (hair) =>
      [
        shape('M-25-16C-24-34-12-40 0-40S24-34 25-16C16-30-16-30-25-16Z', hair),
        line('M-6-36C-8-48 4-50 6-43', hair, 5),
      ].join(''),
  },
  receding: {
    front: (hair) =>
      [
        shape('M-30 6C-37-12-33-28-24-34C-20-30-26-20-25-14C-26-8-27-2-30 6Z', hair),
        shape('M30 6C37-12 33-28 24-34C20-30 26-20 25-14C26-8 27-2 30 6Z', hair),
      ].join(''),
  },
  scarf: {
    back: (hair) => shape('M-36-4C-42-54 42-54 36-4C38 20 40 38 46 56H-46C-40 38-38 20-36-4Z', hair),
    front: (hair) =>
      shape(
        'M0-46C34-46 38-10 33 10C30 34 16 46 0 46S-30 34-33 10C-38-10-34-46 0-46ZM0-27C-22-27-26-8-24 6C-22 24-12 34 0 34S22 24 24 6C26-8 22-27 0-27Z',
        hair,
      ),
  },
} as const satisfies Record<string, Style>;

export type HairStyle = keyof typeof hairStyles;
