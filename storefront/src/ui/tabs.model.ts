export type TabOrientation = 'horizontal' | 'vertical';

interface TabsNow {
  readonly orientation: TabOrientation;
  readonly selected: number;
  readonly count: number;
}

/**
 * The tab that a key selects: the arrows go round, Home and End go to the first and the last.
 *
 * @param key as of `KeyboardEvent.key`.
 * @returns an index, or `undefined` for a key that means nothing to tabs.
 */
export function tabAfterKey(key: string, { orientation, selected, count }: TabsNow): number | undefined {
  const isVertical = orientation === 'vertical';
  switch (key) {
    case isVertical ? 'ArrowDown' : 'ArrowRight':
      return (selected + 1) % count;
    case isVertical ? 'ArrowUp' : 'ArrowLeft':
      return (selected - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
