import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, Eyebrow, Lead, Section, VisuallyHidden } from '../../ui/layout';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { Stars } from '../../ui/Stars';
import { Benefits, Intro, Proof, Review, Step, Steps } from './HomeSections.styles';

const benefits = [
  'Board-certified providers',
  'No big co-pays or hidden costs',
  'No insurance',
  'No waiting days for appointments or hours in waiting rooms',
  'No subscription',
  'No hassles',
] as const;

/** What the service is, and why it is easier. */
export function IntroSection({ treatmentsHref }: { readonly treatmentsHref: string }) {
  return (
    <Section>
      <Intro as={Container}>
        <div>
          <h2>Real care, without the waiting room</h2>
          <Lead>
            Tell us what is wrong. A licensed provider reviews your case, makes a plan with you, and sends a
            prescription to your pharmacy when one is right for you.
          </Lead>
          <ButtonLink to={treatmentsHref} $variant="primaryBlueSolid">
            Get Started
          </ButtonLink>
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

const steps = [
  {
    title: 'Choose what you need',
    text: 'Find your condition and pick your state. You see the price before you start.',
  },
  { title: 'Answer a few questions', text: 'It takes about 15 minutes, at any hour. Or have a provider call you.' },
  { title: 'Get your treatment', text: 'Your provider sends a plan and, if it is right for you, a prescription.' },
] as const;

export function HowItWorksSection() {
  return (
    <Section $tinted>
      <Container>
        <Eyebrow>HOW IT WORKS</Eyebrow>
        <h2>Three steps, most of them from your couch</h2>
        <Steps>
          {steps.map(({ title, text }, index) => (
            <Step key={title}>
              <span aria-hidden>{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
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
