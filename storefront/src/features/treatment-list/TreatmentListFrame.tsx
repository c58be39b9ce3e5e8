import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { sortForDisplay, treatments } from '@front-door/shared/catalogue/treatments';
import { useOffered } from '../../platform/offers';
import { viewMemory } from '../../platform/viewMemory';
import { Button } from '../../ui/Button';
import { PlainList } from '../../ui/layout';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { treatmentsAnchor, useShowTreatments } from './useShowTreatments';

interface TreatmentListFrameProps {
  readonly heading: string;
  /** The page's own heading, or one of a part of it. */
  readonly level: 'h1' | 'h2';
  /** What there is while not everything stands in one list. */
  readonly children: ReactNode;
}

const useIsList = viewMemory(false);

/** Everything that is treated, in one list or as the page likes (specification 2.6). */
export function TreatmentListFrame({ heading, level: Heading, children }: TreatmentListFrameProps) {
  const [isList, setList] = useIsList('list');
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
      {isList ? <AllTreatments /> : children}
    </div>
  );
}

function AllTreatments() {
  const isOffered = useOffered();
  return (
    <Columns>
      {sortForDisplay(treatments, shownName)
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

const Columns = styled(PlainList)`
  columns: 15rem 3;
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
    font-weight: 700;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
