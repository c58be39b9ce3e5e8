import { useRef } from 'react';
import { parseState, usStates, type UsState } from '@front-door/shared/catalogue/states';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, mapPinIcon, xIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/layout';
import type { GetStartedEvent } from './getStarted.model';
import { ClearState, Field } from './GetStarted.styles';

interface StateFieldProps {
  readonly state: UsState | undefined;
  readonly send: (event: GetStartedEvent) => void;
}

const placeholder = 'What state do you live in?';

/** The state dropdown. It pulses until a state is chosen; then an icon clears it. */
export function StateField({ state, send }: StateFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  return (
    <Field $pulses={state === undefined}>
      <label>
        <VisuallyHidden>{placeholder}</VisuallyHidden>
        <select
          ref={select}
          value={state ?? ''}
          autoComplete="off"
          onChange={({ target }) => {
            const chosen = parseState(target.value);
            send(chosen === undefined ? { type: 'clear-state' } : { type: 'choose-state', state: chosen });
          }}
        >
          <option value="">{placeholder}</option>
          {usStates.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Icon of={mapPinIcon} size={22} />
      {state === undefined ? (
        <Icon of={chevronDownIcon} size={22} />
      ) : (
        <ClearState
          type="button"
          aria-label={`Clear ${state}`}
          onClick={() => {
            send({ type: 'clear-state' });
            select.current?.focus();
          }}
        >
          <Icon of={xIcon} size={20} />
        </ClearState>
      )}
    </Field>
  );
}
