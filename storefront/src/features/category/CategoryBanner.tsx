import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Container, Lead } from '../../ui/layout';
import type { CategoryInfo } from './categoryPage.model';

/** Title, description and picture of a category. */
export function CategoryBanner({ title, description, image }: Pick<CategoryInfo, 'title' | 'description' | 'image'>) {
  return (
    <Band>
      <Columns>
        <div>
          <h1>{title}</h1>
          <Lead>{description}</Lead>
        </div>
        <img src={image} alt="" width={600} height={400} fetchPriority="high" />
      </Columns>
    </Band>
  );
}

const Band = styled.div`
  background: var(--tint);
`;

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: 12px 48px;
  padding-block: 20px;

  /* Small beside the words on phones, so that the list is on the first screen; where letters are large, not even that. */
  img {
    display: none;
  }

  p {
    margin: 0;
  }

  ${media.smallPhone} {
    gap: 12px;
    /* A long title takes of the picture what it needs. */
    grid-template-columns: 1fr minmax(0, 104px);

    img {
      display: block;
    }
  }

  ${media.md} {
    gap: 48px;
    grid-template-columns: 1.5fr 1fr;
    padding-block: 32px;

    img {
      width: 100%;
      max-width: 25rem;
      margin-inline: auto;
    }
  }
`;
