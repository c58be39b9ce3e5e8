import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { tabAfterKey } from '../../ui/tabs.model';
import { Panel, TabButton, TabList } from './Category.styles';

interface TreatmentTabsProps {
  readonly label: string;
  readonly treatments: readonly TreatmentSummary[];
  readonly selected: TreatmentSummary;
  readonly onSelect: (treatment: TreatmentSummary) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** The arrow keys of a vertical list, as those of a horizontal one. */
const horizontal: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** A vertical list of tabs beside the one panel that they share. */
export function TreatmentTabs({ label, treatments, selected, onSelect, children }: TreatmentTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(horizontal[event.key] ?? event.key, treatments.indexOf(selected), treatments.length);
    const treatment = next === undefined ? undefined : treatments[next];
    if (next === undefined || treatment === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(treatment);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <TabList ref={list} role="tablist" aria-label={label} aria-orientation="vertical" onKeyDown={onKeyDown}>
        {treatments.map((treatment) => {
          const isSelected = treatment === selected;
          return (
            <TabButton
              key={treatment.path}
              type="button"
              role="tab"
              id={`${id}${treatment.path}`}
              aria-controls={`${id}panel`}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => {
                onSelect(treatment);
              }}
            >
              {treatment.name}
            </TabButton>
          );
        })}
      </TabList>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected.path}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  );
}
