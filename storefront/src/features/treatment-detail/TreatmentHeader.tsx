import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { iconPathOf } from '@front-door/shared/catalogue/categories';
import { shownCategories } from '@front-door/shared/catalogue/facts/shownCategories';
import { shownCategory, shownName } from '@front-door/shared/catalogue/names/en';
import { categoryHref, hrefs } from '@front-door/shared/routing/hrefs';
import { media } from '../../theme/breakpoints';
import { ConditionPicture } from '../../ui/ConditionPicture';
import { deferred } from '../../ui/deferred';
import { Container, Lead } from '../../ui/layout';
import * as texts from './headerTexts/en';
import { sentencesOf } from './sentences';

const VisitFacts = deferred(
  () => import('./VisitFacts'),
  (module) => module.VisitFacts,
);

/** Name, category with its picture, one sentence, the facts of a visit, and picture of a treatment. */
export function TreatmentHeader({ treatment }: { readonly treatment: Treatment }) {
  const [before, joined, after] = shownName(treatment).split(/(\S+ -)/);
  return (
    <Root>
      <Words>
        <Trail aria-label={texts.breadcrumb}>
          <Link to={hrefs.care}>{texts.allTreatments}</Link>
          {shownCategories(treatment).map(({ title, urlPath }) => (
            <Link key={urlPath} to={categoryHref(urlPath)}>
              <img src={iconPathOf(urlPath)} alt="" width={24} height={24} />
              {shownCategory(title)}
            </Link>
          ))}
        </Trail>
        <ConditionPicture path={treatment.path} size={240} />
        <h1>
          {before}
          {joined !== undefined && <Joined>{joined}</Joined>}
          {after}
        </h1>
        <Lead>{sentencesOf(treatment.description).first}</Lead>
        <VisitFacts treatment={treatment} />
      </Words>
    </Root>
  );
}

const Root = styled.div`
  background: var(--tint);
`;

/* The words go around the picture; where text is so large that words need the whole line, there is none. */
const Words = styled(Container)`
  display: flow-root;
  padding-block: 12px;

  > h1,
  > p {
    margin: 0 0 8px;
  }

  /* Lines that go around the picture are not of one length. */
  > p {
    line-height: 1.4;
    text-wrap: pretty;
  }

  > svg {
    float: right;
    /* The longest word of a name has room beside it from 360 px on. */
    width: clamp(64px, 17vw, 170px);
    height: clamp(64px, 17vw, 170px);
    margin: 0 0 4px 2vw;

    ${media.belowSmallPhone} {
      display: none;
    }
  }

  ${media.md} {
    padding-block: 24px;

    > p {
      margin-bottom: 24px;
    }
  }
`;

/** "Abdominal Pain - Pediatric": no line begins with the dash. */
const Joined = styled.span`
  white-space: nowrap;
`;

const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 4px;
  font-size: var(--small);
  font-weight: 700;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
  }

  /* A slash before each link, which goes to the next line with it. Drawn, so that nobody hears it. */
  a + a {
    position: relative;
    padding-left: 16px;
  }

  a + a::before {
    content: '/' / '';
    position: absolute;
    left: 4px;
    color: var(--muted);
  }
`;
