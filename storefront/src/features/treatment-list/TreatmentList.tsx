import { styled } from 'styled-components';
import { useOffered } from '../../platform/offers';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';
import { ServiceCard } from './ServiceCard';
import { serviceCards } from './serviceCards';
import { TreatmentListFrame } from './TreatmentListFrame';

interface TreatmentListProps {
  readonly heading: string;
  /** The page's own heading, or one of a part of it. */
  readonly level: 'h1' | 'h2';
}

/** Everything that is treated, as cards of categories or as one list (specification 2.6). */
export function TreatmentList({ heading, level }: TreatmentListProps) {
  const isOffered = useOffered();
  return (
    <TreatmentListFrame heading={heading} level={level}>
      <Grid>
        {serviceCards
          .filter(({ offer }) => isOffered(offer))
          .map((card) => (
            <ServiceCard key={card.href} card={card} level={level === 'h1' ? 'h2' : 'h3'} />
          ))}
      </Grid>
    </TreatmentListFrame>
  );
}

/* Whatever number of cards there is, the last one takes the rest of its row. */
const Grid = styled(PlainList)`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr));

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
