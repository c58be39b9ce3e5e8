import { styled } from 'styled-components';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { visitFacts } from '@front-door/shared/catalogue/facts/visitFacts';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

/** What a visit for this comes to, in a row: its price in the visitor's state first. */
export function VisitFacts({ treatment }: { readonly treatment: TreatmentSummary }) {
  return (
    <Facts data-facts data-not-printed>
      {visitFacts(treatment, useChosenState()).map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong>
          {` ${label}`}
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled(PlainList)`
  color: var(--muted);
  font-size: var(--small);
  line-height: 1.4;

  li {
    display: inline;
  }

  li + li::before {
    content: ' · ';
  }

  strong {
    color: var(--heading);
  }

  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;

    li {
      display: grid;
    }

    li + li::before {
      content: none;
    }

    strong {
      font-size: var(--body);
    }
  }

  ${media.lg} {
    column-gap: 32px;

    strong {
      font-size: var(--lead);
    }
  }
`;
