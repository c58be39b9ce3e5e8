import { HomeHero } from '../features/home/HomeHero';
import { HowItWorksSection, IntroSection } from '../features/home/HomeSections';
import { openReceptionist, tellReceptionist } from '../features/receptionist/receptionist';
import { TreatmentList } from '../features/treatment-list/TreatmentList';
import { treatmentsAnchor } from '../features/treatment-list/useShowTreatments';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabel';
import { deferred } from '../ui/deferred';
import { Container, Section } from '../ui/layout';

const treatmentsHref = `#${treatmentsAnchor}`;

const SavingsAndPrices = deferred(
  () => import('../features/home/SavingsAndPrices'),
  (home) => home.SavingsAndPrices,
);
const FaqTeaser = deferred(
  () => import('../features/faq/FaqTeaser'),
  (faq) => faq.FaqTeaser,
);

export function HomePage() {
  return (
    <>
      <HomeHero
        treatmentsHref={treatmentsHref}
        search={
          <SearchBox id="home-search" label={searchLabel} results="over" size="large" onTell={tellReceptionist} />
        }
        onAskReceptionist={openReceptionist}
      />
      <IntroSection treatmentsHref={treatmentsHref} />
      <HowItWorksSection />
      <Section>
        <Container>
          <TreatmentList heading="What can we help with?" level="h2" />
        </Container>
      </Section>
      <SavingsAndPrices />
      <FaqTeaser />
    </>
  );
}
