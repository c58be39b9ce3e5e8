import { howItWorksTabs, shownTab, type HowItWorksTab } from '@front-door/shared/catalogue/howItWorks';
import type { Offer } from '@front-door/shared/visitor/partners';
import { useOffered } from '../../platform/offers';
import { Tabs } from '../../ui/Tabs';
import { GetStartedBanner } from './GetStartedBanner';
import { Guide } from './Guide';
import { kinds } from './howItWorksTexts/en';
import { useTab } from './useTab';

/** The ways to get care, step by step, but for those that the visitor's partner hides. */
export function HowItWorks() {
  const [asked, select] = useTab();
  const isOffered = useOffered();
  const shown = howItWorksTabs.filter((tab) => isOffered(offerOf(tab)));
  const selected = asked < shown.length ? asked : 0;
  return (
    <>
      <Tabs
        label={kinds}
        tabs={shown.map((tab) => ({ label: shownTab(tab), content: <Guide tab={tab} />, offer: offerOf(tab) }))}
        selected={selected}
        onSelect={select}
      />
      <GetStartedBanner isWeightLoss={offerOf(shown[selected]) === 'weight-loss'} />
    </>
  );
}

function offerOf(tab: HowItWorksTab | undefined): Offer | undefined {
  return tab === 'Weight Loss' ? 'weight-loss' : undefined;
}
