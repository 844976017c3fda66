import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';

interface PublicFieldProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  children: ReactNode;
}

/** Label above, help under, error in its place: the frame of every public input. */
export function PublicField({ id, label, help, error, optional, children }: PublicFieldProps) {
  return (
    <div className="pub-field">
      <label htmlFor={id}>
        {label}
        {optional ? <span className="pub-muted"> ({t(common.optional)})</span> : null}
      </label>
      {children}
      {help ? (
        <div id={`${id}-help`} className="pub-help">
          {help}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className="pub-error">
          {error}
        </div>
      ) : null}
    </div>
  );
}
