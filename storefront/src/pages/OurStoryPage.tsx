import { styled } from 'styled-components';
import { ourStory } from '@front-door/shared/catalogue/story';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { Proof } from '../features/story/Proof';
import { StorySections } from '../features/story/StorySections';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { PictureHeader } from '../ui/PictureHeader';
import { findTreatment, ourPromise } from './ourStoryPageTexts/en';

export function OurStoryPage() {
  return (
    <>
      <PictureHeader title={ourStory.title} lead={ourStory.lead} image="/images/hero/2.svg" />
      <Body>
        <StorySections />
        <Proof />
        <Actions>
          <ButtonLink to={hrefs.care} $variant="primaryOrangeSolid">
            {findTreatment}
          </ButtonLink>
          <ButtonLink to={hrefs.brandPromise} $variant="primaryBlueOutline">
            {ourPromise}
          </ButtonLink>
        </Actions>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-block: clamp(12px, 2vw, 32px) var(--section);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;
