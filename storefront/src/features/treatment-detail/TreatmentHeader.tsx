import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { categoryTitled } from '@front-door/shared/catalogue/categories';
import { categoryHref, hrefs } from '@front-door/shared/routing/hrefs';
import { media } from '../../theme/breakpoints';
import { ConditionPicture } from '../../ui/ConditionPicture';
import { Container, Lead } from '../../ui/layout';

/** Name, category, description and picture of a treatment. */
export function TreatmentHeader({ treatment }: { readonly treatment: Treatment }) {
  const category = categoryTitled(treatment.primaryCategory);
  const [condition, kind] = treatment.name.split(' - ');
  return (
    <Root>
      <Columns>
        <Trail aria-label="Breadcrumb">
          <Link to={hrefs.care}>All Treatments</Link>
          {category !== undefined && (
            <>
              <span aria-hidden>/</span>
              <Link to={categoryHref(category.urlPath)}>
                <img src={category.iconPath} alt="" width={24} height={24} />
                {category.title}
              </Link>
            </>
          )}
        </Trail>
        <h1>
          {kind === undefined ? (
            treatment.name
          ) : (
            <>
              <Part>{condition} -</Part> <Part>{kind}</Part>
            </>
          )}
        </h1>
        <Lead>{treatment.description}</Lead>
        <ConditionPicture path={treatment.path} size={240} />
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  background: var(--tint);
`;

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: 0 16px;
  grid-template: 'trail trail' auto 'picture name' auto 'words words' auto / auto minmax(0, 1fr);
  padding-block: 28px;

  > nav {
    grid-area: trail;
  }

  > h1 {
    grid-area: name;
  }

  > p {
    grid-area: words;
  }

  > svg {
    grid-area: picture;
    width: 72px;
    height: 72px;
    margin-bottom: 16px;
  }

  /* Where text is so large that a word needs the whole line. */
  @media (max-width: 18em) {
    > svg {
      display: none;
    }
  }

  ${media.md} {
    gap: 0 48px;
    grid-template: 'trail picture' auto 'name picture' auto 'words picture' auto / minmax(0, 1fr) auto;
    padding-block: 40px;

    > svg {
      width: 240px;
      height: 240px;
      margin: 0;
    }
  }
`;

/** "Abdominal Pain - Pediatric": a name that needs a second line breaks between its parts. */
const Part = styled.span`
  display: inline-block;
`;

const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  font-size: 0.9375rem;
  font-weight: 700;

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }

  span {
    color: var(--muted);
  }
`;
