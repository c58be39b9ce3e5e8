import { styled } from 'styled-components';
import { brandPromise } from '@front-door/shared/catalogue/story';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { Proof } from '../features/story/Proof';
import { PromiseSteps } from '../features/story/PromiseSteps';
import { media } from '../theme/breakpoints';
import { BrandText } from '../ui/BrandText';
import { ButtonLink } from '../ui/Button';
import { Container, Section } from '../ui/layout';
import { PictureHeader } from '../ui/PictureHeader';
import { findTreatment, howItWorks } from './brandPromisePageTexts/en';

export function BrandPromisePage() {
  const { title, tagline, aboutUs } = brandPromise;
  return (
    <>
      <PictureHeader title={title} lead={tagline} image="/images/hero/3.svg" />
      <Section>
        <About>
          <h2>{aboutUs.heading}</h2>
          <p>
            <BrandText text={aboutUs.text} />
          </p>
        </About>
      </Section>
      <Section $tinted>
        <Container>
          <PromiseSteps />
          <Actions>
            <ButtonLink to={hrefs.care} $variant="primaryOrangeSolid">
              {findTreatment}
            </ButtonLink>
            <ButtonLink to={hrefs.howItWorks} $variant="primaryBlueOutline">
              {howItWorks}
            </ButtonLink>
          </Actions>
        </Container>
      </Section>
      <Container>
        <Proof />
      </Container>
    </>
  );
}

const About = styled(Container)`
  display: grid;
  gap: 8px 48px;

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  p {
    max-width: 66ch;
    margin: 0;
    font-size: var(--lead);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: clamp(24px, 4vw, 48px);
`;
