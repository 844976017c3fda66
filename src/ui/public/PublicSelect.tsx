import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import { usePublicField } from './form-context';
import { PublicField } from './PublicField';

interface PublicSelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  help?: ReactNode;
  optional?: boolean;
}

export function PublicSelect({ name, label, options, help, optional }: PublicSelectProps) {
  const field = usePublicField(name);
  return (
    <PublicField id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <div className="pub-input">
        <select
          {...field.describe(Boolean(help))}
          value={typeof field.value === 'string' ? field.value : ''}
          required={!optional}
          onChange={(event) => field.change(event.target.value)}
        >
          <option value="">{t(common.choose)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </PublicField>
  );
}
