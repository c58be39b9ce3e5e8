import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { categoryTitled } from '@front-door/shared/catalogue/categories';
import { shownCategories } from '@front-door/shared/catalogue/facts/shownCategories';
import { categoryHref, hrefs } from '@front-door/shared/routing/hrefs';
import { media } from '../../theme/breakpoints';
import { Container, Lead } from '../../ui/layout';

/** Name, category, description and picture of a treatment. */
export function TreatmentHeader({ treatment }: { readonly treatment: Treatment }) {
  const category = categoryTitled(treatment.primaryCategory);
  const [condition, kind] = treatment.name.split(' - ');
  return (
    <Root>
      <Columns>
        <div>
          <Trail aria-label="Breadcrumb">
            <Link to={hrefs.care}>All Treatments</Link>
            {shownCategories(treatment).map(({ title, urlPath }) => (
              <Fragment key={urlPath}>
                <span aria-hidden>/</span>
                <Link to={categoryHref(urlPath)}>{title}</Link>
              </Fragment>
            ))}
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
        </div>
        {/* Entries without a category have a picture of their own. */}
        <img src={category?.image ?? `/images/categories/${treatment.path}.svg`} alt="" width={600} height={400} />
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  background: var(--tint);
`;

const Columns = styled(Container)`
  display: grid;
  gap: 16px 48px;
  padding-block: 28px;

  > img {
    display: none;
  }

  ${media.md} {
    grid-template-columns: 1.7fr 1fr;
    align-items: center;
    padding-block: 40px;

    > img {
      display: block;
      max-width: 100%;
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
    min-height: 28px;
  }

  span {
    color: var(--muted);
  }
`;
