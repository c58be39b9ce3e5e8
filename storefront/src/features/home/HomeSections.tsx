import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { ButtonLink } from '../../ui/Button';
import { Fold } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, Eyebrow, Lead, Section, VisuallyHidden } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { Stars } from '../../ui/Stars';
import { Benefits, Intro, Licenses, Proof, Review, Step, Steps } from './HomeSections.styles';
import { ProvidersLine } from '../../ui/ProvidersLine';

/** The part of the home page below its list. */
export function HomeSections({ treatmentsHref }: { readonly treatmentsHref: string }) {
  return (
    <>
      <HowItWorksSection />
      <IntroSection treatmentsHref={treatmentsHref} />
    </>
  );
}

const benefits = [
  'Board-certified providers',
  'No big co-pays or hidden costs',
  'No insurance',
  'No waiting days for appointments or hours in waiting rooms',
  'No subscription',
  'No hassles',
] as const;

/** Who looks at a case, and why it is easier. Who leads them is named by the brand's configuration, or nobody is. */
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
          <Eyebrow>WHO REVIEWS YOUR CASE</Eyebrow>
          <h2>Real care, without the waiting room</h2>
          <Lead>
            Tell us what is wrong. A licensed provider reviews your case, makes a plan with you, and sends a
            prescription to your pharmacy when one is right for you.
          </Lead>
          <ButtonLink to={treatmentsHref} $variant="primaryBlueSolid">
            Get Started
          </ButtonLink>
          <Licenses>
            <ProvidersLine lead={lead} />
          </Licenses>
        </div>
        <Benefits>
          {benefits.map((benefit) => (
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

const threeSteps = 'Three steps, most of them from your couch';

const steps = [
  {
    title: 'Choose what you need',
    text: 'Find your condition and pick your state. You see the price before you start.',
  },
  { title: 'Answer a few questions', text: 'It takes about 15 minutes, at any hour. Or have a provider call you.' },
  { title: 'Get your treatment', text: 'Your provider sends a plan and, if it is right for you, a prescription.' },
] as const;

/** How it goes, in three steps, and what others say of it. */
export function HowItWorksSection() {
  return (
    <Section $tinted>
      <Container>
        <Eyebrow>HOW IT WORKS</Eyebrow>
        <Fold heading={<h2>{threeSteps}</h2>} label={threeSteps}>
          <Steps>
            {steps.map(({ title, text }, index) => (
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
            Learn More <VisuallyHidden>about how it works</VisuallyHidden>
          </ButtonLink>
          <Review href={brand.reviewUrl} {...newTab}>
            <Stars rating={4} />
            <span>
              4.0 stars from 15 reviews <NewTabHint />
            </span>
          </Review>
        </Proof>
      </Container>
    </Section>
  );
}
