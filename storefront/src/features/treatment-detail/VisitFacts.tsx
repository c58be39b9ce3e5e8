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
          <strong>{value}</strong> {label}
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled(PlainList)`
  clear: both;
  font-size: 0.9375rem;
  line-height: 1.4;

  li {
    display: inline;
    color: var(--muted);
  }

  li + li::before {
    content: '· ';
  }

  strong {
    color: var(--heading);
    font-weight: 800;
  }

  li:first-child strong {
    font-size: 1.0625rem;
  }

  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 0;

    li {
      display: grid;
      padding-inline: 0 20px;
    }

    li + li {
      padding-left: 20px;
      border-left: 1px solid var(--line);
    }

    li + li::before {
      content: none;
    }

    strong,
    li:first-child strong {
      font-size: 1.1875rem;
    }
  }
`;
