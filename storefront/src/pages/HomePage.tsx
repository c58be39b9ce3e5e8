import { HomeHero } from '../features/home/HomeHero';
import { HowItWorksSection, IntroSection } from '../features/home/HomeSections';
import { openReceptionist } from '../features/receptionist/receptionist';
import { TreatmentList } from '../features/treatment-list/TreatmentList';
import { treatmentsAnchor } from '../features/treatment-list/useShowTreatments';
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
      <HomeHero treatmentsHref={treatmentsHref} onAskReceptionist={openReceptionist} />
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
