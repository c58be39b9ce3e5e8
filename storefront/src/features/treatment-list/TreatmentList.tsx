import { useState } from 'react';
import { styled } from 'styled-components';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import { useOffered } from '../../platform/offers';
import { media } from '../../theme/breakpoints';
import { Button } from '../../ui/Button';
import { PlainList } from '../../ui/layout';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { ServiceCard } from './ServiceCard';
import { serviceCards } from './serviceCards';
import { treatmentsAnchor, useShowTreatments } from './useShowTreatments';

interface TreatmentListProps {
  readonly heading: string;
  /** The page's own heading, or one of a part of it. */
  readonly level: 'h1' | 'h2';
}

/** Everything that is treated, as cards of categories or as one list (specification 2.6). */
export function TreatmentList({ heading, level: Heading }: TreatmentListProps) {
  const [isList, setList] = useState(false);
  useShowTreatments();
  return (
    <div id={treatmentsAnchor}>
      <Top>
        <Heading>{heading}</Heading>
        <Button
          $variant="primaryBlueOutline"
          onClick={() => {
            setList(!isList);
          }}
        >
          {isList ? 'Display As Categories' : 'Display As List'}
        </Button>
      </Top>
      {isList ? <AllTreatments /> : <Cards level={Heading === 'h1' ? 'h2' : 'h3'} />}
    </div>
  );
}

function Cards({ level }: { readonly level: 'h2' | 'h3' }) {
  const isOffered = useOffered();
  return (
    <Grid>
      {serviceCards
        .filter(({ offer }) => isOffered(offer))
        .map((card) => (
          <ServiceCard key={card.href} card={card} level={level} />
        ))}
    </Grid>
  );
}

function AllTreatments() {
  const isOffered = useOffered();
  return (
    <Columns>
      {sortForDisplay(treatments)
        .filter(({ path }) => isOffered(path))
        .map(({ path, name }) => (
          <li key={path}>
            <TreatmentLink path={path} pictureSize={40}>
              {name}
            </TreatmentLink>
          </li>
        ))}
    </Columns>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-bottom: 24px;

  h1,
  h2 {
    margin: 0;
  }
`;

/* Whatever number of cards there is, the last one takes the rest of its row. */
const Grid = styled(PlainList)`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);

    > :last-child:nth-child(n) {
      grid-column: auto;
    }

    > :last-child:nth-child(3n + 1) {
      grid-column: span 3;
    }

    > :last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

const Columns = styled(PlainList)`
  columns: 240px 3;
  column-gap: 32px;

  li {
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }

  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
