import { at, box, dot, line, oval, shape, type Paint, type Part } from './shapes';

/** A bottle of pills with a label; the middle is 0,0. */
export function pillBottle(body: Paint, lid: Paint): Part {
  return [
    box(-19, -20, 38, 46, 7, body),
    box(-22, -32, 44, 14, 5, lid),
    box(-19, -8, 38, 22, 0, 'paper'),
    line('M0-4V10M-7 3H7', 'orange', 4.4),
    line('M-14-28V-22M-7-28V-22M0-28V-22M7-28V-22M14-28V-22', 'ink', 2, { opacity: 0.2 }),
  ].join('');
}

/** A pack of pills for a month; its middle is 0,0. */
export function pillPack(color: Paint): Part {
  const pills = Array.from({ length: 12 }, (_, index) => ({
    x: -16.5 + 11 * (index % 4),
    y: -6 + 11 * Math.floor(index / 4),
    color: index > 8 ? ('orange' as const) : ('paper' as const),
  }));
  return [
    box(-25, -24, 50, 50, 7, color),
    line('M-16-16H16', 'paper', 3, { opacity: 0.8 }),
    ...pills.map((pill) => dot(pill.x, pill.y, 3.9, pill.color)),
  ].join('');
}

/** A leaf of a calendar, for what lasts; its middle is 0,0. */
export function calendar(color: Paint): Part {
  const days = Array.from({ length: 6 }, (_, index) =>
    dot(-7 + 7 * (index % 3), 1 + 6.5 * Math.floor(index / 3), 2, index === 5 ? 'sore' : color),
  );
  return [
    box(-13, -12, 26, 25, 4, 'paper'),
    shape('M-13-5V-8Q-13-12-9-12H9Q13-12 13-8V-5Z', color),
    line('M-6-15V-10M6-15V-10', 'deep', 2.8),
    ...days,
  ].join('');
}

/** A clock face; its middle is 0,0. */
export function clock(color: Paint): Part {
  return [line('M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0', color, 3.4), line('M0-7V0L5 4', color, 3.4)].join('');
}

/** A thermometer from the mouth to the right. */
export function thermometer(): Part {
  return [
    line('M0 0L30-10', 'paper', 6.5),
    line('M0 0L18-6', 'sore', 2.8),
    line('M0 0L30-10', 'ink', 6.5, { opacity: 0.06 }),
  ].join('');
}

/** A paper tissue held under a nose; its top middle is 0,0. */
export function tissue(): Part {
  return [
    shape('M-24-1Q-14-9 0-3Q14-9 24-1Q20 14 8 20Q0 23-8 20Q-20 14-24-1Z', 'paper'),
    line('M-12 2Q-8 8-4 14M12 2Q8 8 4 14', 'sky', 2.4, { opacity: 0.6 }),
  ].join('');
}

/** An inhaler, its mouthpiece at 0,0 to the left. */
export function inhaler(): Part {
  return [
    box(11, -42, 14, 24, 4, 'paper'),
    box(11, -42, 14, 8, 3, 'sky'),
    shape('M8-28H28V3Q28 8 23 8H2V-7H8Z', 'link'),
    box(-3, -8, 7, 17, 3, 'paper'),
  ].join('');
}

/** A bathroom scale from above; its middle is 0,0. */
export function scale(body: Paint): Part {
  return [
    box(-36, -36, 72, 72, 14, body),
    shape('M-19-12A19 19 0 0 1 19-12Q0-20-19-12Z', 'paper'),
    line('M0-17L5-26', 'sore', 3),
    line('M-12-19l2 2M0-27v3M12-19l-2 2', 'ink', 1.8, { opacity: 0.5 }),
  ].join('');
}

/** A comb, teeth down; its middle is 0,0. */
export function comb(color: Paint): Part {
  return [box(-22, -8, 44, 8, 4, color), line('M-18-2V9M-12-2V9M-6-2V9M0-2V9M6-2V9M12-2V9M18-2V9', color, 3)].join('');
}

/** A magnifying glass over what is to be seen; the lens's middle is 0,0. */
export function lens(radius: number, inside: Part): Part {
  const handle = radius * 0.72;
  return [
    line(`M${String(handle)} ${String(handle)}L${String(handle + 15)} ${String(handle + 15)}`, 'deep', 8),
    dot(0, 0, radius + 4, 'deep'),
    dot(0, 0, radius, 'paper'),
    inside,
  ].join('');
}

/** A dropper bottle; its tip, at 0,0, points down. */
export function eyeDrops(): Part {
  return [box(-9, -32, 18, 20, 4, 'sky'), box(-9, -27, 18, 9, 0, 'paper'), shape('M-7-12H7L3-2Q0 1-3-2Z', 'link')].join(
    '',
  );
}

/** A flower; its middle is 0,0. */
export function flower(petals: Paint, middle: Paint): Part {
  const petal = (turn: number) => at(0, 0, { turn }, oval(0, -9, 5, 7.5, petals));
  return [...[0, 72, 144, 216, 288].map((turn) => petal(turn)), dot(0, 0, 5.5, middle)].join('');
}

/** A face mask over nose and mouth of a head, in the head's coordinates. */
export function mask(): Part {
  return [
    line('M-27 6L-20 10M27 6L20 10', 'paper', 3),
    shape('M-22 9Q0 2 22 9V24Q18 37 0 39Q-18 37-22 24Z', 'paper'),
    line('M-13 18H13M-12 26H12', 'sky', 2.4, { opacity: 0.7 }),
  ].join('');
}

/** A telephone with a screen; its middle is 0,0. */
export function phone(screen: Paint): Part {
  return [box(-28, -44, 56, 88, 10, 'deep'), box(-24, -39, 48, 78, 6, screen)].join('');
}

/** A speech bubble with its tip at the lower left; its middle is 0,0. */
export function bubble(color: Paint, inside: Part): Part {
  return [shape('M-8-16H10Q18-16 18-8V4Q18 12 10 12H-4L-14 20V11Q-18 10-18 4V-8Q-18-16-8-16Z', color), inside].join('');
}

/** A potty seen from the front; its upper edge's middle is 0,0. */
export function potty(color: Paint): Part {
  return [
    shape('M-26 0H26L21 22Q20 27 14 27H-14Q-20 27-21 22Z', color),
    box(-31, -5, 62, 10, 5, color),
    line('M-22 8H22', 'ink', 2.4, { opacity: 0.2 }),
  ].join('');
}
