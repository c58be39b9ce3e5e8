import { useRef } from 'react';
import { parseState, usStates, type UsState } from '@front-door/shared/catalogue/states';
import { rememberState } from '../../platform/chosenState';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, mapPinIcon, xIcon } from '../../ui/icons';
import { ClearChoice, Field, Shown } from './GetStarted.styles';

const placeholder = 'What state do you live in?';

/** The state dropdown. It pulses until a state is chosen; then an icon clears it. */
export function StateField({ state }: { readonly state: UsState | undefined }) {
  const select = useRef<HTMLSelectElement>(null);
  // Until then a choice may have been made that nobody knows of here.
  const isHydrated = useIsHydrated();
  return (
    <Field $pulses={state === undefined}>
      <select
        ref={select}
        aria-label={placeholder}
        value={state ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          rememberState(parseState(target.value));
        }}
      >
        <option value="">{placeholder}</option>
        {usStates.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {isHydrated && <Shown aria-hidden>{state ?? placeholder}</Shown>}
      <Icon of={mapPinIcon} size={22} />
      {state === undefined ? (
        <Icon of={chevronDownIcon} size={22} />
      ) : (
        <ClearChoice
          type="button"
          aria-label={`Clear ${state}`}
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
