import { styled } from 'styled-components';
import type { Licensure } from '@front-door/shared/catalogue/licensure';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { brand } from '../../platform/brand';
import { useChosenState } from '../../platform/chosenState';
import { media } from '../../theme/breakpoints';
import { PhoneLink } from '../../ui/PhoneLink';
import { StateChip } from '../../ui/StateChip';
import { chooseState, firstOf, noneIn } from './licensureTexts/en';

/** Asks for the visitor's state, whose licenses then come first, and says how many there are. */
export function StateFirst({ list }: { readonly list: readonly Licensure[] }) {
  const state = useChosenState();
  const count = list.filter((row) => row.state === state).length;
  return (
    <Root>
      <StateChip />
      <output>
        {state === undefined
          ? chooseState
          : count > 0
            ? firstOf(count, shownState(state))
            : noneIn(shownState(state), <PhoneLink number={brand.phone} />)}
      </output>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 16px;

  /* What it says may need two lines on phones: the list below stays where it is. */
  ${media.belowMd} {
    align-content: start;
    min-height: calc(44px + 8px + 3.2em);
  }

  @media (scripting: none) {
    display: none;
  }
`;
