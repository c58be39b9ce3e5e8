import { useRef } from 'react';
import { shownState } from '@front-door/shared/catalogue/stateNames/en';
import type { UsState } from '@front-door/shared/catalogue/states';
import { statesInOrder } from '@front-door/shared/catalogue/statesInOrder/en';
import { rememberState } from '../../platform/chosenState';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, mapPinIcon, xIcon } from '../../ui/icons';
import { ClearChoice, Field, Shown } from './GetStarted.styles';
import * as texts from './panelTexts/en';

/** The state dropdown. It pulses until a state is chosen; then an icon clears it. */
export function StateField({ state }: { readonly state: UsState | undefined }) {
  const shown = state && shownState(state);
  const select = useRef<HTMLSelectElement>(null);
  // Until then a choice may have been made that nobody knows of here.
  const isHydrated = useIsHydrated();
  return (
    <Field $pulses={state === undefined}>
      <select
        ref={select}
        aria-label={texts.whichState}
        value={shown ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          // The first says that there is none.
          rememberState(statesInOrder[target.selectedIndex - 1]);
        }}
      >
        <option value="">{texts.whichState}</option>
        {statesInOrder.map((name) => (
          <option key={name}>{shownState(name)}</option>
        ))}
      </select>
      {isHydrated && <Shown aria-hidden>{shown ?? texts.whichState}</Shown>}
      <Icon of={mapPinIcon} size={22} />
      {shown === undefined ? (
        <Icon of={chevronDownIcon} size={22} />
      ) : (
        <ClearChoice
          type="button"
          aria-label={texts.clear(shown)}
          onClick={() => {
            rememberState(undefined);
            select.current?.focus();
          }}
        >
          <Icon of={xIcon} size={20} />
        </ClearChoice>
      )}
    </Field>
  );
}
