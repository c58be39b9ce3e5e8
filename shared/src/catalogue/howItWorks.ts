import type { VisitMode } from './availability';
import * as texts from './howItWorksTexts/en';

export { shownTab } from './howItWorksTexts/en';

/** The tabs of the how-it-works page; a tab's index is its number in the address (specification 2.11). */
export const howItWorksTabs = ['Virtual Consultation', 'Live Consultation', 'Weight Loss'] as const;

export type HowItWorksTab = (typeof howItWorksTabs)[number];

/** The kind of visit that a tab tells of. */
export const modeOfTab = {
  'Virtual Consultation': 'virtual',
  'Live Consultation': 'live',
  'Weight Loss': 'weightLoss',
} as const satisfies Record<HowItWorksTab, VisitMode>;

/** A numbered block of a tab. */
export interface StepBlock {
  readonly title: string;
  readonly category: HowItWorksTab;
  /** Root path of its picture, which only decorates. */
  readonly image: string;
  readonly steps: readonly string[];
  /** Its number within the tab, from 1. */
  readonly order: number;
}

function blocksOf(
  category: HowItWorksTab,
  pictures: string,
  blocks: readonly Pick<StepBlock, 'title' | 'steps'>[],
): readonly StepBlock[] {
  return blocks.map((block, index) => ({
    ...block,
    category,
    image: `/images/steps/${pictures}-${String(index + 1)}.svg`,
    order: index + 1,
  }));
}

export const stepBlocks: readonly StepBlock[] = [
  ...blocksOf('Virtual Consultation', 'virtual', texts.virtual),
  ...blocksOf('Live Consultation', 'live', texts.live),
  ...blocksOf('Weight Loss', 'weight-loss', texts.weightLoss),
];

/** The blocks of a tab by their number. */
export function stepBlocksOf(tab: HowItWorksTab, blocks: readonly StepBlock[] = stepBlocks): readonly StepBlock[] {
  return blocks.filter(({ category }) => category === tab).sort((a, b) => a.order - b.order);
}
