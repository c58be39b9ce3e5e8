import { useId, useRef } from 'react';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, stethoscopeIcon, xIcon } from '../../ui/icons';
import { ClearChoice, Condition, Field, Shown } from './GetStarted.styles';
import * as texts from './panelTexts/en';

export interface Conditions {
  readonly options: readonly TreatmentSummary[];
  readonly onChoose: (path: string) => void;
  readonly onClear: () => void;
}

interface ConditionFieldProps {
  readonly conditions: Conditions;
  readonly chosen: TreatmentSummary | undefined;
}

/** The dropdown of a category's treatments. Once one is chosen an icon clears it. */
export function ConditionField({ conditions: { options, onChoose, onClear }, chosen }: ConditionFieldProps) {
  const id = useId();
  const shown = chosen && shownName(chosen);
  const select = useRef<HTMLSelectElement>(null);
  // Until then a choice may have been made that nobody knows of here.
  const isHydrated = useIsHydrated();
  return (
    <Condition>
      <label htmlFor={id}>{texts.chooseCondition}</label>
      <Field $pulses={false}>
        <select
          id={id}
          ref={select}
          value={chosen?.path ?? ''}
          autoComplete="off"
          onChange={({ target }) => {
            onChoose(target.value);
          }}
        >
          <option value="" disabled>
            {texts.chooseTreatment}
          </option>
          {options.map((option) => (
            <option key={option.path} value={option.path}>
              {shownName(option)}
            </option>
          ))}
        </select>
        {isHydrated && <Shown aria-hidden>{shown ?? texts.chooseTreatment}</Shown>}
        <Icon of={stethoscopeIcon} size={22} />
        {shown === undefined ? (
          <Icon of={chevronDownIcon} size={22} />
        ) : (
          <ClearChoice
            type="button"
            aria-label={texts.clear(shown)}
            onClick={() => {
              onClear();
              select.current?.focus();
            }}
          >
            <Icon of={xIcon} size={20} />
          </ClearChoice>
        )}
      </Field>
    </Condition>
  );
}
