import { useId } from 'react';
import { Complaint, Field } from './EmbedBuilder.styles';
import { complaintOf, embedFields, type EmbedField as Name } from './embed.model';

interface EmbedFieldProps {
  readonly name: Name;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One choice: a list, a color, or what is typed. */
export function EmbedField({ name, value, onChange }: EmbedFieldProps) {
  const id = useId();
  const field = embedFields[name];
  const complaint = complaintOf(name, value);
  const change = ({ target }: { readonly target: { readonly value: string } }) => {
    onChange(target.value);
  };

  return (
    <Field>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'choice' && (
        <select id={id} value={value} onChange={change}>
          {field.options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'color' && (
        <input id={id} type="color" value={value === '' ? field.initial : value} onChange={change} />
      )}
      {(field.kind === 'text' || field.kind === 'address') && (
        <input
          id={id}
          type={field.kind === 'address' ? 'url' : 'text'}
          value={value}
          placeholder={field.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-invalid={complaint !== undefined}
          aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
          onChange={change}
        />
      )}
      {complaint !== undefined && <Complaint id={`${id}-complaint`}>{complaint}</Complaint>}
    </Field>
  );
}
