import type { ReactNode } from 'react';
import { usePublicField } from './form-context';

interface PublicCheckboxProps {
  name: string;
  /** May hold links, as consents do. */
  label: ReactNode;
  /** What it waits for; until then it cannot be ticked. */
  waits?: string | undefined;
}

export function PublicCheckbox({ name, label, waits }: PublicCheckboxProps) {
  const field = usePublicField(name);
  return (
    <div className="pub-field">
      <div className="pub-check">
        <input
          {...field.describe(waits !== undefined)}
          type="checkbox"
          disabled={waits !== undefined}
          checked={field.value === true}
          onChange={(event) => field.change(event.target.checked)}
        />
        <label htmlFor={field.id}>{label}</label>
      </div>
      {waits ? (
        <div id={`${field.id}-help`} className="pub-muted">
          {waits}
        </div>
      ) : null}
      {field.error ? (
        <div id={`${field.id}-error`} className="pub-error">
          {field.error}
        </div>
      ) : null}
    </div>
  );
}
