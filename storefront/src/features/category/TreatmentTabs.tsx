import type { ReactNode } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { useTabs } from '../../ui/useTabs';
import { Panel, TabButton, TabList } from './Category.styles';

interface TreatmentTabsProps {
  readonly label: string;
  readonly treatments: readonly TreatmentSummary[];
  readonly selected: TreatmentSummary;
  readonly onSelect: (treatment: TreatmentSummary) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** A vertical list of tabs beside the one panel that they share. */
export function TreatmentTabs({ label, treatments, selected, onSelect, children }: TreatmentTabsProps) {
  const shown = treatments.indexOf(selected);
  const { list, tab, panel } = useTabs({
    label,
    orientation: 'vertical',
    count: treatments.length,
    selected: shown,
    onSelect: (index) => {
      onSelect(treatments[index] ?? selected);
    },
    isShared: true,
  });
  return (
    <>
      <TabList {...list}>
        {treatments.map((treatment, index) => (
          <TabButton key={treatment.path} {...tab(index)}>
            {shownName(treatment)}
          </TabButton>
        ))}
      </TabList>
      <Panel {...panel(shown)}>{children}</Panel>
    </>
  );
}
