import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf, type Box, type Others, type Place } from './makeWay';

const phone = { width: 360, height: 740 };
/** As on a phone: at the left edge, its icon first. */
const launcher: Box = { top: 680, bottom: 724, left: 16, right: 176 };
const short = 44;
const height = launcher.bottom - launcher.top;

const box = (top: number, left: number, high = 24, wide = 120): Box => ({
  top,
  bottom: top + high,
  left,
  right: left + wide,
});
const bar = (top: number, high = 48) => box(top, 0, high, phone.width);
const nobody: Others = { chat: [], callLinks: [], focused: [], buttons: [], links: [], texts: [] };
const place = (others: Partial<Others>, own = launcher) => placeOf(own, short, { ...nobody, ...others }, phone);

const boxOf = ({ left, top, isShort }: Place): Box =>
  box(top, left, height, isShort ? short : launcher.right - launcher.left);
const meet = (one: Box, other: Box) =>
  other.top < one.bottom && other.bottom > one.top && other.left < one.right && other.right > one.left;
const covered = (boxes: readonly Box[], at: Place) => boxes.filter((other) => meet(boxOf(at), other));

const its = (left: number, top: number, isShort = false): Place => ({ left, top, isShort });
const home = its(16, 680);
const atRight = 360 - 176;

describe('[AF-10] the launcher', () => {
  test.each<[string, Partial<Others>, Place | undefined]>([
    ['stays where nothing is below it', {}, home],
    ['stays beside what is below it', { buttons: [box(690, 200)] }, home],
    ['stays below what is above it', { links: [box(640, 16)] }, home],
    ['is not moved by what has no size', { buttons: [box(690, 20, 0, 0)] }, home],
    ['goes above a bar', { links: [bar(692)] }, its(16, 692 - 8 - height)],
    [
      'goes above two bars that stand upon each other',
      { callLinks: [bar(692)], buttons: [bar(640)] },
      its(16, 640 - 8 - height),
    ],
    ['goes to the other edge where that is nearer', { buttons: [box(400, 16, 340, 60)] }, its(atRight, 680)],
    [
      'goes without its label between buttons at both edges',
      { buttons: [box(300, 100, 350, 160), bar(680, 60)] },
      its(16, 680 - 8 - height, true),
    ],
    ['goes into a gap that is just as high', { buttons: [bar(300, 320), bar(620 + height, 76)] }, its(16, 620)],
    ['stays on what is higher than half the window', { links: [box(0, 0, 740, 360)] }, home],
    ['makes way for what is so high where there is a place', { focused: [box(300, 0, 440, 150)] }, its(atRight, 680)],
    [
      'is not seen where all is buttons',
      { buttons: Array.from({ length: 19 }, (_, at) => bar(at * 40, 30)) },
      undefined,
    ],
    ['is not seen where all is call links', { callLinks: [bar(0, 740)] }, undefined],
    [
      'covers as few links as can be where all is links',
      { links: [...Array.from({ length: 36 }, (_, at) => bar(at * 20, 20)), bar(720, 20), box(350, 16, 350, 160)] },
      its(atRight, 680),
    ],
    ['goes above a price near by', { texts: [box(690, 20)] }, its(16, 690 - 8 - height)],
    ['goes between two lines of text', { texts: [box(690, 20), box(604, 20)] }, its(16, 690 - 8 - height)],
    ['is not moved by text beside its icon, which its label gives way to', { texts: [box(690, 62)] }, home],
    [
      'stays on text where all near by is text',
      { texts: Array.from({ length: 8 }, (_, at) => box(560 + at * 22, 16, 20)) },
      home,
    ],
    ['covers no link for the sake of a text', { texts: [box(690, 20)], links: [box(600, 16, 80)] }, home],
    ['stays below the open chat', { chat: [bar(0, 630)], buttons: [bar(700, 40)] }, its(16, 700 - 8 - height)],
    [
      'goes to no other edge while the chat is open',
      { chat: [box(0, 180, 630, 180)], buttons: [box(632, 0, 100, 100)] },
      undefined,
    ],
    [
      'is not seen where there is no room below the open chat',
      { chat: [bar(0, 630)], links: [bar(650, 80)] },
      undefined,
    ],
  ])('%s', (_, others, expected) => {
    expect(place(others)).toEqual(expected);
  });

  test('keeps to its own edge without its label', () => {
    const own = { ...launcher, left: 360 - 176, right: 344 };
    const buttons = [box(300, 100, 350, 160), bar(680, 60)];
    expect(place({ buttons }, own)).toEqual(its(300, 680 - 8 - height, true));
  });

  const anyBoxes = fc
    .array(
      fc.record({
        top: fc.integer({ min: -100, max: 740 }),
        left: fc.integer({ min: -50, max: 360 }),
        high: fc.integer({ min: 1, max: 369 }),
        wide: fc.integer({ min: 1, max: 360 }),
      }),
      { maxLength: 8 },
    )
    .map((boxes) => boxes.map(({ top, left, high, wide }) => box(top, left, high, wide)));
  const anyOthers = fc.record({
    chat: fc.constant([]),
    callLinks: anyBoxes,
    focused: anyBoxes,
    buttons: anyBoxes,
    links: anyBoxes,
    texts: fc.constant([]),
  });
  /** Every place that there is, pixel by pixel. */
  const places = [false, true].flatMap((isShort) =>
    [16, 360 - 16 - (isShort ? short : 160)].flatMap((left) =>
      Array.from({ length: launcher.top + 1 }, (_, top) => its(left, top, isShort)),
    ),
  );

  test('covers nothing wherever there is a free place, else as few links as can be and nothing else, or it is not seen', () => {
    fc.assert(
      fc.property(anyOthers, ({ links, ...others }) => {
        const chosen = place({ links, ...others });
        const never = Object.values(others).flat();
        const harms = places.filter((at) => covered(never, at).length === 0).map((at) => covered(links, at).length);
        const least = harms.length === 0 ? undefined : { never: 0, links: Math.min(...harms), isPlace: true };
        const found = chosen && {
          never: covered(never, chosen).length,
          links: covered(links, chosen).length,
          isPlace: places.some((at) => JSON.stringify(at) === JSON.stringify(chosen)),
        };
        expect(found).toEqual(least);
      }),
    );
  });
});
