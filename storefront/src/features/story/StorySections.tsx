import { styled } from 'styled-components';
import { ourStory } from '@front-door/shared/catalogue/story';
import { media } from '../../theme/breakpoints';
import { BrandText } from '../../ui/BrandText';

/** Our story: each part's heading at the side of its text. */
export function StorySections() {
  return ourStory.sections.map(({ heading, paragraphs }) => (
    <Part key={heading}>
      <h2>{heading}</h2>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>
            <BrandText text={text} />
          </p>
        ))}
      </div>
    </Part>
  ));
}

const Part = styled.section`
  display: grid;
  gap: 8px 48px;
  padding-block: clamp(24px, 4vw, 48px);

  & + & {
    border-top: 1px solid var(--line);
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  p {
    max-width: 66ch;
    font-size: var(--body);
  }

  p:last-child {
    margin-bottom: 0;
  }
`;
