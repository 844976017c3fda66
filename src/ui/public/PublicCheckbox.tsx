import type { ReactNode } from 'react';
import { usePublicField } from './form-context';

interface PublicCheckboxProps {
  name: string;
  /** May hold links, as consents do. */
  label: ReactNode;
}

export function PublicCheckbox({ name, label }: PublicCheckboxProps) {
  const field = usePublicField(name);
  return (
    <div className="pub-field">
      <div className="pub-check">
        <input
          {...field.describe(false)}
          type="checkbox"
          checked={field.value === true}
          onChange={(event) => field.change(event.target.checked)}
        />
        <label htmlFor={field.id}>{label}</label>
      </div>
      {field.error ? (
        <div id={`${field.id}-error`} className="pub-error">
          {field.error}
        </div>
      ) : null}
    </div>
  );
}
