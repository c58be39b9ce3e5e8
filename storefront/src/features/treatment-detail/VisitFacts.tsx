import { styled } from 'styled-components';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { visitFacts, type ShortFact } from '@front-door/shared/catalogue/facts/visitFacts';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

/**
 * What a visit for this comes to, in a row: its price in the visitor's state first. The state is known only once the page has
 * been seen, and nothing may move then: the price has a room that no words decide, and what is said or not said
 * where no visit can be had takes the room of what was seen.
 */
export function VisitFacts({ treatment }: { readonly treatment: TreatmentSummary }) {
  const facts = visitFacts(treatment, useChosenState());
  return (
    <Facts data-facts data-not-printed>
      {visitFacts(treatment, undefined).map((seen, index) => {
        const fact = facts[index];
        const isOther = index > 0 && fact?.value !== seen.value;
        return (
          <li key={seen.label}>
            {isOther ? (
              <Both>
                <span>{fact && <Words key={fact.label} fact={fact} />}</span>
                <Room aria-hidden>
                  <Words fact={seen} />
                </Room>
              </Both>
            ) : (
              fact && <Words key={fact.label} fact={fact} />
            )}
          </li>
        );
      })}
    </Facts>
  );
}

function Words({ fact: { value, label } }: { readonly fact: ShortFact }) {
  return (
    <>
      <strong>{value}</strong>
      {` ${label}`}
    </>
  );
}

/** What is said, in the room of what was seen: both in one place, as large as the larger. */
const Both = styled.span`
  display: inline-grid;
  /* Where one is empty they have no common baseline. */
  vertical-align: top;

  > * {
    grid-area: 1 / 1;
  }
`;

/** Words of which nothing is seen. */
const Room = styled.span`
  visibility: hidden;
`;

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

  /* In a line of its own, whatever it says. */
  ${media.belowMd} {
    li:first-child {
      display: block;
    }
  }

  /* The dot before nothing. */
  li:has(> span > :empty) {
    visibility: hidden;
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
    gap: 12px 16px;

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

    [aria-hidden] {
      display: none;
    }

    /* Value and label stand below each other. */
    li > span,
    li > span > span:not([aria-hidden]) {
      display: contents;
    }

    li:first-child {
      width: 10.5rem;
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
