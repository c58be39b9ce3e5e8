import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { Icon } from '../../ui/Icon';
import { chevronDownIcon, stethoscopeIcon } from '../../ui/icons';
import { ConditionLabel, Field } from './GetStarted.styles';

export interface Conditions {
  readonly options: readonly TreatmentSummary[];
  readonly onChoose: (path: string) => void;
}

interface ConditionFieldProps {
  readonly conditions: Conditions;
  readonly chosen: TreatmentSummary | undefined;
}

/** The dropdown of a category's treatments. */
export function ConditionField({ conditions: { options, onChoose }, chosen }: ConditionFieldProps) {
  return (
    <ConditionLabel>
      Choose Your Condition
      <Field $pulses={false}>
        <select
          value={chosen?.path ?? ''}
          autoComplete="off"
          onChange={({ target }) => {
            onChoose(target.value);
          }}
        >
          <option value="" disabled>
            Choose treatment
          </option>
          {options.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={stethoscopeIcon} size={22} />
        <Icon of={chevronDownIcon} size={22} />
      </Field>
    </ConditionLabel>
  );
}
