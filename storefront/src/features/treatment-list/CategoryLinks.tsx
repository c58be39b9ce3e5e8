import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shownCategory } from '@front-door/shared/catalogue/names/en';
import { keyOf } from '@front-door/shared/routing/local/en';
import { offerMark, useOffered } from '../../platform/offers';
import { record } from '../../platform/record';
import { media } from '../../theme/breakpoints';
import { Fold } from '../../ui/Fold';
import { PlainList } from '../../ui/layout';
import { allCategories } from './listTexts/en';
import { serviceCards } from './serviceCards';

/** Every category as a small link with its icon, for pages that have more to show than them. */
export function CategoryLinks() {
  const isOffered = useOffered();
  return (
    <Fold heading={<Heading>{allCategories}</Heading>} label={allCategories}>
      <Links>
        {serviceCards
          .filter(({ offer }) => isOffered(offer))
          .map(({ title, href, icon, offer }) => (
            <li key={href} data-offer={offerMark(offer)}>
              <Link
                to={href}
                onClick={() => {
                  record('category_click', { destination: keyOf(href) });
                }}
              >
                <img src={icon} alt="" width={32} height={32} loading="lazy" />
                {shownCategory(title)}
              </Link>
            </li>
          ))}
      </Links>
    </Fold>
  );
}

const Heading = styled.h3`
  margin: 0;
  font-size: var(--body);

  ${media.md} {
    margin-bottom: 12px;
  }
`;

const Links = styled(PlainList)`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 100%;
    min-height: 56px;
    padding: 4px 8px;
    /* Seen where colors are forced. */
    border: 1px solid transparent;
    border-radius: var(--radius-card);
    background: var(--tint);
    color: var(--heading);
    font-size: var(--small);
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
  }

  a:hover {
    background: var(--tint-strong);
    color: var(--link);
  }

  img {
    flex: none;
    width: 32px;
    height: 32px;
  }
`;
