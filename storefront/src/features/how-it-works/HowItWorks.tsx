import { howItWorksTabs, type HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import { useIsGroceryChain } from '../../platform/useIsGroceryChain';
import { Tabs } from '../../ui/Tabs';
import { GetStartedBanner } from './GetStartedBanner';
import { Guide } from './Guide';
import { useTab } from './useTab';

/** The three ways to get care, step by step. The grocery chain's visitors see two: Weight Loss is hidden from them. */
export function HowItWorks() {
  const [asked, select] = useTab();
  const isGroceryChain = useIsGroceryChain();
  const shown = howItWorksTabs.filter((tab) => !(isGroceryChain && isWeightLoss(tab)));
  const selected = asked < shown.length ? asked : 0;
  return (
    <>
      <Tabs
        label="Kinds of consultation"
        tabs={shown.map((tab) => ({ label: tab, content: <Guide tab={tab} />, isWeightLoss: isWeightLoss(tab) }))}
        selected={selected}
        onSelect={select}
      />
      <GetStartedBanner isWeightLoss={isWeightLoss(shown[selected])} />
    </>
  );
}

function isWeightLoss(tab: HowItWorksTab | undefined): boolean {
  return tab === 'Weight Loss';
}
