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

  /* Each fact whole, and no dot at an end of a line: where a fact begins a line its dot is cut off with the edge. */
  overflow-x: clip;

  li {
    position: relative;
    left: -16px;
    display: inline-block;
    padding-left: 16px;
  }

  li + li::before {
    content: '·';
    position: absolute;
    left: 6px;
  }

  strong {
    color: var(--heading);
  }

  ${media.md} {
    display: flex;
    gap: 12px 24px;

    /* Five have no room in one row before there is much: three and two, so that none stands alone. */
    &:has(> :nth-child(5)) {
      display: grid;
      grid-template-columns: repeat(3, auto);
      justify-content: start;
    }

    li {
      position: static;
      display: grid;
      align-content: start;
      padding: 0;
      text-wrap: balance;
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

  ${media.xl} {
    &:has(> :nth-child(5)) {
      display: flex;
    }
  }
`;
