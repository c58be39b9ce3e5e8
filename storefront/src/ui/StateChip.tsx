import { styled } from 'styled-components';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import { parseState } from '@front-door/shared/catalogue/states';
import { statesInOrder } from '@front-door/shared/catalogue/statesInOrder/en';
import { rememberState, useChosenState } from '../platform/chosenState';
import { Icon } from './Icon';
import { chevronDownIcon, mapPinIcon } from './icons';
import { question, yourState } from './stateChipTexts/en';

/**
 * The visitor's state as a chip: the same choice as in every panel, and kept as that. It has one size, whatever the name: the
 * state is known only once the page has been seen, and nothing may move then.
 */
export function StateChip() {
  const state = useChosenState();
  return (
    <Chip>
      <Icon of={mapPinIcon} size={16} />
      <Name aria-hidden>{state === undefined ? yourState : shownState(state)}</Name>
      <Icon of={chevronDownIcon} size={16} />
      <select
        aria-label={question}
        value={state ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          rememberState(parseState(target.value));
        }}
      >
        <option value="">{yourState}</option>
        {statesInOrder.map((name) => (
          // What is shown is the value where nothing else is said.
          <option key={name} value={shownState(name) === name ? undefined : name}>
            {shownState(name)}
          </option>
        ))}
      </select>
    </Chip>
  );
}

/** The longest words of a name have room, and two lines of them. */
const Name = styled.span`
  width: 7em;
`;

const Chip = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 44px;
  padding-inline: 8px;
  border: 2px solid var(--link);
  border-radius: 999px;
  background: var(--surface);
  color: var(--link);
  font-size: var(--small);
  font-weight: 700;
  line-height: 1.2;

  &:hover {
    background: var(--tint-strong);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  /* The whole chip is the field: one of its own width would be as wide as the longest of the names. */
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    font-size: var(--body);
    cursor: pointer;
  }

  /* It answers nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;
