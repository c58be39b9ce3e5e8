import { useId, useRef, type KeyboardEvent } from 'react';
import { tabAfterKey, type TabOrientation } from './tabs.model';

interface TabsState {
  /** What the tabs choose between. */
  readonly label: string;
  readonly orientation: TabOrientation;
  readonly count: number;
  /** Index of the tab that is shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** All share one panel, whose content changes; otherwise each has its own. */
  readonly isShared?: true;
}

/**
 * What makes a list of tabs of elements that look as they like: the arrow keys, Home and End select another tab, and
 * only the selected one is a stop of the Tab key.
 *
 * @returns the props of the list, of each tab and of each panel.
 */
export function useTabs({ label, orientation, count, selected, onSelect, isShared }: TabsState) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panelId = (index: number) => `${id}panel${isShared ? '' : String(index)}`;

  return {
    list: {
      ref: list,
      role: 'tablist',
      'aria-label': label,
      'aria-orientation': orientation,
      onKeyDown: (event: KeyboardEvent) => {
        const next = tabAfterKey(event.key, { orientation, selected, count });
        if (next === undefined) return;
        event.preventDefault();
        list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
        onSelect(next);
      },
    },
    tab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: `${id}tab${String(index)}`,
      'aria-controls': panelId(index),
      'aria-selected': index === selected,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => {
        onSelect(index);
      },
    }),
    panel: (index: number) => ({
      role: 'tabpanel',
      id: panelId(index),
      'aria-labelledby': `${id}tab${String(index)}`,
      tabIndex: 0,
    }),
  };
}
