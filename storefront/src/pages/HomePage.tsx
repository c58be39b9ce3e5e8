import { HomeHero } from '../features/home/HomeHero';
import { openReceptionist, tellReceptionist } from '../features/receptionist/receptionist';
import { TreatmentListFrame } from '../features/treatment-list/TreatmentListFrame';
import { treatmentsAnchor } from '../features/treatment-list/useShowTreatments';
import { SearchBox } from '../features/treatment-search/deferredSearchBox';
import { searchLabel } from '../features/treatment-search/searchLabelTexts/en';
import { deferred } from '../ui/deferred';
import { Container, Section } from '../ui/layout';
import { whatCanWeHelpWith } from './homePageTexts/en';

const treatmentsHref = `#${treatmentsAnchor}`;

const HeroHours = deferred(
  () => import('../features/home/HeroHours'),
  (home) => home.HeroHours,
);
const TopConditions = deferred(
  () => import('../features/home/TopConditions'),
  (home) => home.TopConditions,
);
const CategoryLinks = deferred(
  () => import('../features/treatment-list/CategoryLinks'),
  (list) => list.CategoryLinks,
);
const HomeSections = deferred(
  () => import('../features/home/HomeSections'),
  (home) => home.HomeSections,
);
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
        hours={<HeroHours />}
        onAskReceptionist={openReceptionist}
      />
      <Section>
        <Container>
          <TreatmentListFrame heading={whatCanWeHelpWith} level="h2">
            <TopConditions />
            <CategoryLinks />
          </TreatmentListFrame>
        </Container>
      </Section>
      <HomeSections treatmentsHref={treatmentsHref} />
      <SavingsAndPrices />
      <FaqTeaser />
    </>
  );
}
