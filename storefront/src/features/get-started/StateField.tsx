import { useRef } from 'react';
import { shownState, statesInOrder } from '@front-door/shared/catalogue/names/en';
import { parseState, type UsState } from '@front-door/shared/catalogue/states';
import { rememberState } from '../../platform/chosenState';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, mapPinIcon, xIcon } from '../../ui/icons';
import { ClearChoice, Field, Shown } from './GetStarted.styles';
import * as texts from './panelTexts/en';

/** The state dropdown. It pulses until a state is chosen; then an icon clears it. */
export function StateField({ state }: { readonly state: UsState | undefined }) {
  const select = useRef<HTMLSelectElement>(null);
  // Until then a choice may have been made that nobody knows of here.
  const isHydrated = useIsHydrated();
  return (
    <Field $pulses={state === undefined}>
      <select
        ref={select}
        aria-label={texts.whichState}
        value={state ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          rememberState(parseState(target.value));
        }}
      >
        <option value="">{texts.whichState}</option>
        {statesInOrder.map((name) => (
          <option key={name} value={name}>
            {shownState(name)}
          </option>
        ))}
      </select>
      {isHydrated && <Shown aria-hidden>{state === undefined ? texts.whichState : shownState(state)}</Shown>}
      <Icon of={mapPinIcon} size={22} />
      {state === undefined ? (
        <Icon of={chevronDownIcon} size={22} />
      ) : (
        <ClearChoice
          type="button"
          aria-label={texts.clear(shownState(state))}
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
