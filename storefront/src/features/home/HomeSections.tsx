import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { ButtonLink } from '../../ui/Button';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, Eyebrow, Lead, Section, VisuallyHidden } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { Stars } from '../../ui/Stars';
import { starsFrom } from '../../ui/starsTexts/en';
import { Benefits, Intro, Licenses, Proof, Review, Step, Steps } from './HomeSections.styles';
import { ProvidersLine } from '../../ui/ProvidersLine';
import * as texts from './homeSectionsTexts/en';

/** The part of the home page below its list. */
export function HomeSections({ treatmentsHref }: { readonly treatmentsHref: string }) {
  return (
    <>
      <HowItWorksSection />
      <IntroSection treatmentsHref={treatmentsHref} />
    </>
  );
}

/**
 * Who looks at a case, and why it is easier. The name of the medical lead comes from the brand configuration and may be
 * absent.
 */
export function IntroSection({
  treatmentsHref,
  lead = brand.medicalLead,
}: {
  readonly treatmentsHref: string;
  readonly lead?: string | undefined;
}) {
  return (
    <Section>
      <Intro as={Container}>
        <div>
          <Eyebrow>{texts.introEyebrow}</Eyebrow>
          <h2>{texts.introTitle}</h2>
          <Lead>{texts.intro}</Lead>
          <ButtonLink to={treatmentsHref} $variant="primaryBlueSolid">
            {texts.getStarted}
          </ButtonLink>
          <Licenses>
            <ProvidersLine lead={lead} />
          </Licenses>
        </div>
        <Benefits>
          {texts.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon of={checkIcon} size={22} />
              {benefit}
            </li>
          ))}
        </Benefits>
      </Intro>
    </Section>
  );
}

/** How it goes, in three steps, and what others say of it. */
export function HowItWorksSection() {
  return (
    <Section $tinted>
      <Container>
        <Eyebrow>{texts.howItWorksEyebrow}</Eyebrow>
        <Fold heading={<h2>{texts.threeSteps}</h2>} label={texts.threeSteps}>
          <Steps>
            {texts.steps.map(({ title, text }, index) => (
              <Step key={title}>
                <span aria-hidden>{index + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </Step>
            ))}
          </Steps>
        </Fold>
        <Proof>
          <ButtonLink to={hrefs.howItWorks} $variant="primaryBlueSolid">
            {texts.learnMore} <VisuallyHidden>{texts.aboutHowItWorks}</VisuallyHidden>
          </ButtonLink>
          <Review href={brand.reviewUrl} {...newTab}>
            <Stars rating={Number(brand.reviewRating)} />
            <span>
              {starsFrom(brand.reviewRating, brand.reviewCount)}
              <NewTabHint />
            </span>
          </Review>
        </Proof>
      </Container>
    </Section>
  );
}
